// The vehicles chosen for comparing, side by side; rows that differ come first and are marked. Part of the inventory
// island. A label stands above its values and not beside them, so that on a phone three carts need no scrolling sideways.
// No word or price breaks: where text is so large that they do not fit, the sheet scrolls.
import { buildCompareRows, buildLoanRows, type ComparedLoans } from './compare-vehicles.ts';
import { vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { describePicture } from '../vehicles/vehicle-card.ts';
import VehiclePicture from '../vehicles/VehiclePicture.tsx';

interface Props {
  vehicles: readonly ListedVehicle[];
  /** What the prices hold. */
  priceNote: string;
  loans: ComparedLoans | undefined;
  onRemove: (id: string) => void;
}

export default function CompareTable({ vehicles, priceNote, loans, onRemove }: Props) {
  const isTight = vehicles.length > 2;
  const loanRows = loans ? buildLoanRows(vehicles, loans) : [];
  const rows = buildCompareRows(vehicles);
  return (
    <>
      <p className="mb-3 text-fine text-text-quiet">Shaded rows differ. A dash: ask us.</p>
      {/* Above the columns of the table, which are equally wide where all words fit. */}
      <div className="w-fit min-w-full">
        <ul className={`grid pb-1.5 ${isTight ? 'grid-cols-3' : 'grid-cols-2'}`}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id} className="pr-2">
              <VehiclePicture
                picture={describePicture(vehicle)}
                isNamedBeside
                sizes="(min-width: 40rem) 18rem, 42vw"
                className="h-24 w-full rounded-small bg-band sm:h-36 print:h-24"
              />
              <button
                type="button"
                onClick={() => {
                  onRemove(vehicle.id);
                }}
                className="min-h-11 text-left text-fine text-link print:hidden"
              >
                Remove<span className="sr-only"> {vehicle.fullName} from the comparison</span>
              </button>
            </li>
          ))}
        </ul>
        <table className={`w-full text-left figures ${isTight ? 'max-sm:text-fine' : ''}`}>
          <thead>
            <tr className="sticky top-14 border-b-2 border-text bg-surface align-top print:static">
              {vehicles.map((vehicle) => (
                <th
                  key={vehicle.id}
                  scope="col"
                  className="w-1/3 py-2 pr-2 text-fine leading-tight sm:text-base"
                >
                  <a href={vehiclePath(vehicle.id)} className="text-link">
                    {vehicle.fullName}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {[...rows, ...loanRows].map((row) => (
            // On paper what loans cost would take a second sheet.
            <tbody
              key={row.label}
              className={`border-b border-hairline align-top ${loanRows.includes(row) ? 'print:hidden' : ''}`}
            >
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={vehicles.length}
                  className="pt-2 font-normal text-text-quiet print:pt-0"
                >
                  {row.differs ? (
                    <mark className="bg-accent-soft px-1 font-semibold text-text">
                      {row.label}
                      <span className="sr-only"> (differs)</span>
                    </mark>
                  ) : (
                    row.label
                  )}
                </th>
              </tr>
              <tr>
                {row.values.map((value, index) => (
                  <td key={vehicles[index]?.id} className="pr-1 pb-2 sm:pr-2">
                    {value}
                  </td>
                ))}
              </tr>
              {row === loanRows.at(-1) && (
                <tr>
                  <td colSpan={vehicles.length} className="pb-2 text-fine">
                    {loans?.terms}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      <p className="mt-3 text-fine text-text-quiet">
        Payload a seat: every seat taken, bags included.
        {/* On paper the page's head has said it. */}
        <span className="print:hidden"> {priceNote}</span>
      </p>
    </>
  );
}
