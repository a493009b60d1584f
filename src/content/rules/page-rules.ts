// Rules of what pages are about: places and policies.
import { measureMiles } from '../../features/places/distance.ts';
import { listPagePaths } from '../page-paths.ts';
import { conditions } from '../../features/vehicles/conditions.ts';
import { roadClasses, vehicleUses } from '../../features/vehicles/vehicle-uses.ts';
import type { DataFolder } from '../engine/data-folder.ts';
import { nearestName } from '../engine/nearest-name.ts';
import { diagnosePolicy } from './policy-diagnostics.ts';
import type { Records } from '../records.ts';

/** No place of a county here lies farther from its middle; beyond it a figure is wrong, and the map would be empty. */
const maxMiles = 40;

/** Reports a municipality that lies far from its county. */
export function validatePlaces({ counties }: Records): void {
  for (const { value: county, report } of counties) {
    county.municipalities.forEach(({ coordinates }, index) => {
      const miles = measureMiles(coordinates, county.coordinates);
      if (miles <= maxMiles) return;
      const found = `a place ${Math.round(miles)} miles from the middle of ${county.name}`;
      const expected = `one within ${maxMiles} miles; read both figures again on a map`;
      report(['municipalities', index, 'coordinates'], found, expected);
    });
  }
}

/** Reports a chip above the inventory whose choice no filter can have: it would not be there. Brands and series come and go. */
export function validateChips({ pages: { inventory } }: Records): void {
  if (!inventory) return;
  const { filters, chips } = inventory.value;
  const known: Readonly<Partial<Record<(typeof chips)[number]['filter'], readonly string[]>>> = {
    condition: conditions,
    price: [...filters.price.map(({ value }) => value), ...filters.priceUpToUsd.map((usd) => `up-to-${usd}`)],
    use: vehicleUses,
    road: roadClasses,
  };
  chips.forEach(({ filter, value }, index) => {
    const values = known[filter];
    if (!values || values.includes(value)) return;
    const expected = `one of ${values.filter((choice) => choice !== 'all').join(', ')}`;
    inventory.report(['chips', index, 'value'], JSON.stringify(value), expected, nearestName(value, values));
  });
}

/** Reports a group of questions with the short name of another: a form that was posted would mix their answers. */
export function validateQuestionGroups({ pages: { contact, tradeIn, fleet } }: Records): void {
  const taken = contact?.value.form.details.map(({ id }) => id) ?? [];
  for (const record of [tradeIn, fleet]) {
    const id = record?.value.form.questions.id;
    if (id === undefined) continue;
    if (taken.includes(id)) {
      const expected =
        'a short name that no other group of questions has, here or in data/pages/contact.yaml';
      record?.report(['form', 'questions', 'id'], JSON.stringify(id), expected);
    }
    taken.push(id);
  }
}

/** Policies that pages name, each with the page. */
const linkedByPages: Readonly<Record<string, string>> = { 'rental-policy': 'the page of rentals' };

/** Reports a policy that a page links to and that has no file. */
export function validateRequiredPolicies({ policies }: Records, folder: DataFolder): void {
  for (const [id, page] of Object.entries(linkedByPages)) {
    const expected = `this file must exist, since ${page} links to it; "git restore data/policies/${id}.md" brings it back`;
    const isThere = policies.some((record) => record.id === id);
    if (!isThere) folder.reportMissing(`data/policies/${id}.md`, id, 'no such file', expected);
  }
}

/** Reports a figure that a policy has to quote and does not. */
export function validateQuotedFigures({ policies, figures }: Records): void {
  for (const { value, tokenNames, report } of policies) {
    value.figuresFrom.forEach((file, index) => {
      for (const id of listFigureIds(figures, file)) {
        if (tokenNames.includes(id)) continue;
        const found = `${file}, but {{${id}}} is nowhere in the text`;
        report(['figuresFrom', index], found, `every figure of data/figures/${file}.yaml`);
      }
    });
  }
}

/** Reports what is wrong in the texts of policies. */
export function validatePolicyMarkdown(records: Records, folder: DataFolder): void {
  const { policies, figures, tokens } = records;
  const pagePaths = listPagePaths(records, folder).map(({ path }) => path);
  for (const { value, writtenBody, reportInText } of policies) {
    const ids = value.figuresFrom.flatMap((file) => listFigureIds(figures, file));
    const diagnostics = diagnosePolicy(writtenBody, {
      pagePaths,
      isSuppressed: (path) => folder.isSuppressed(path),
      printedFigures: ids.map((id) => ({ id, text: tokens[id]?.text ?? '' })),
    });
    diagnostics.forEach(reportInText);
  }
}

function listFigureIds(figures: Records['figures'], file: string): string[] {
  const record = figures.find(({ id }) => id === file);
  return record?.value.figures.map(({ id }) => id) ?? [];
}
