// Claims that a text may make only with what proves them: that carts may use the road, terms of a loan, offers with a
// condition. Tests of the built pages look for the same.
import { listConditionalClaims } from '../features/financing/conditional-claims.ts';
import { listBareTerms, listMonthlyFees } from '../features/financing/credit-terms.ts';
import { listFitting } from '../features/lists/vehicle-lists.ts';
import { areRoadRentals } from '../features/rentals/rental-roads.ts';
import { isForRoad } from '../features/vehicles/vehicle.ts';
import {
  beltClaim,
  findAssertions,
  findCartClaims,
  findRoadClaims,
} from '../features/vehicles/road-claims.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import { mapTexts } from '../lib/tokens.ts';
import type { Data, DataRecord } from './data.ts';
import { getAt, quote, type Path } from './mistake.ts';

/** A text that pages print, with its tokens filled. */
interface Text {
  record: DataRecord<unknown>;
  at: Path;
  text: string;
  /** The texts of the same record, or the lines above and below. */
  beside: readonly string[];
  report: (found: string, expected: string) => void;
}

/** Lines of a policy above and below that count as beside one. */
const reach = 3;

function listTexts(record: DataRecord<unknown>): Text[] {
  const texts: Text[] = [];
  mapTexts(record.value, (text, at) => {
    const isAddress = /^(\/|https?:)\S*$/.test(text) || /(^|[a-z])id$/i.test(String(at.at(-1)));
    const owner = at.findLastIndex((key) => typeof key === 'string');
    const fields = Object.values(getAt(record.value, at.slice(0, owner)) as object).flat() as unknown[];
    const beside = fields.filter((value) => typeof value === 'string');
    const report: Text['report'] = (found, expected) => record.report(at, found, expected);
    if (!isAddress) texts.push({ record, at, text, beside, report });
    return text;
  });
  const lines = record.body.split('\n');
  lines.forEach((line, index) => {
    const beside = lines.slice(Math.max(0, index - reach), index + reach + 1);
    const report: Text['report'] = (found, expected) => record.report(index, found, expected);
    // Each cell of a table is a text.
    for (const text of line.split('|')) texts.push({ record, at: ['text'], text, beside, report });
  });
  return texts;
}

/** Files with words on the pages of rentals. */
const rentalFiles = ['data/rental-plans.yaml', 'data/pages/rentals.yaml', 'data/policies/rental-policy.md'];

/** Only the law, and texts about low-speed vehicles, may say that carts drive on the street. */
function checkRoadClaims(data: Data, texts: readonly Text[]): void {
  const vehicles = data.listVehicles().map(({ id, value }) => ({ ...value, id }));
  const roadIds = vehicles.filter(isForRoad).map(({ id }) => id);
  const roadLists = data.list('lists/*.yaml').filter(({ value }) => {
    const carts = listFitting(value, vehicles);
    return carts.length > 0 && carts.every(isForRoad);
  });
  const roadListPaths = roadLists.map(({ id }) => listPath(id));
  const roadNames = ['low-speed-vehicle', ...roadIds, ...roadIds.map(vehiclePath), ...roadListPaths];
  const rentals = data.list('rental-plans.yaml').flatMap(({ value }) => value.groups);
  const provenFiles = [
    'data/street-legal.yaml',
    ...roadIds.map((id) => `data/vehicles/${id}.yaml`),
    ...roadLists.map(({ file }) => file),
    ...(areRoadRentals(rentals, vehicles) ? rentalFiles : []),
  ];
  for (const { record, at, text, beside, report } of texts) {
    // The words of the law and of the maker, which say what a cart is not.
    const isQuoted = at.includes('cartRule') || at.includes('roadClassSource');
    if (isQuoted || provenFiles.includes(record.file) || beside.some((name) => roadNames.includes(name)))
      continue;
    const isOfOneCart = record.kind === 'vehicles/*.yaml' || record.kind === 'featured-carts.yaml';
    const claims = [
      ...(isOfOneCart ? findCartClaims : findRoadClaims)(text),
      ...findAssertions(text, rentalFiles.includes(record.file) ? [beltClaim] : []),
    ];
    const expected =
      'a question, or words that do not send carts onto the street; only a cart with "roadClass: low-speed-vehicle" and its source may be called that, in its own file';
    for (const claim of claims) report(quote(claim), expected);
  }
}

/** A term of a loan is named with all others, which data/payment-example.yaml prints. */
function checkCreditTerms(data: Data, texts: readonly Text[]): void {
  const fees = listMonthlyFees(data.listFigures());
  for (const { record, text, report } of texts) {
    if (record.kind === 'payment-example.yaml' || listBareTerms([text], fees).length === 0) continue;
    const expected =
      'words without the months or the amount; what is paid by the month for something else is a figure with per: month';
    report(`${quote(text)}, a term of a loan without the others`, expected);
  }
}

/** Fields for search results. The condition of an offer is on the page itself. */
const searchKeys = /^(head|keywords|metaTitle|description|descriptions|descriptionTemplate)$/;

/** An offer has its condition beside it. */
function checkOffers(data: Data, texts: readonly Text[]): void {
  const dealer = data.find('dealer.yaml');
  const freeFrom = data.listFigures().find(({ id }) => id === 'delivery-free-minimum-purchase')?.value;
  if (!dealer || freeFrom === undefined) return;
  const offers = listConditionalClaims(dealer.creditCondition, freeFrom);
  for (const { record, at, text, beside, report } of texts) {
    const isPolicy = record.kind === 'policies/*.md';
    const isForSearch = at.some((key) => searchKeys.test(String(key)) && (key !== 'description' || isPolicy));
    if (isForSearch || record.kind === 'figures/*.yaml') continue;
    for (const { pattern, condition, advice } of offers)
      if (pattern.test(text) && !condition.test(beside.join(' ')))
        report(`${quote(text)}, an offer without its condition`, advice);
  }
}

/** Reports claims without proof. Those about the road wait until all files that prove them can be read. */
export function checkClaims(data: Data): void {
  const texts = data.records.flatMap(listTexts);
  checkCreditTerms(data, texts);
  checkOffers(data, texts);
  if (data.isComplete('vehicles/*.yaml', 'lists/*.yaml', 'rental-plans.yaml')) checkRoadClaims(data, texts);
}
