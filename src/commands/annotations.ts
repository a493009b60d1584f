// Mistakes and warnings as GitHub shows them: beside the line of the file, in a pull request.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
import type { DataProblem, Doubt } from '../content/problem.ts';

/** The command that has GitHub show a mistake in a data file: "::error file=data/dealer.yaml,line=24,...::...". */
export function formatError({ file, line, field, ...words }: DataProblem): string {
  const { found, expected, meaning, suggestion } = words;
  const message = [
    `found: ${found}`,
    `expected: ${expected}`,
    ...(meaning ? [`meaning: ${meaning}`] : []),
    ...(suggestion ? [`perhaps: ${suggestion}`] : []),
  ];
  return formatCommand('error', { file, line, title: field || 'Form of the file' }, message.join('\n'));
}

/** The command for what is probably a slip. */
export function formatWarning({ file, line, field, found, advice }: Doubt): string {
  const message = `found: ${found}\nadvice: ${advice}`;
  return formatCommand('warning', { file, line, title: field || 'The whole file' }, message);
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
