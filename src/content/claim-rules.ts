// Claims that a text may make only with what proves them: that carts may use the road, terms of a loan, offers with a
// condition. Tests of the built pages look for the same.
import { listConditionalClaims } from '../features/financing/conditional-claims.ts';
import { listBareTerms, listMonthlyFees } from '../features/financing/credit-terms.ts';
import { listFitting } from '../features/lists/vehicle-lists.ts';
import { areRoadRentals } from '../features/rentals/rental-roads.ts';
import { isForRoad } from '../features/vehicles/related-vehicles.ts';
import {
  beltClaim,
  findAssertions,
  findCartClaims,
  findRoadClaims,
} from '../features/vehicles/road-claims.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import { mapTexts } from '../lib/tokens.ts';
import type { Data, DataRecord } from './data.ts';
import { getAt } from './mistake.ts';
import { listFigures, listVehiclesOnSale } from './references.ts';

/** A text that pages print, with its tokens filled. */
interface Text {
  record: DataRecord<unknown>;
  at: readonly (string | number)[];
  text: string;
  /** The texts of the record around it, itself included, or the lines above and below. */
  beside: string;
  report: (found: string, expected: string) => void;
}

/** Lines of a policy that count as beside one. */
const reach = 3;

function listTexts(record: DataRecord<unknown>): Text[] {
  const texts: Text[] = [];
  mapTexts(record.value, (text, at) => {
    const owner = at.findLastIndex((key) => typeof key === 'string');
    const around = getAt(record.value, at.slice(0, owner));
    const beside = Object.values(around as object)
      .flat()
      .filter((value) => typeof value === 'string');
    const report: Text['report'] = (found, expected) => record.report(at, found, expected);
    if (!/^(\/|https?:)\S*$/.test(text) && !/(^|[a-z])id$/i.test(String(at.at(-1))))
      texts.push({ record, at, text, beside: beside.join(' '), report });
    return text;
  });
  const lines = record.body.split('\n');
  lines.forEach((line, index) => {
    const beside = lines.slice(Math.max(0, index - reach), index + reach + 1).join(' ');
    const report: Text['report'] = (found, expected) => record.reportInText(index, found, expected);
    // Each cell of a table is a text.
    for (const text of line.split('|')) texts.push({ record, at: ['text'], text, beside, report });
  });
  return texts;
}

const clip = (text: string) => (text.length > 90 ? `${text.slice(0, 80).trim()}...` : text.trim());

/** Fields of a vehicle with the words of its maker or of the law, or with none. */
const exemptFields = ['roadClassSource', 'source', 'externalUrl', 'file'];

/** The texts of a vehicle send it onto the street only where its road class does. */
function checkVehicleClaims(data: Data): void {
  for (const record of listVehiclesOnSale(data).filter(({ value }) => !isForRoad(value))) {
    for (const { at, text, report } of listTexts(record)) {
      if (at.some((key) => exemptFields.includes(String(key)))) continue;
      for (const claim of findCartClaims(text)) {
        const expected =
          'words that do not send it onto the street, or roadClass: low-speed-vehicle with its source';
        report(JSON.stringify(claim), expected);
      }
    }
  }
}

/** Files with words on the pages of rentals. */
const rentalFiles = ['rental-plans.yaml', 'pages/rentals.yaml', 'policies/rental-policy.md'];

/** Texts about carts at large send none onto the street, unless they are about such carts alone. */
function checkStreetClaims(data: Data, texts: readonly Text[]): void {
  const vehicles = listVehiclesOnSale(data).map(({ id, value }) => ({ ...value, id }));
  const roadIds = vehicles.filter(isForRoad).map(({ id }) => id);
  const isRoadOnly = (carts: readonly { id: string }[]) =>
    carts.length > 0 && carts.every(({ id }) => roadIds.includes(id));
  const roadLists = data.list('lists/*.yaml').filter(({ value }) => isRoadOnly(listFitting(value, vehicles)));
  const roadPaths = [...roadIds.map(vehiclePath), ...roadLists.map(({ id }) => listPath(id))];
  const areRentals = areRoadRentals(data.find('rental-plans.yaml')?.value.groups ?? [], vehicles);

  /** Whether a text is the law's, or about carts for the road alone. */
  const isExempt = ({ record, at, beside }: Text): boolean => {
    const { kind, id, source } = record;
    const words = beside.split(/[\s()]+/);
    if (kind === 'street-legal.yaml' || kind === 'vehicles/*.yaml' || at.includes('cartRule')) return true;
    if (kind === 'lists/*.yaml' && roadLists.some((list) => list.id === id)) return true;
    if (kind === 'pages/inventory.yaml' && at[0] === 'chips' && words.includes('low-speed-vehicle'))
      return true;
    if (areRentals && rentalFiles.includes(source.path)) return true;
    if (kind === 'brands/*.yaml' && at[0] === 'series') {
      const { series } = record.value as { series: readonly { id: string }[] };
      const seriesId = series[Number(at[1])]?.id;
      return isRoadOnly(vehicles.filter((cart) => cart.brandId === id && cart.seriesId === seriesId));
    }
    if (kind === 'featured-carts.yaml' && words.some((word) => roadIds.includes(word))) return true;
    return kind !== 'policies/*.md' && words.some((word) => roadPaths.includes(word));
  };
  for (const text of texts.filter((candidate) => !isExempt(candidate))) {
    const { record, report } = text;
    const words = text.text.replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, (link, path: string) =>
      roadPaths.includes(path) ? '' : link,
    );
    const isRental = rentalFiles.includes(record.source.path);
    const claims = [
      ...(record.kind === 'featured-carts.yaml' ? findCartClaims(words) : findRoadClaims(words)),
      ...(isRental ? findAssertions(words, [beltClaim]) : []),
    ];
    for (const claim of claims) {
      const expected =
        'a question, or words that do not send carts onto the street; a cart with a road class may be called that on its own page';
      report(JSON.stringify(claim), expected);
    }
  }
}

/** A term of a loan is named with all others, which data/payment-example.yaml prints. */
function checkCreditTerms(data: Data, texts: readonly Text[]): void {
  const fees = listMonthlyFees(listFigures(data));
  for (const { record, text, report } of texts) {
    if (record.kind === 'payment-example.yaml' || listBareTerms([text], fees).length === 0) continue;
    const expected =
      'words without the months or the amount; what is paid by the month for something else is a figure with per: month';
    report(`"${clip(text)}", a term of a loan without the others`, expected);
  }
}

/** Fields for search results: the condition is read on the page. */
const searchKeys = /^(head|keywords|metaTitle|descriptions|descriptionTemplate)$/;

/** An offer has its condition beside it. */
function checkOffers(data: Data, texts: readonly Text[]): void {
  const dealer = data.find('dealer.yaml');
  const freeFrom = listFigures(data).find(({ id }) => id === 'delivery-free-minimum-purchase')?.value;
  if (!dealer || freeFrom === undefined) return;
  const offers = listConditionalClaims(dealer.value.creditCondition, freeFrom);
  for (const { record, at, text, beside, report } of texts) {
    const isForSearch =
      at.some((key) => searchKeys.test(String(key))) ||
      (record.kind === 'policies/*.md' && at[0] === 'description');
    if (isForSearch || record.kind === 'figures/*.yaml') continue;
    for (const { pattern, condition, advice } of offers)
      if (pattern.test(text) && !condition.test(beside))
        report(`"${clip(text)}", an offer without its condition`, advice);
  }
}

/** Reports claims without proof. Those about carts at large wait until all files can be read. */
export function checkClaims(data: Data): void {
  const texts = data.records.flatMap(listTexts);
  checkVehicleClaims(data);
  checkCreditTerms(data, texts);
  checkOffers(data, texts);
  if (data.isComplete(['vehicles/*.yaml', 'lists/*.yaml', 'brands/*.yaml', 'rental-plans.yaml']))
    checkStreetClaims(data, texts);
}
