// Rules between the files of data/, each a function that looks at the records without a mistake of their own. A new one is
// a function here and a name in the list at the end.
import { globSync } from 'node:fs';
import { lexer } from 'marked';
import { formatAnchor } from '../features/policies/policy-html.ts';
import { listFitting, writeReason } from '../features/lists/vehicle-lists.ts';
import { reasonTokens } from '../features/lists/list.schema.ts';
import { trueSavingsPercent } from '../features/rentals/rental-price.ts';
import { conditions } from '../features/vehicles/conditions.ts';
import { roadClasses, vehicleUses } from '../features/vehicles/vehicle-uses.ts';
import { formatUsd } from '../lib/format.ts';
import { listTokenNames, mapTexts } from '../lib/tokens.ts';
import type { Data } from './data.ts';
import { findNearest } from './mistake.ts';
import { listFigures, listPagePaths, listVehiclesOnSale } from './references.ts';

const quote = (text: string) => JSON.stringify(text);

/** Figures that pages calculate with, by the file in data/figures that holds them. */
const requiredFigures: Readonly<Record<string, readonly string[]>> = {
  delivery: [
    'delivery-rental-included-miles',
    'delivery-rental-per-mile',
    'delivery-free-minimum-purchase',
    'delivery-in-stock-time',
  ],
  returns: ['returns-new-window', 'returns-used-window', 'returns-new-restocking', 'returns-used-restocking'],
  service: ['service-hourly-rate'],
};

/** Figures are checked before the texts that quote them: without them, those texts wait. */
export function checkFigures(data: Data): void {
  if (!data.isComplete(['figures/*.yaml'])) return;
  const figures = listFigures(data);
  for (const [name, ids] of Object.entries(requiredFigures)) {
    for (const id of ids.filter((id) => figures.find((figure) => figure.id === id)?.value === undefined)) {
      const expected = 'this figure as a number; pages of the site calculate with it';
      data.addToFile(`figures/${name}.yaml`, `no number with the id ${id}`, expected, 'figures/*.yaml');
    }
  }
}

/** A retired vehicle keeps no file: its address would be a page and lead elsewhere. */
function checkRetired(data: Data): void {
  const retired = data.find('retired-vehicles.yaml');
  retired?.value.vehicles.forEach(({ id }, index) => {
    if (!data.listIds('vehicles/*.yaml').includes(id)) return;
    const expected = 'an id without a file in data/vehicles; "retired: true" in that file is enough';
    retired.report(['vehicles', index, 'id'], quote(id), expected);
  });
}

/** Vehicles of a brand have different names, which their titles in search results are made of. */
function checkNames(data: Data): void {
  const vehicles = listVehiclesOnSale(data);
  vehicles.forEach(({ value, report }, index) => {
    const isSame = (other: typeof value) => other.name === value.name && other.brandId === value.brandId;
    const other = vehicles.slice(0, index).find((earlier) => isSame(earlier.value));
    if (other) report(['name'], quote(value.name), `another name; ${other.file} has this one already`);
  });
}

/** A brand's lineup holds its own vehicles, and texts name the range of new ones only where there are any. */
function checkBrands(data: Data): void {
  const vehicles = listVehiclesOnSale(data);
  for (const { id: brandId, value, report } of data.list('brands/*.yaml')) {
    const lineup = value.page?.lineupVehicleIds ?? [];
    lineup.forEach((id, index) => {
      const owner = vehicles.find((vehicle) => vehicle.id === id)?.value.brandId ?? brandId;
      const isKnown = data.listIds('brands/*.yaml').includes(owner);
      if (lineup.indexOf(id) === index && (owner === brandId || !isKnown)) return;
      report(['page', 'lineupVehicleIds', index], quote(id), 'a vehicle of this brand, each once');
    });
    const hasNew = vehicles.some(
      (record) => record.value.brandId === brandId && record.value.condition === 'new',
    );
    if (hasNew || !data.isComplete(['vehicles/*.yaml'])) continue;
    mapTexts(value, (text, at) => {
      if (listTokenNames(text).includes('brand.newRange'))
        report(at, '{{brand.newRange}}', 'words without this figure; the brand has no new vehicle');
      return text;
    });
  }
}

/** A featured cart is new, and the words of its picture name each accessory that its price holds. */
function checkFeatured(data: Data): void {
  const featured = data.find('featured-carts.yaml');
  featured?.value.carts.forEach(({ vehicleId, picture, accessories }, index) => {
    const condition = data.list('vehicles/*.yaml').find(({ id }) => id === vehicleId)?.value.condition;
    if (condition !== undefined && condition !== 'new') {
      const found = `"${vehicleId}", which is ${condition}`;
      featured.report(['carts', index, 'vehicleId'], found, 'a new vehicle, since its card says so');
    }
    const alt = picture?.alt.toLowerCase();
    const unnamed = accessories.find(({ name }) => alt?.includes(name.toLowerCase()) === false);
    if (picture && unnamed) {
      const expected = `a text that names each accessory that the picture shows, "${unnamed.name}" too`;
      featured.report(['carts', index, 'picture', 'alt'], quote(picture.alt), expected);
    }
  });
}

/** A list finds vehicles, has a sentence for each, and names the figures of one vehicle in those sentences only. */
function checkLists(data: Data): void {
  const vehicles = listVehiclesOnSale(data).map(({ id, value }) => ({ ...value, id }));
  for (const { value, report } of data.list('lists/*.yaml')) {
    const { head, hero, notes, warranty } = value;
    mapTexts({ head, hero, notes, warranty }, (text, at) => {
      const name = listTokenNames(text).find((token) => reasonTokens.includes(token));
      if (name !== undefined)
        report(at, `{{${name}}}`, 'this token under reasons only: each cart has its own');
      return text;
    });
    const fitting = listFitting(value, vehicles);
    if (fitting.length === 0 && data.isComplete(['vehicles/*.yaml'])) {
      const found = 'conditions that no file in data/vehicles fulfills';
      report(['rule'], found, 'a rule that at least one vehicle fulfills; without any, delete the file');
    }
    const without = value.reasons && fitting.find((vehicle) => writeReason(vehicle, value) === undefined);
    if (without) {
      const expected = 'one more sentence, without the tokens that only used carts have';
      report(['reasons'], `no sentence for data/vehicles/${without.id}.yaml`, expected);
    }
  }
}

/** A printed saving is never above the true one. */
function checkRentals(data: Data): void {
  const record = data.find('rental-plans.yaml');
  const plans = (record?.value.groups ?? []).flatMap((group, groupIndex) =>
    group.plans.map((plan, index) => ({ group, plan, at: ['groups', groupIndex, 'plans', index] })),
  );
  for (const { group, plan, at } of plans) {
    const daily = group.plans.find(({ days }) => days === 1);
    if (plan.savingsPercent === undefined || !daily) continue;
    const saving = trueSavingsPercent(plan, daily.priceUsd);
    if (plan.savingsPercent <= saving) continue;
    const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
    record?.report([...at, 'savingsPercent'], String(plan.savingsPercent), expected);
  }
}

/** The example of a loan pays less than the price at once. */
function checkLoan(data: Data): void {
  const example = data.find('payment-example.yaml');
  const vehicle = data.list('vehicles/*.yaml').find(({ id }) => id === example?.value.vehicleId);
  if (!example || !vehicle || example.value.downPaymentUsd < vehicle.value.priceUsd) return;
  const expected = `less than ${formatUsd(vehicle.value.priceUsd)}, the price in ${vehicle.file}`;
  example.report(['downPaymentUsd'], String(example.value.downPaymentUsd), expected);
}

/** A chip above the inventory is a choice that its filter has. */
function checkChips(data: Data): void {
  const inventory = data.find('pages/inventory.yaml');
  const { filters, chips = [] } = inventory?.value ?? {};
  const bands = filters?.price.map(({ value }) => value) ?? [];
  const upTo = filters?.priceUpToUsd.map((usd) => `up-to-${usd}`) ?? [];
  const known: Readonly<Record<string, readonly string[]>> = {
    condition: conditions,
    price: [...bands, ...upTo],
    use: vehicleUses,
    road: roadClasses,
  };
  chips.forEach(({ filter, value }, index) => {
    const values = known[filter];
    if (!values || values.includes(value)) return;
    const expected = `one of: ${values.filter((choice) => choice !== 'all').join(', ')}`;
    inventory?.report(['chips', index, 'value'], quote(value), expected, findNearest(value, values));
  });
}

/** The picture of a financing partner is a file in public/. */
function checkPartners(data: Data): void {
  const partners = data.find('financing-partners.yaml');
  const images = globSync('**/*.*', { cwd: 'public' }).map((file) => `/${file.replaceAll('\\', '/')}`);
  partners?.value.partners.forEach(({ image }, index) => {
    if (image === undefined || images.includes(image)) return;
    const at = ['partners', index, 'image'];
    partners.report(at, quote(image), 'the address of a file in public/', findNearest(image, images));
  });
}

/** A policy quotes the figures that it is about. */
function checkQuotes(data: Data): void {
  for (const { value, source, report } of data.list('policies/*.md')) {
    const quoted = listTokenNames(source.text);
    value.figuresFrom.forEach((name, index) => {
      const figures = data.list('figures/*.yaml').find(({ id }) => id === name)?.value.figures ?? [];
      for (const { id } of figures.filter((figure) => !quoted.includes(figure.id))) {
        const found = `${name}, but {{${id}}} is nowhere in the text`;
        report(['figuresFrom', index], found, `every figure of data/figures/${name}.yaml`);
      }
    });
  }
}

const linkPattern = /\]\(\s*<?([^)\s>]*)/g;
/** Lists and quotes this deep take the Markdown parser minutes. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){21}|\[{100}/m;

/** Links in policies lead to a page, to a heading of their text, to a file or to another site. */
function checkLinks(data: Data): void {
  const pages = listPagePaths(data);
  const isComplete = data.isComplete(['brands/*.yaml', 'counties/*.yaml', 'policies/*.md']);
  for (const { source, reportInText: report } of data.list('policies/*.md')) {
    const lines = source.body.split('\n');
    const deep = lines.findIndex((line) => tooDeep.test(line));
    if (source.body.trim() === '') report(0, 'no text', 'the text of the policy');
    if (deep >= 0) {
      report(deep, 'brackets, lists or quotes inside each other, too many to read', 'a few');
      continue;
    }
    const anchors = lexer(source.body).flatMap((token) =>
      token.type === 'heading' ? [`#${formatAnchor(token as Parameters<typeof formatAnchor>[0])}`] : [],
    );
    lines.forEach((line, index) => {
      for (const [, href = ''] of line.matchAll(linkPattern)) {
        if (/^(https?:|mailto:|tel:|\{\{)/i.test(href)) continue;
        const known = href.startsWith('#') ? anchors : pages;
        const [path = ''] = href.startsWith('#') ? [href] : href.split(/[#?]/);
        const isFile = /^\/.*\.\w+$/.test(path);
        if (known.includes(path) || isFile || (path.startsWith('/') && !isComplete)) continue;
        const expected = href.startsWith('#')
          ? 'a heading of this text, in small letters and with hyphens'
          : 'the address of a page of this site, which starts with "/", or a full one with https://';
        report(index, `a link to "${href}"`, expected, findNearest(path, known));
      }
    });
  }
}

const rules = [
  checkRetired,
  checkNames,
  checkBrands,
  checkFeatured,
  checkLists,
  checkRentals,
  checkLoan,
  checkChips,
  checkPartners,
  checkQuotes,
  checkLinks,
];

/** Reports whatever breaks a rule. */
export function checkRules(data: Data): void {
  for (const check of rules) check(data);
}
