// What `npm audit` reports, judged by the project's policy: no known weakness of grade high or critical in what the site
// is built and run with, but for exceptions that say why and until when. Used by npm run audit.

/** A weakness that is accepted for a time. */
export interface AuditException {
  /** As the advisory's address ends: "GHSA-xxxx-xxxx-xxxx". */
  advisory: string;
  /** Why it cannot harm this site. */
  reason: string;
  /** Last day on which that counts, as "2027-01-31". */
  until: string;
}

/** The parts of the report of `npm audit --json` that are read. */
export interface AuditReport {
  vulnerabilities: Record<string, { via: (string | Advisory)[] }>;
}

interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
}

const gradesThatCount = ['high', 'critical'];

/** What is wrong on the day `today`, one sentence each; none means that the policy is kept. */
export function judgeAudit(
  { vulnerabilities }: AuditReport,
  exceptions: readonly AuditException[],
  today: string,
): string[] {
  // A package that depends on a weak one names it as text; the advisory itself stands with the weak one.
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .filter(({ severity }) => gradesThatCount.includes(severity));
  const advisories = new Map(found.map((advisory) => [advisory.url.split('/').at(-1) ?? '', advisory]));
  const accepted = new Map(exceptions.map((exception) => [exception.advisory, exception]));
  return [
    ...[...advisories].flatMap(([id, { name, title, url, severity }]) => {
      const until = accepted.get(id)?.until;
      if (until !== undefined && until >= today) return [];
      const ended = until === undefined ? '' : `; its exception ended on ${until}`;
      return [`${name} (${severity}): ${title}, ${url}${ended}`];
    }),
    ...exceptions
      .filter(({ advisory }) => !advisories.has(advisory))
      .map(({ advisory }) => `the exception for ${advisory} is needed no longer: delete it`),
  ];
}
