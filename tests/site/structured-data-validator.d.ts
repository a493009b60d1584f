// Types of the validator, which comes without: the part that the tests use.
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** Properties that are missing or wrong. */
    fieldNames: string[];
  }

  export default class Validator {
    /** Checks the nodes of a page's graph, grouped by their type. */
    validate(data: { jsonld: Partial<Record<string, Record<string, unknown>[]>> }): Promise<Issue[]>;
  }
}
