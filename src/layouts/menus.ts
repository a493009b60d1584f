// Links of header and footer: those of data/navigation.yaml, and counties, towns, lists and policies from their own files.
import { getCounties, getLists, getPageCopy, getPolicies, getTown, getTowns } from '../content/site.ts';
import { derive } from '../content/site-records.ts';
import { toListLink } from '../features/lists/vehicle-lists.ts';
import { contactPath } from '../lib/paths.ts';
import type { Link } from '../schemas/section.schema.ts';

const toLink = ({ name, path }: { name: string; path: string }): Link => ({ label: name, path });

export type Menus = ReturnType<typeof getMenus>;

export const getMenus = derive(() => {
  const { main, phone, about, locations, locationPaths, footer } = getPageCopy('navigation');
  const counties = getCounties().map(toLink);
  // A town in two counties is listed once, by its main page.
  const towns = getTowns().filter(
    ({ state, canonicalPath }) => state === footer.townsState && canonicalPath === undefined,
  );
  // Privacy notice and terms are in navigation.yaml.
  const policies = getPolicies()
    .filter(({ path }) => path.startsWith('/policies/'))
    .map(({ title, path }) => ({ label: title, path }));
  return {
    main,
    phone,
    about,
    locations: [...locations, ...locationPaths.map((path) => toLink(getTown(path)))],
    counties,
    shop: [...footer.shop, ...getLists().map(toListLink)],
    company: [...footer.company, ...counties],
    policies: [...footer.legal, ...policies],
    financingLabel: footer.financingLabel,
    towns: {
      stateName: towns[0]?.stateName ?? footer.townsState,
      links: towns.map(({ name, path }) => ({ label: `${name} Golf Carts`, path })),
    },
  };
});

/** The menus with another URL of the contact form, which fills in what the page is about. */
export function withPrefilledContactLink(menus: Menus, prefilledPath: string): Menus {
  const prefill = (links: readonly Link[]) =>
    links.map((link) => (link.path === contactPath ? { ...link, path: prefilledPath } : link));
  return { ...menus, main: prefill(menus.main), company: prefill(menus.company) };
}
