// Links of header and footer that come from records of their own: counties, towns and policies. Made once and not for
// each page, of which there may be thousands.
import type { County, Municipality } from '../schemas/county.ts';
import type { Policy } from '../schemas/policy.ts';
import type { Link } from '../schemas/section.ts';

interface Linked {
  counties: readonly County[];
  municipalities: readonly Municipality[];
  findMunicipality: (path: string) => Municipality | undefined;
  policies: readonly Policy[];
}

/** The links of the menus, in the order of the records. */
export function buildMenus(
  { locationPaths }: { locationPaths: readonly string[] },
  { counties, municipalities, findMunicipality, policies }: Linked,
) {
  const locationLinks: Link[] = locationPaths.map((path) => ({
    label: findMunicipality(path)?.name ?? path,
    path,
  }));
  const countyLinks: Link[] = counties.map(({ name, path }) => ({ label: name, path }));
  // One that lies in two counties once, by its main page.
  const townLinks: Link[] = municipalities
    .filter((town) => town.state === 'DE' && town.canonicalPath === undefined)
    .map(({ name, path }) => ({ label: `${name} Golf Carts`, path }));
  // Privacy notice and terms stand in navigation.yaml.
  const policyLinks: Link[] = policies
    .filter((policy) => policy.path.startsWith('/policies/'))
    .map((policy) => ({ label: policy.title, path: policy.path }));
  return { locationLinks, countyLinks, townLinks, policyLinks };
}
