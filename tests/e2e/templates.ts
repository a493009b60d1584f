// One URL for each template, for specs that walk all of them.
import { fixedPageEntries } from '../../src/site/fixed-pages.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { brandPath, cart, county, listPagePath, policyPath, town } from './examples.ts';

export const templates: readonly string[] = [
  ...fixedPageEntries.map(([, { path }]) => path),
  vehiclePath(cart.id),
  brandPath,
  listPagePath,
  county.path,
  town.path,
  policyPath,
];
