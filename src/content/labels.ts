// The names of fields in words, for forms and for the list of changes.

const units: Readonly<Record<string, string>> = {
  Miles: 'miles',
  Mph: 'mph',
  Lbs: 'lbs',
  Inches: 'inches',
  Percent: '%',
};

/** A field's name in words: "chargingHoursMin" is "Charging hours min", "priceUsd" is "Price", "rangeMiles" "Range (miles)". */
export function labelField(key: string): string {
  const [, name = key, unit = ''] = /^([a-z]\w*?)(Miles|Mph|Lbs|Inches|Percent|Usd|Id)?$/.exec(key) ?? [];
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const unitLabel = units[unit];
  return words.charAt(0).toUpperCase() + words.slice(1) + (unitLabel === undefined ? '' : ` (${unitLabel})`);
}

/** What an entry of a list is called by its own words, hours by their days; undefined where it has none. */
export function getEntryTitle(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object') return undefined;
  const titles = ['label', 'title', 'name', 'alt', 'days'].map((key): unknown => Reflect.get(entry, key));
  const title = titles.find((value) => typeof value === 'string' || Array.isArray(value));
  return Array.isArray(title) ? title.join(', ') : title;
}

/** The words for records, each an id with its title; those that are alike have their ids behind them. */
export function disambiguateLabels(records: readonly (readonly [id: string, title: string])[]): string[] {
  return records.map(([id, title]) =>
    records.some(([other, same]) => other !== id && same === title) ? `${title} (${id})` : title,
  );
}
