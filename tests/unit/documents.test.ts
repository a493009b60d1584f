import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = ['README.md', 'src/README.md', 'src/studio/README.md', 'netlify/README.md'];
/** Staff make them with the first photograph and the first logo. */
const madeLater = ['data/vehicles/photos/', 'data/financing/logos/'];

/** What a heading is called in a link, as the hosts of repositories make it: "Before going live" is "before-going-live". */
function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Links of a document within the repository that lead nowhere. */
function listBrokenLinks(path: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].flatMap(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    const leadsSomewhere =
      existsSync(target) &&
      (anchor === undefined || listAnchors(readFileSync(target, 'utf8')).includes(anchor));
    return leadsSomewhere ? [] : [link];
  });
}

/** Files and folders that a document names by their path, "*" for several; names with a gap to fill in are left out. */
function listNamedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:data|netlify|public|src|tests)\/[\w./*-]*)`/g)].map(([, path = '']) => path);
}

describe.each(documents)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  test('links to what exists', () => {
    expect(listBrokenLinks(path, text)).toEqual([]);
  });

  test('names files and folders that exist', () => {
    const named = listNamedPaths(text).filter((name) => !madeLater.includes(name));
    expect(named).not.toEqual([]);
    expect(named.filter((name) => globSync(name).length === 0)).toEqual([]);
  });
});
