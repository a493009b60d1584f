// Diagnostics as GitHub shows them: beside the line of the file, in a pull request.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
import { isError, listSentences, type Diagnostic } from '../content/engine/diagnostic.ts';

/** The command that has GitHub show a diagnostic at its place: "::error file=data/dealer.yaml,line=24,...::...". */
export function formatAnnotation(diagnostic: Diagnostic): string {
  const { severity, file, line, field } = diagnostic;
  const title = field || (isError(diagnostic) ? 'Form of the file' : 'The whole file');
  const message = listSentences(diagnostic).map((words) => words.join(' '));
  return formatCommand(severity, { file, line, title }, message.join('\n'));
}

/** A command of a line, whatever its texts hold; a property without a value is left out. */
export function formatCommand(
  name: 'error' | 'warning',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const written = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`],
  );
  return `::${name} ${written.join()}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Colons and commas end a property. */
function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
