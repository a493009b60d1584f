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
  Usd: '$',
};
const unitEnd = new RegExp(`(${Object.keys(units).join('|')})$`);

/** Labels for fields with a technical or abbreviated name. */
const ownLabels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  canonicalPath: 'Address of its main page',
  head: 'In search results',
  id: 'Short name',
  lat: 'Degrees north',
  lead: 'Sentence under the heading',
  lng: 'Degrees east',
  path: 'Address of the page',
  sample: 'Invented sample',
  standsAt: 'Where it stands',
  stockId: 'Stock number',
  verified: 'Checked by somebody',
};

/** A field's name in words: "rangeMiles" is "Range (miles)", "vehicleIds" is "Vehicles". */
export function labelField(key: string): string {
  const known = ownLabels[key];
  if (known !== undefined) return known;
  const [name = '', unit = ''] = key.replace(/Id(s?)$/, '$1').split(unitEnd);
  const words = capitalize(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  return unit ? `${words} (${units[unit]})` : words;
}

const ownChoices: Readonly<Record<string, string>> = { usd: 'US dollars', true: 'Yes', false: 'No' };

/** What people read for a choice: "low-speed-vehicle" is "Low speed vehicle". */
export function labelChoice(choice: string): string {
  return ownChoices[choice] ?? capitalize(choice.replaceAll('-', ' '));
}

/** The way to a value in words, entries of lists by their number: "Showrooms, 2, Phone". */
export function labelPlace(at: readonly PropertyKey[]): string {
  return at.map((key) => (typeof key === 'number' ? String(key + 1) : labelField(String(key)))).join(', ');
}
