// `npm run new -- retire <id>`: what becomes of the files when a vehicle is no longer sold.
import { parse } from 'yaml';
import { inventoryPath } from '../../lib/site/paths.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { listPictureFiles } from '../../lib/pictures/vehicle-pictures.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

/** The list of vehicles that are no longer sold, below data/. */
export const retiredFile = 'retired-vehicles.yaml';

/** What retiring a vehicle changes, and what somebody has to look at after it. */
export interface Retirement {
  /** The vehicle's own file below data/, which goes. */
  removed: string;
  /** Its entry in the list of retired vehicles. */
  entry: { id: string; brandId: string; to: string };
  /** Lines of other files that name it, as "data/brands/denago.yaml, line 49: - ev-city". */
  namedBy: string[];
  /** Its own pictures below data/, which no page shows any more. */
  pictures: string[];
}

/** What retiring a vehicle changes; its old address leads to its brand's page, or to the inventory where there is none. */
export function planRetirement(
  vehicle: VehicleRecord,
  brands: readonly Brand[],
  texts: ReadonlyMap<string, string>,
): Retirement {
  const { id, brandId } = vehicle;
  const to = brands.find((brand) => brand.id === brandId)?.page?.path ?? inventoryPath;
  const removed = `vehicles/${id}.yaml`;
  const name = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  const namedBy = [...texts].flatMap(([path, text]) =>
    path === removed || path === retiredFile
      ? []
      : text
          .split('\n')
          .flatMap((line, index) =>
            name.test(line) && !line.startsWith('#')
              ? [`data/${path}, line ${index + 1}: ${line.trim()}`]
              : [],
          ),
  );
  // Close-ups are of every cart of a body.
  const pictures = listPictureFiles(vehicle).filter((file) => !file.includes('/details/'));
  return { removed, entry: { id, brandId, to }, namedBy, pictures };
}

/** The list with an entry more at its end; every other line, comments too, stays as it is. Rejects for a text with mistakes. */
export async function addRetired(text: string, entry: Retirement['entry']): Promise<string> {
  const { vehicles } = parse(text) as { vehicles: unknown[] };
  return rewriteYaml(text, { vehicles: [...vehicles, entry] });
}
