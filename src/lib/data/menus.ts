// Links of header and footer that come from records of their own: counties, towns and policies. Made once and not for
// each page, of which there may be thousands.
import type { Link } from '../../schemas/section.ts';
import { counties, findMunicipality, municipalities } from './counties.ts';
import { navigation } from './pages.ts';
import { policies } from './policies.ts';

/** Towns of the header's menu of places, in the order of navigation.yaml. */
export const locationLinks: readonly Link[] = navigation.locationPaths.map((path) => ({
  label: findMunicipality(path)?.name ?? path,
  path,
}));

/** All counties. */
export const countyLinks: readonly Link[] = counties.map(({ name, path }) => ({ label: name, path }));

/** All towns of Delaware, for the footer; one that lies in two counties once, by its main page. */
export const townLinks: readonly Link[] = municipalities
  .filter((town) => town.state === 'DE' && town.canonicalPath === undefined)
  .map(({ name, path }) => ({ label: `${name} Golf Carts`, path }));

/** Policies with an address below /policies; privacy notice and terms stand in navigation.yaml. */
export const policyLinks: readonly Link[] = policies
  .filter((policy) => policy.path.startsWith('/policies/'))
  .map((policy) => ({ label: policy.title, path: policy.path }));
