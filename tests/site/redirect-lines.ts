// The lines of the built _redirects for the tests.
import { readBuiltFile } from './built-site.ts';

interface RedirectLine {
  from: string;
  to: string;
  status: string;
}

/** Every line, in the order in which the host reads them. */
export const redirects: readonly RedirectLine[] = readBuiltFile('/_redirects')
  .toString()
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    return { from, to, status };
  });
