// What visitors could reach or trust in the published version and cannot in this one.
import { parseDocument } from 'yaml';
import { formatDate } from '../../lib/site/format.ts';
import type { Content } from '../load.ts';
import type { PublishedFiles } from './published.ts';
import type { Finding } from './warning.ts';

/** Warns of a vehicle whose file is gone, and whose old address leads nowhere. */
export function warnOfVanishedVehicles(
  published: PublishedFiles,
  { vehicleRecords, retiredVehicles }: Pick<Content, 'vehicleRecords' | 'retiredVehicles'>,
): Finding[] {
  const known = new Set([...vehicleRecords, ...retiredVehicles].map(({ id }) => id));
  return [...published.keys()].flatMap((file) => {
    const id = /^vehicles\/([^/]+)\.yaml$/.exec(file)?.[1];
    if (id === undefined || known.has(id)) return [];
    return {
      file: 'retired-vehicles.yaml',
      at: ['vehicles'],
      found: `no entry for ${id}, whose file is gone, so that its old links lead nowhere`,
      expected: `is it sold or retired? "git restore data/vehicles/${id}.yaml" brings its file back, then "npm run new -- retire ${id}" keeps its old links; if it only has a new name, give the file its old one (${id}.yaml)`,
    };
  });
}

/** Warns of an address of a town, county, brand or policy that was published and is none any more. */
export function warnOfMovedPages(
  published: PublishedFiles,
  { pagePaths }: Pick<Content, 'pagePaths'>,
): Finding[] {
  return [...published].flatMap(([file, text]) =>
    listPaths(file, text)
      .filter((path) => !pagePaths.includes(path))
      .map((path) => ({
        file,
        at: [],
        found: `no page at ${path}, an address that is published`,
        expected:
          'write this address again, since links elsewhere lead to it; a new one needs a redirect by a developer',
      })),
  );
}

/** Addresses that a file of a kind with pages gave them. */
function listPaths(file: string, text: string): string[] {
  if (!/^(brands|counties|policies)\//.test(file)) return [];
  return [...text.matchAll(/^ *(?:- )?path: *["']?(\/[\w/-]+)/gm)].map(([, path = '']) => path);
}

/** Warns of a policy whose text changed while the day of its last review did not. */
export function warnOfUnreviewedChanges(
  published: PublishedFiles,
  texts: ReadonlyMap<string, string>,
  { policies }: Pick<Content, 'policies'>,
): Finding[] {
  return policies.flatMap(({ id, lastReviewed }) => {
    const file = `policies/${id}.md`;
    const [before, now] = [published.get(file), texts.get(file)].map((text) => text && readBody(text));
    if (before === undefined || before === now || readReview(published.get(file)) !== lastReviewed) return [];
    return {
      file,
      at: ['lastReviewed'],
      found: `${formatDate(lastReviewed)}, as before, and the text has changed`,
      expected: 'write the day of this change, if somebody read the whole text through',
    };
  });
}

/** The text below the fields, whatever its ends of lines. */
function readBody(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^---\n[\s\S]*?\n---\n/, '');
}

function readReview(text = ''): unknown {
  const document = parseDocument(text.replace(/^---\r?\n/, '').split(/\n---\r?\n/, 1)[0] ?? '', {
    logLevel: 'silent',
  });
  return document.get('lastReviewed');
}
