// Links of header and footer that come from records of their own: counties, towns and policies. Made once and not for
// each page, of which there may be thousands.
import type { County, Municipality } from '../../features/places/county.schema.ts';
import type { Policy } from '../../features/policies/policy.schema.ts';
import type { Link } from '../../schemas/section.schema.ts';

interface Linked {
  counties: readonly County[];
  municipalities: readonly Municipality[];
  findMunicipality: (path: string) => Municipality | undefined;
  policies: readonly Policy[];
}

/** The links of the menus, in the order of the records. */
export function buildMenuLinks(
  {
    locations,
    locationPaths,
    footer,
  }: { locations: readonly Link[]; locationPaths: readonly string[]; footer: { townsState: string } },
  { counties, municipalities, findMunicipality, policies }: Linked,
) {
  const locationLinks: Link[] = [
    ...locations,
    ...locationPaths.map((path) => ({ label: findMunicipality(path)?.name ?? path, path })),
  ];
  const countyLinks: Link[] = counties.map(({ name, path }) => ({ label: name, path }));
  // One that lies in two counties once, by its main page.
  const towns = municipalities.filter(
    ({ state, canonicalPath }) => state === footer.townsState && canonicalPath === undefined,
  );
  const townList = {
    stateName: towns[0]?.stateName ?? footer.townsState,
    links: towns.map(({ name, path }): Link => ({ label: `${name} Golf Carts`, path })),
  };
  // Privacy notice and terms stand in navigation.yaml.
  const policyLinks: Link[] = policies
    .filter((policy) => policy.path.startsWith('/policies/'))
    .map((policy) => ({ label: policy.title, path: policy.path }));
  return { locationLinks, countyLinks, townList, policyLinks };
}
