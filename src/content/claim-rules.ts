// Claims that a text may make only with what proves them: that carts may use the road, terms of a loan, offers with a
// condition. Tests of the built pages look for the same.
import { listConditionalClaims } from '../features/financing/conditional-claims.ts';
import { listIncompleteLoanLines, listMonthlyFees } from '../features/financing/credit-terms.ts';
import { listMatchingVehicles } from '../features/lists/vehicle-lists.ts';
import { areStreetLegal } from '../features/rentals/rental-roads.ts';
import { isStreetLegal } from '../features/vehicles/vehicle.ts';
import { beltClaims, cartClaims, findClaims, roadClaims } from '../features/vehicles/road-claims.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import { mapTexts } from '../lib/tokens.ts';
import type { Data } from './data.ts';
import { getAt, quote, type Path } from './mistake.ts';

/** A text that pages print, with its tokens filled. */
interface Text {
  /** Its file below data/. */
  path: string;
  at: Path;
  text: string;
  /** The texts of the same record, or three lines above and below. */
  beside: readonly string[];
  report: (found: string, expected: string) => void;
}

function listTexts(data: Data): Text[] {
  return data.records.flatMap(({ path, value: record, body, report }) => {
    const texts: Text[] = [];
    const add = (text: string, at: Path, beside: readonly string[], line?: number) =>
      texts.push({ path, at, text, beside, report: (...words) => report(line ?? at, ...words) });
    mapTexts(record, (text, at) => {
      const isAddress = /^(\/|https?:)\S*$/.test(text) || /(^|[a-z])id$/i.test(String(at.at(-1)));
      const field = at.findLastIndex((key) => typeof key === 'string');
      const fields = Object.values(getAt(record, at.slice(0, field)) as object).flat() as unknown[];
      const beside = fields.filter((other) => typeof other === 'string');
      if (!isAddress) add(text, at, beside);
      return text;
    });
    const lines = body.split('\n');
    lines.forEach((line, index) => {
      const beside = lines.slice(Math.max(0, index - 3), index + 4);
      // Each cell of a table is a text.
      for (const text of line.split('|')) add(text, ['text'], beside, index);
    });
    return texts;
  });
}

/** Files with words on the pages of rentals. */
const rentalFiles = ['rental-plans.yaml', 'pages/rentals.yaml', 'policies/rental-policy.md'];

/** Only the law, and texts about low-speed vehicles, may say that carts drive on the street. */
function checkRoadClaims(data: Data, texts: readonly Text[]): void {
  if (!data.isComplete('vehicles/*.yaml', 'lists/*.yaml', 'rental-plans.yaml')) return;
  const vehicles = data.listVehicles().map(({ id, value }) => ({ ...value, id }));
  const roadVehicles = vehicles.filter(isStreetLegal);
  const roadLists = data.list('lists/*.yaml').filter(({ value }) => {
    const carts = listMatchingVehicles(value, vehicles);
    return carts.length > 0 && carts.every(isStreetLegal);
  });
  const proofs = [
    'low-speed-vehicle',
    ...roadVehicles.flatMap(({ id }) => [id, vehiclePath(id)]),
    ...roadLists.map(({ id }) => listPath(id)),
  ];
  const provenFiles = [
    'street-legal.yaml',
    ...roadVehicles.map(({ id }) => `vehicles/${id}.yaml`),
    ...roadLists.map(({ path }) => path),
    ...(areStreetLegal(data.get('rental-plans.yaml').groups, vehicles) ? rentalFiles : []),
  ];
  for (const { path, at, text, beside, report } of texts) {
    // The words of the law and of the maker, which say what a cart is not.
    const isQuoted = at.includes('cartRule') || at.includes('roadClassSource');
    if (isQuoted || provenFiles.includes(path) || beside.some((name) => proofs.includes(name))) continue;
    const isOfOneCart = /^(vehicles\/|featured-carts)/.test(path);
    const claims = [
      ...(isOfOneCart ? cartClaims : roadClaims),
      ...(rentalFiles.includes(path) ? beltClaims : []),
    ];
    const expected =
      'a question, or words that do not send carts onto the street; only a cart with "roadClass: low-speed-vehicle" and its source may be called that, in its own file';
    for (const claim of findClaims(text, claims)) report(quote(claim), expected);
  }
}

/** A term of a loan is named with all others, which data/payment-example.yaml prints. */
function checkCreditTerms(data: Data, texts: readonly Text[]): void {
  const fees = listMonthlyFees(data.listFigures());
  for (const { path, text, report } of texts) {
    if (path === 'payment-example.yaml' || listIncompleteLoanLines([text], fees).length === 0) continue;
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
  for (const { path, at, text, beside, report } of texts) {
    const isPolicy = path.startsWith('policies/');
    const isForSearch = at.some((key) => searchKeys.test(String(key)) && (key !== 'description' || isPolicy));
    if (isForSearch || path.startsWith('figures/')) continue;
    for (const { pattern, condition, advice } of offers)
      if (pattern.test(text) && !condition.test(beside.join(' ')))
        report(`${quote(text)}, an offer without its condition`, advice);
  }
}

/** Reports claims without proof. */
export function checkClaims(data: Data): void {
  const texts = listTexts(data);
  checkCreditTerms(data, texts);
  checkOffers(data, texts);
  checkRoadClaims(data, texts);
}
