// What staff are told of a data folder, without the line that counts it.
import { checkContent } from '../../src/content/check.ts';
import { formatProblem } from '../../src/content/problem.ts';
import { formatWarnings, listWarnings } from '../../src/content/warnings/list-warnings.ts';

/** Every mistake of a folder; where there is none, every warning. */
export async function listMessages(root: string): Promise<string> {
  const { content, problems, ...seen } = await checkContent(root);
  if (!content) return problems.map(formatProblem).join('\n\n');
  return (formatWarnings(listWarnings(content, seen)) ?? '').replace(/^.*\n\n/, '');
}
