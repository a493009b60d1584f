// The vehicles chosen for comparing, side by side; values that differ are marked. Part of the inventory island. A label
// stands above its values and not beside them, so that on a phone three carts need no scrolling sideways.
import { buildCompareRows, formatExampleKey, type PaymentExamples } from './compare-vehicles.ts';
import { vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { describePicture } from '../vehicles/vehicle-card.ts';
import VehiclePicture from '../vehicles/VehiclePicture.tsx';

interface Props {
  vehicles: readonly ListedVehicle[];
  /** What the prices hold. */
  priceNote: string;
  examples: PaymentExamples;
  onRemove: (id: string) => void;
}

export default function CompareTable({ vehicles, priceNote, examples, onRemove }: Props) {
  return (
    <>
      <table className="w-full table-fixed text-left figures">
        <thead>
          <tr className="sticky top-14 border-b-2 border-text bg-surface align-top print:static">
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" className="py-2 pr-2 text-fine leading-tight sm:text-base">
                <a href={vehiclePath(vehicle.id)} className="text-link">
                  {vehicle.fullName}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="align-top">
            {vehicles.map((vehicle) => (
              <td key={vehicle.id} className="pt-2 pr-2">
                <VehiclePicture
                  picture={describePicture(vehicle)}
                  isNamedBeside
                  sizes="(min-width: 40rem) 18rem, 30vw"
                  className="aspect-4/3 w-full rounded-small bg-band print:h-24"
                />
                <button
                  type="button"
                  onClick={() => {
                    onRemove(vehicle.id);
                  }}
                  className="min-h-11 text-fine text-link print:hidden"
                >
                  Remove<span className="sr-only"> {vehicle.fullName} from the comparison</span>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
        {buildCompareRows(vehicles).map((row) => (
          <tbody key={row.label} className="border-b border-hairline align-top">
            <tr>
              <th
                scope="rowgroup"
                colSpan={vehicles.length}
                className="pt-2 text-fine font-normal text-text-quiet print:pt-0"
              >
                {row.label}
                {row.differs && <span className="sr-only"> (differs)</span>}
              </th>
            </tr>
            <tr>
              {row.values.map((value, index) => (
                <td key={vehicles[index]?.id} className="pr-2 pb-2">
                  {row.differs ? (
                    <mark className="bg-accent-soft px-1 font-semibold text-text">{value}</mark>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-fine text-text-quiet">
        Shaded values differ; – means not known. Prices: {priceNote}
      </p>
      {vehicles.map((vehicle) => {
        const example = examples[formatExampleKey(vehicle)];
        return (
          example && (
            <p key={vehicle.id} className="mt-3 text-fine print:hidden">
              <strong>{example.headline}.</strong> {example.terms} {example.sampleNote}
            </p>
          )
        );
      })}
    </>
  );
}
