// Gathers what the warnings of src/lib/data-warnings.ts look at (records, last commit, photographs), and words them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readToday } from '../lib/clock.ts';
import { brands } from '../lib/data/brands.ts';
import {
  counties,
  getCounty,
  getSeatCoordinates,
  listMunicipalities,
  municipalities,
} from '../lib/data/counties.ts';
import { dealer } from '../lib/data/dealer.ts';
import { getDeliveryFigures } from '../lib/data/figures.ts';
import { featuredCarts, rentalGroups } from '../lib/data/offers.ts';
import { pages } from '../lib/data/pages.ts';
import { formatPath, formatPlace } from '../lib/data/problem.ts';
import { dataRoot, listFileNames, readAllTexts } from '../lib/data/read-data.ts';
import { getStateLaw } from '../lib/data/street-legal.ts';
import { getVehicle, vehicleRecords } from '../lib/data/vehicles.ts';
import { parseSource } from '../lib/data/yaml-source.ts';
import { listDataWarnings, listPrices, type WarningView } from '../lib/data-warnings.ts';
import { findNearest } from '../lib/distance.ts';
import { buildCountyTokens, buildTownTokens, listNeighbors } from '../lib/place-view.ts';
import { listRelatedVehicles } from '../lib/related-vehicles.ts';
import { describeInSearch } from '../lib/seo/page-heads.ts';
import { summarizeSeries } from '../lib/series.ts';
import { fillTemplate } from '../lib/tokens.ts';
import { findTownBands } from '../lib/town-words.ts';

/** A text that lists what is probably a slip in data/, or undefined. Only for data without a mistake. */
export async function describeDataWarnings(): Promise<string | undefined> {
  const texts = new Map(readAllTexts().map(({ path, text }) => [path, text]));
  const warnings = listDataWarnings(await gatherView(texts));
  if (warnings.length === 0) return undefined;
  const blocks = warnings.map(({ file, at, found, advice }) => {
    const text = texts.get(file);
    const line = text === undefined ? undefined : parseSource(file, text, 0).lineOf(at);
    const place =
      line === undefined
        ? `data/${file}`
        : formatPlace({ file: `data/${file}`, line, field: formatPath(at) });
    return `${place}\n  found:    ${found}\n  advice:   ${advice}`;
  });
  const count = `${blocks.length} ${blocks.length === 1 ? 'thing' : 'things'} to look at in data/`;
  return [`${count} (the site is built all the same)`, ...blocks].join('\n\n');
}

async function gatherView(texts: ReadonlyMap<string, string>): Promise<WarningView> {
  return {
    today: readToday(dealer.timeZone),
    priceChanges: listPriceChanges(texts),
    vehicles: vehicleRecords,
    rentalGroups,
    linkedVehicleIds: listLinkedVehicleIds(),
    searchDescriptions: listSearchDescriptions(),
    photos: await measurePhotos(),
    dealer,
  };
}

function listPriceChanges(texts: ReadonlyMap<string, string>): WarningView['priceChanges'] {
  const changed = runGit('diff', '--name-only', '--relative', 'HEAD', '--', '.').split('\n');
  return changed.flatMap((file) => {
    const text = texts.get(file);
    if (text === undefined || !file.endsWith('.yaml')) return [];
    const before = listPrices(parse(runGit('show', `HEAD:./${file}`)));
    return [...listPrices(parse(text))].flatMap(([name, { at, usd }]) => {
      const earlier = before.get(name)?.usd;
      return earlier === undefined || earlier === usd ? [] : [{ file, at, before: earlier, now: usd }];
    });
  });
}

/** What git says about data/; nothing where there is no git, no repository or no such file in it. */
function runGit(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: dataRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function listLinkedVehicleIds(): ReadonlySet<string> {
  const onBrandPages = brands.flatMap(({ id, page, series }) => {
    if (!page) return [];
    const onSeriesCards = summarizeSeries(series, id, vehicleRecords).flatMap(({ shown }) => shown);
    const inStock = vehicleRecords.filter((record) => record.brandId === id && record.inStock);
    return [...page.lineupVehicleIds, ...[...onSeriesCards, ...inStock].map((record) => record.id)];
  });
  const related = vehicleRecords.flatMap((record) => listRelatedVehicles(record, vehicleRecords, 3));
  return new Set([
    ...onBrandPages,
    ...featuredCarts.map(({ vehicleId }) => vehicleId),
    ...related.map(({ id }) => id),
  ]);
}

function listSearchDescriptions(): WarningView['searchDescriptions'] {
  const { showrooms } = dealer;
  const delivery = getDeliveryFigures();
  return [
    ...vehicleRecords.map((record) => {
      const { description } = describeInSearch(record, getVehicle(record.id), pages.vehicle);
      return { file: `vehicles/${record.id}.yaml`, at: ['name'], text: description };
    }),
    ...counties.map((county) => {
      const count = county.municipalities.length;
      const tokens = buildCountyTokens(county, getSeatCoordinates(county), count, showrooms);
      const text = fillTemplate(pages.county.descriptionTemplate, tokens);
      return { file: `counties/${county.id}.yaml`, at: ['name'], text };
    }),
    ...municipalities.map((town) => {
      const countyTowns = listMunicipalities(town.countyId);
      const tokens = buildTownTokens(town, {
        county: getCounty(town.countyId),
        countyTowns,
        neighbors: listNeighbors(town, municipalities, pages.town.neighbors.count),
        showrooms,
        delivery,
        roadRule: getStateLaw(town.state).summary,
      });
      const index = countyTowns.findIndex(({ path }) => path === town.path);
      const { miles } = findNearest(town.coordinates, showrooms);
      const { distance } = findTownBands(town, miles, delivery, pages.town.bands);
      const text = fillTemplate(pages.town.descriptions[distance], tokens);
      return { file: `counties/${town.countyId}.yaml`, at: ['municipalities', index, 'name'], text };
    }),
  ];
}

function measurePhotos(): Promise<WarningView['photos']> {
  return Promise.all(
    listFileNames('vehicles/photos').map(async (name) => {
      const { autoOrient } = await sharp(join(dataRoot, 'vehicles', 'photos', name)).metadata();
      return { name, width: autoOrient.width };
    }),
  );
}
