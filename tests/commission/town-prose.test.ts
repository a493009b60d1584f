// 95 pages of towns must not read like one page with the name changed. Names of places give way to one word first, so that
// only what is said of a town counts.
import { expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { buildTownPageData } from '../../src/content/builders/town-page-data.ts';
import { findPart, getMain, readText, type Selection } from '../site/page-parts.ts';

const content = getContent();
const { counties, dealer, municipalities } = content;

/** Most that two pages may have in common of their runs of five words. */
const greatestSimilarity = 0.5;
/** Sentences of each page that stand on no other. */
const leastOwn = 3;

const names = [
  ...municipalities.map(({ name }) => name),
  ...counties.flatMap(({ name, seat, stateName }) => [name, name.replace(/ County$/, ''), seat, stateName]),
  ...dealer.showrooms.map(({ city }) => city),
].toSorted((a, b) => b.length - a.length);
const anyName = new RegExp(`\\b(${names.map((name) => RegExp.escape(name)).join('|')})\\b`, 'g');

/** Lines of what a page says: headings and texts, without what is rightly alike: the prices of rentals, services, contact, maps. */
function listLines(path: string): string[] {
  const town = municipalities.find((candidate) => candidate.path === path);
  if (!town) throw new Error(`no town at ${path}`);
  const { copy } = buildTownPageData(town, content);
  const main = getMain(path).clone();
  for (const { title } of [copy.rental, copy.services, copy.contact, copy.map, copy.callToAction]) {
    findPart(main, title).remove();
  }
  main.find('nav, table, svg, script, .hidden').remove();
  return main
    .find('h1, h2, h3, p, li, dt, dd, blockquote')
    .toArray()
    .map((element): Selection => main.find(element))
    .filter((element) => element.find('p, h3').length === 0)
    .map((element) => readText(element).replaceAll(anyName, 'Place'));
}

const pages = municipalities.map(({ path }) => {
  const lines = listLines(path);
  const letters =
    lines
      .join(' ')
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? [];
  return {
    path,
    sentences: new Set(lines.flatMap((line) => line.split(/(?<=[.?!])\s+/))),
    runs: new Set(letters.slice(4).map((_, index) => letters.slice(index, index + 5).join(' '))),
  };
});

test('no two pages of towns share more than half of their runs of five words', () => {
  const alike = pages.flatMap((a, index) =>
    pages.slice(index + 1).map((b) => {
      const shared = a.runs.intersection(b.runs).size;
      return { pair: `${a.path} and ${b.path}`, similarity: shared / (a.runs.size + b.runs.size - shared) };
    }),
  );
  expect(alike).toHaveLength((pages.length * (pages.length - 1)) / 2);
  expect(pages.every(({ runs }) => runs.size > 150)).toBe(true);
  const worst = alike
    .filter(({ similarity }) => similarity > greatestSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity);
  expect(worst.map(({ pair, similarity }) => `${pair}: ${similarity.toFixed(3)}`)).toEqual([]);
});

test(`each page of a town says at least ${leastOwn} sentences that stand on no other`, () => {
  const counts = new Map<string, number>();
  for (const { sentences } of pages) {
    for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const few = pages.filter(({ sentences }) => {
    const own = [...sentences].filter((text) => counts.get(text) === 1 && text.split(' ').length >= 5);
    return own.length < leastOwn;
  });
  expect(few.map(({ path }) => path)).toEqual([]);
});

/** How often a page may say its town's name, titles, labels of the map and URLs aside. */
const mostNamed = 12;

test.each(municipalities)('$path says its name as often as a person would', ({ path, name }) => {
  const main = getMain(path).clone();
  main.find('nav, svg, script').remove();
  expect(readText(main).split(name).length - 1).toBeLessThanOrEqual(mostNamed);
});
