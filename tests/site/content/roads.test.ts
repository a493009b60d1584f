// Where one may drive, from every page in one step: the law of each state, every town and its rule.
import { describe, expect, test } from 'vitest';
import { getCounties, getLists, getPageCopy, getStateLaw, getTowns } from '../../../src/content/site.ts';
import { homePath, listPath, townRoadsPath } from '../../../src/lib/paths.ts';
import { getPage } from '../built-site.ts';
import { getMain, listLinks, readMainText, readText } from '../page-parts.ts';

const counties = getCounties();
const towns = getTowns();
const { others, none } = getPageCopy('county').streetLegal.rules;
const hrefsOf = (path: string) => listLinks(getMain(path)).map(({ href }) => href);
const roadLists = getLists().filter(({ roads }) => roads !== undefined);

describe.each(roadLists)('/carts/$id', ({ id }) => {
  const path = listPath(id);

  test('says what the law of each state is, and is one tap away from home', () => {
    const text = readMainText(path);
    const unsaid = counties.filter(({ state }) => !text.includes(getStateLaw(state).answer));
    expect(unsaid.map(({ name }) => name)).toEqual([]);
    expect(hrefsOf(homePath)).toContain(path);
  });

  test('leads to every town, with its rule beside the link or, above the link, that none was found', () => {
    const main = getMain(path);
    const wrong = towns.filter((town) => {
      const row = main.find(`a[href="${townRoadsPath(town.path)}"]`).closest('li');
      const note = readText(row.closest('ul').prev('p'));
      const isUnruled = [others, none].includes(note);
      return (
        row.length !== 1 ||
        !readText(row).includes(town.cartRule?.summary ?? town.name) ||
        isUnruled === (town.cartRule !== undefined)
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('every town answers with the law of its state and its own rule, or that alone where it forbids carts', () => {
  const wrong = towns.filter(({ path, state, cartRule }) => {
    const isForbidden = cartRule !== undefined && cartRule.forbids.length > 0;
    const text = readText(getMain(path).find('#roads'));
    return (
      text.includes(getStateLaw(state).answer) === isForbidden || !text.includes(cartRule?.summary ?? '')
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('header, mobile menu and footer lead to all counties', () => {
  const { $ } = getPage(homePath);
  for (const part of ['header nav[aria-label=Main]', 'header astro-island', 'footer']) {
    const hrefs = listLinks($(part)).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(counties.map(({ path }) => path)));
  }
});
