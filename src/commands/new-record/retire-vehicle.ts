// `npm run new -- retire <id>`: what becomes of the files when a vehicle is no longer sold.
import { parseDocument } from 'yaml';
import { inventoryPath } from '../../lib/site/paths.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { listPictureFiles } from '../../lib/pictures/vehicle-pictures.ts';
import { formatYaml } from './record-text.ts';

/** The list of vehicles that are no longer sold, below data/. */
export const retiredFile = 'retired-vehicles.yaml';

/** What retiring a vehicle changes, and what somebody has to look at after it. */
export interface Retirement {
  /** The vehicle's own file below data/, which goes. */
  removed: string;
  /** The new text of the list of retired vehicles. */
  retiredText: string;
  /** Where its old address leads. */
  to: string;
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
  const retiredText = addRetired(texts.get(retiredFile) ?? '', { id, brandId, to });
  return { removed, retiredText, to, namedBy, pictures };
}

/** The list with an entry more at its end; every other line, comments too, stays as it is. */
export function addRetired(text: string, entry: Readonly<Record<string, string>>): string {
  const isEmpty = !parseDocument(text).hasIn(['vehicles', 0]);
  const before = isEmpty ? text.replace(/^vehicles:.*$/m, 'vehicles:') : text;
  const added = formatYaml({ vehicles: [entry] }).replace(/^vehicles:\n/, '');
  return `${before.trimEnd()}\n${added}`;
}
