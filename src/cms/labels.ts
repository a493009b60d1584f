// The names of fields in words.
import { capitalize } from '../lib/format.ts';

const units: Readonly<Record<string, string>> = {
  Miles: 'miles',
  Mph: 'mph',
  Lbs: 'lbs',
  Inches: 'inches',
  Percent: '%',
  Months: 'months',
  Years: 'years',
  Url: 'web address',
  Min: 'at least',
  Max: 'at most',
};

/** What people call a field whose name in the file is a word of the trade or cut short. */
const ownLabels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  asIs: 'Sold as it stands',
  callToAction: 'Block at the end of the page',
  callToActionOutOfStock: 'Block at the end while it is out of stock',
  canonicalPath: 'Address of its main page',
  co2LbPerGallon: 'Pounds of CO₂ per gallon',
  effectiveDate: 'Holds from',
  externalUrl: "Maker's own page",
  figuresFrom: 'Figures that it must quote',
  head: 'In search results',
  hero: 'Top of the page',
  id: 'Short name',
  lastReviewed: 'Last read through',
  lat: 'Degrees north',
  lead: 'Sentence under the heading',
  lng: 'Degrees east',
  locationPaths: 'Towns of the Locations menu',
  max: 'Upper end',
  metaTitle: 'Title in search results',
  municipalities: 'Towns',
  path: 'Address of the page',
  per: 'Counted by',
  sample: 'Invented sample',
  securityTxtUntil: 'Security contact holds until',
  slug: 'Short name in addresses',
  standsAt: 'Where it stands',
  stockId: 'Stock number',
  titleTemplate: 'Title in search results',
  townsState: 'State of the towns',
  url: 'Web address',
  verified: 'Checked by somebody',
};

/** A field's name in words: "rangeMiles" is "Range (miles)", "priceUsd" is "Price", "vehicleIds" is "Vehicles". */
export function labelField(key: string): string {
  const known = ownLabels[key];
  if (known !== undefined) return known;
  const [, name = key, unit = ''] =
    /^([a-z]\w*?)(Miles|Mph|Lbs|Inches|Percent|Months|Years|Url|Min|Max|Usd|Id)?$/.exec(
      key.replace(/Ids$/, 's'),
    ) ?? [];
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const unitLabel = units[unit];
  return capitalize(words) + (unitLabel === undefined ? '' : ` (${unitLabel})`);
}

/** Choices whose words in the file are cut short. */
const ownChoices: Readonly<Record<string, string>> = { usd: 'US dollars', percent: '%' };

/** What people read for a choice: "low-speed-vehicle" is "Low speed vehicle". */
export function labelChoice(choice: string): string {
  return ownChoices[choice] ?? capitalize(choice.replaceAll('-', ' '));
}

/** What an entry of a list is called by its own words, a review by its author, hours by their days; undefined where it has none. */
function getEntryTitle(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object') return undefined;
  const titles = ['label', 'title', 'name', 'author', 'alt', 'days'].map((key): unknown =>
    Reflect.get(entry, key),
  );
  const title = titles.find((value) => typeof value === 'string' || Array.isArray(value));
  return Array.isArray(title) ? title.join(', ') : title;
}

/** What a field of a record is called, or an entry of a list: by its own words, else by its number. */
function labelPart(whole: unknown, key: string): string {
  if (!Array.isArray(whole)) return labelField(key);
  return getEntryTitle(whole[Number(key)]) ?? String(Number(key) + 1);
}

/** The way to a value in words, entries of lists by their own: "Showrooms, Lewes showroom, Phone". */
export function labelPlace(value: unknown, at: readonly string[]): string {
  let part = value;
  const labels = at.map((key) => {
    const label = labelPart(part, key);
    part = Reflect.get(Object(part) as object, key);
    return label;
  });
  return labels.join(', ');
}
