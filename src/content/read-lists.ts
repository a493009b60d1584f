// Reads data/lists/*.yaml: pages of carts that a rule finds.
import { listPath } from '../lib/site/paths.ts';
import { formatNumber } from '../lib/site/format.ts';
import { fillTemplate, listTokenNames, mapTexts } from '../lib/site/tokens.ts';
import { listFitting, writeReason } from '../lib/vehicles/vehicle-lists.ts';
import { listTokens, reasonTokens, type VehicleList } from '../schemas/list.ts';
import type { Link } from '../schemas/section.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { Addresses } from './addresses.ts';
import type { DataFolder, DataRecord, TokenRules } from './data-folder.ts';

/** Most words of a list's own: more of them, and the page is about its words instead of its carts. */
const mostWords = 300;

type ListRecord = DataRecord<Omit<VehicleList, 'id'>>;

/** The lists in the order of their links, each with its carts and why each of them is on it. */
export function readLists(
  folder: DataFolder,
  rules: TokenRules,
  {
    vehicleRecords,
    categories,
    addresses,
  }: { vehicleRecords: readonly VehicleRecord[]; categories: readonly string[]; addresses: Addresses },
) {
  const records = folder.readRecords('lists', { ...rules, localNames: [...listTokens, ...reasonTokens] });
  // Carts with a mistake of their own are left out; a list may well have been about them.
  const areAllRead = vehicleRecords.length === folder.listRecordIds('vehicles').length;
  const lists = records.map((record) => {
    const { value, id } = record;
    record.checkReferences('rule.categories.*', categories, 'the category of a file in data/vehicles');
    checkWords(record);
    addresses.claimHead(record, [
      [['head', 'title'], value.head.title],
      [['head', 'description'], value.head.description],
    ]);
    const fitting = listFitting(value, vehicleRecords);
    if (fitting.length === 0 && areAllRead) {
      const expected = 'a rule that at least one vehicle fulfils; without any, delete the file';
      record.report(['rule'], 'conditions that no file in data/vehicles fulfils', expected);
    }
    const entries = fitting.flatMap((cart) => {
      const reason = writeReason(cart, value);
      return reason === undefined ? [] : [{ vehicleId: cart.id, reason }];
    });
    const without = fitting.find((cart) => !entries.some(({ vehicleId }) => vehicleId === cart.id));
    if (without) {
      const expected = 'one more sentence, without the tokens that only used carts have';
      record.report(['reasons'], `no sentence for data/vehicles/${without.id}.yaml`, expected);
    }
    const { head, hero, notes } = value;
    const words = { head, hero, notes };
    const count = formatNumber(entries.length);
    // A token of a cart outside the reasons is reported above, and would stop the filling.
    const filled = findCartToken(record) === undefined ? fillTemplate(words, { 'list.count': count }) : words;
    return { ...value, ...filled, id, entries };
  });
  const ordered = lists.toSorted((a, b) => a.position - b.position);
  return {
    lists: ordered,
    /** Links to all lists. */
    listLinks: ordered.map(({ id, label }): Link => ({ label, path: listPath(id) })),
  };
}

/** Reports too many words, and tokens where nothing can fill them. */
function checkWords(record: ListRecord): void {
  const { hero, notes } = record.value;
  const count = [hero.lead, ...notes].join(' ').split(/\s+/).length;
  if (count > mostWords) {
    const expected = `at most ${mostWords} words with the sentence of the hero`;
    record.report(['notes'], `${count} words`, expected);
  }
  const token = findCartToken(record);
  if (token)
    record.report(token.at, `{{${token.name}}}`, 'this token under reasons only: each cart has its own');
}

/** The first token of a cart outside the reasons. */
function findCartToken({ value }: ListRecord): { at: (string | number)[]; name: string } | undefined {
  const { head, hero, notes } = value;
  const found: { at: (string | number)[]; name: string }[] = [];
  mapTexts({ head, hero, notes }, (text, at) => {
    for (const name of listTokenNames(text)) if (reasonTokens.includes(name)) found.push({ at, name });
    return text;
  });
  return found[0];
}
