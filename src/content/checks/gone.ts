// Pages, vehicles and reviewed texts of the published version that this one has lost.
import { formatDate } from '../../lib/format.ts';
import type { DataFile } from '../engine/data-file.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** A vehicle whose file is gone, and whose old URL leads nowhere. */
export function findVanishedVehicles({
  published,
  vehicles,
  retiredVehicles,
}: Pick<CheckContext, 'published' | 'vehicles' | 'retiredVehicles'>): Finding[] {
  const known = new Set([...vehicles, ...retiredVehicles].map(({ id }) => id));
  return [...published.keys()].flatMap((file) => {
    const id = /^vehicles\/([^/]+)\.yaml$/.exec(file)?.[1];
    if (id === undefined || known.has(id)) return [];
    return {
      file: 'retired-vehicles.yaml',
      at: ['vehicles'],
      found: `no entry for ${id}, whose file is gone, so that its old links lead nowhere`,
      expected: `is it sold or retired? "git restore data/vehicles/${id}.yaml" brings its file back, and "retired: true" in it keeps its old links; if it only has a new name, give the file its old one (${id}.yaml)`,
    };
  });
}

/** A URL of a town, county, brand or policy that was published and is none any more. */
export function findMovedPages({
  published,
  pagePaths,
}: Pick<CheckContext, 'published' | 'pagePaths'>): Finding[] {
  return [...published].flatMap(([file, { text }]) =>
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

/** URLs that a file of a kind with pages gave them. */
function listPaths(file: string, text: string): string[] {
  if (!/^(brands|counties|policies)\//.test(file)) return [];
  return [...text.matchAll(/^ *(?:- )?path: *["']?(\/[\w/-]+)/gm)].map(([, path = '']) => path);
}

/** A policy whose text changed while the day of its last review did not. */
export function findUnreviewedChanges({
  published,
  files,
  policies,
}: Pick<CheckContext, 'published' | 'files' | 'policies'>): Finding[] {
  return policies.flatMap(({ id, lastReviewed }) => {
    const file = `policies/${id}.md`;
    const [before, now] = [published.get(file), files.get(file)];
    if (!before || !now || readMarkdownText(before) === readMarkdownText(now)) return [];
    const { lastReviewed: reviewedBefore } = (before.value ?? {}) as { lastReviewed?: unknown };
    if (reviewedBefore !== lastReviewed) return [];
    return {
      file,
      at: ['lastReviewed'],
      found: `${formatDate(lastReviewed)}, as before, and the text has changed`,
      expected: 'write the day of this change, if somebody read the whole text through',
    };
  });
}

/** The text below the fields, whatever its ends of lines. */
function readMarkdownText({ body }: DataFile): string {
  return body.replaceAll('\r\n', '\n');
}
