// Where one may drive, from every page in one step: the menu's entry, the law of each state, every town and its rule.
import { describe, expect, test } from 'vitest';
import {
  getCounties,
  getLists,
  getPageCopy,
  getStateLaw,
  getStreetLegal,
  getTowns,
  getVehicles,
} from '../../../src/content/site.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { homePath, listPath, townRoadsPath, vehiclePath } from '../../../src/lib/paths.ts';
import { getPage, pages } from '../built-site.ts';
import { listLinks, readMainText, readText } from '../page-parts.ts';

const counties = getCounties();
const lists = getLists();
const municipalities = getTowns();
const stateLaws = getStreetLegal().states;
const vehicles = getVehicles();
const rulesCopy = getPageCopy('county').all.rules;
const roadLists = lists.filter(({ roads }) => roads !== undefined);
const hrefsOf = (path: string) => listLinks(getPage(path).$('main')).map(({ href }) => href);

describe.each(roadLists.map(({ id }) => listPath(id)))('%s', (path) => {
  test('says what the law of each state is', () => {
    const text = readMainText(path);
    const answers = stateLaws.filter(({ state }) => counties.some((county) => county.state === state));
    expect(answers.filter(({ answer }) => !text.includes(answer))).toEqual([]);
  });

  test('leads to its carts in stock above the towns, each with its price', () => {
    const ids = lists.find(({ id }) => listPath(id) === path)?.entries.map(({ vehicleId }) => vehicleId);
    const inStock = vehicles.filter((vehicle) => ids?.includes(vehicle.id) && vehicle.inStock);
    const links = listLinks(getPage(path).$('main section').first());
    const wrong = inStock.filter(({ id, priceUsd }) => {
      const [link] = links.filter(({ href }) => href === vehiclePath(id));
      return !link?.name.includes(formatUsd(priceUsd));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('leads to the roads of every town, with its rule beside the link where it has one', () => {
    const { $ } = getPage(path);
    const wrong = municipalities.filter((town) => {
      const row = $(`main a[href="${townRoadsPath(town.path)}"]`).closest('li');
      return row.length !== 1 || !readText(row).includes(town.cartRule?.summary ?? town.name);
    });
    expect(wrong.map(({ path: townPath }) => townPath)).toEqual([]);
  });

  test('says above the towns without a rule of their own that none was found, and of no other', () => {
    const { $ } = getPage(path);
    const wrong = municipalities.filter((town) => {
      const above = $(`main a[href="${townRoadsPath(town.path)}"]`)
        .closest('ul')
        .prev('p');
      const isUnruled = [rulesCopy.others, rulesCopy.none].includes(readText(above));
      return isUnruled === (town.cartRule !== undefined);
    });
    expect(wrong.map(({ path: townPath }) => townPath)).toEqual([]);
  });

  test('leads to the answer for each town: the law of its state and its own rule, or that alone where it forbids carts', () => {
    const wrong = municipalities.filter(({ path: townPath, state, cartRule }) => {
      const isForbidden = cartRule !== undefined && cartRule.forbids.length > 0;
      const { answer } = getStateLaw(state);
      const text = readText(getPage(townPath).$('#roads'));
      return text.includes(answer) === isForbidden || !text.includes(cartRule?.summary ?? '');
    });
    expect(wrong.map(({ path: townPath }) => townPath)).toEqual([]);
  });

  test('names the carts in stock that are golf carts by their record, and no other, beside those of the list', () => {
    const listed = lists.find(({ id }) => listPath(id) === path)?.entries.map(({ vehicleId }) => vehicleId);
    const golfCarts = vehicles.filter(({ roadClass, inStock }) => roadClass === 'golf-cart' && inStock);
    const expected = new Set([...(listed ?? []), ...golfCarts.map(({ id }) => id)].map(vehiclePath));
    expect(new Set(hrefsOf(path).filter((href) => href.startsWith('/vehicles/')))).toEqual(expected);
  });

  test('is one tap away from home', () => {
    expect(hrefsOf(homePath)).toContain(path);
  });
});

test('the menus of every page lead to all counties', () => {
  const wrong = pages.filter(({ $ }) =>
    ['header nav[aria-label=Main]', 'header astro-island', 'footer'].some((part) => {
      const hrefs = new Set(listLinks($(part)).map(({ href }) => href));
      return counties.some((county) => !hrefs.has(county.path));
    }),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
