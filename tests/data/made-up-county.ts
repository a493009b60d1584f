// Counties that do not exist, written as somebody in the office would write them.

interface MadeUpTown {
  name: string;
  path: string;
  population: number;
  lat: number;
  lng: number;
  setting: string;
}

interface MadeUpCounty {
  /** Without the word County. */
  name: string;
  /** What the names of its towns begin with: "Sampleton" makes "Sampleton 1". */
  townName: string;
  townCount: number;
  state: string;
  /** Its southwest corner. */
  corner: { lat: number; lng: number };
  /** Position in the menus. */
  order: number;
}

const settings = ['ocean', 'bay', 'river', 'woods', 'farmland', 'suburb', 'bungalows', 'downtown'];

/** Towns of the county on a grid of columns of eight, each larger than the one before. */
function listMadeUpTowns({ townName, townCount, corner }: MadeUpCounty): MadeUpTown[] {
  return Array.from({ length: townCount }, (_, index) => ({
    name: `${townName} ${index + 1}`,
    path: `/${slugOf(townName)}-${index + 1}-golf-carts`,
    population: 100 + 700 * index,
    lat: corner.lat + (index % 8) * 0.05,
    lng: corner.lng + Math.floor(index / 8) * 0.1,
    setting: settings[index % settings.length] ?? '',
  }));
}

/** URL of the county's page. */
function madeUpCountyPath({ name }: MadeUpCounty): string {
  return `/${slugOf(name)}-county-golf-carts`;
}

/** The county's file in data/counties. */
export function writeMadeUpCounty(county: MadeUpCounty): string {
  const { name, townName, townCount, state, corner, order } = county;
  const entries = listMadeUpTowns(county).map(
    (town) => `
  - name: ${town.name}
    type: Town
    slug: ${town.path.slice(1, -'-golf-carts'.length)}
    path: ${town.path}
    population: ${town.population}
    coordinates: { lat: ${town.lat.toFixed(4)}, lng: ${town.lng.toFixed(4)} }
    setting: ${town.setting}
    localNote: ${town.name} lies where nobody has been. Its streets are made up, and so is the river beside them.`,
  );
  return `name: ${name} County
state: ${state}
seat: ${townName} ${townCount}
path: ${madeUpCountyPath(county)}
population: 600000
coordinates: { lat: ${(corner.lat + 0.1).toFixed(4)}, lng: ${(corner.lng + 0.2).toFixed(4)} }
setting: suburb
order: ${order}
description: A county that exists in a test only.
municipalities:${entries.join('')}
`;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
