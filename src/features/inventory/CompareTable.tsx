// The vehicles chosen for comparing, side by side; rows that differ come first and are marked. Part of the inventory
// island. A label stands above its values and not beside them, so that on a phone three carts need no scrolling sideways.
// No word or price breaks: where text is so large that they do not fit, the sheet scrolls.
import { buildCompareRows, buildLoanRows, unknownValue, type ComparisonCopy } from './compare-vehicles.ts';
import { vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import { describePicture } from '../vehicles/vehicle-card.ts';
import VehiclePicture from '../vehicles/VehiclePicture.tsx';

interface Props {
  vehicles: readonly ListedVehicle[];
  copy: ComparisonCopy;
  onRemove: (id: string) => void;
}

export default function CompareTable({ vehicles, copy, onRemove }: Props) {
  const isTight = vehicles.length > 2;
  const { loans } = copy;
  const loanRows = loans ? buildLoanRows(vehicles, loans) : [];
  const rows = buildCompareRows(vehicles, copy.warranty);
  return (
    <>
      <p className="mb-3 text-fine text-text-quiet">{copy.note}</p>
      {/* Above the columns of the table, which are equally wide where all words fit. */}
      <div className="w-fit min-w-full compare-columns">
        <ul className={`grid pb-1.5 ${isTight ? 'grid-cols-3' : 'grid-cols-2'}`}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehiclePicture
                picture={describePicture(vehicle)}
                isNamedBeside
                sizes="(min-width: 40rem) 18rem, 42vw"
                className="h-24 w-full rounded-small bg-band sm:h-36 print:h-24"
              />
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  // The button goes, and the focus would go with it.
                  currentTarget.closest('dialog')?.querySelector('button')?.focus();
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
                <th key={vehicle.id} scope="col" className="w-1/3 py-2 text-fine leading-tight sm:text-base">
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
              className={`border-b border-hairline align-top ${row.differs ? 'bg-accent-soft' : ''} ${loanRows.includes(row) ? 'print:hidden' : ''}`}
            >
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={vehicles.length}
                  className={`pt-2 print:pt-0 ${row.differs ? '' : 'font-normal text-text-quiet'}`}
                >
                  {row.label}
                  {row.differs && <span className="sr-only"> (differs)</span>}
                </th>
              </tr>
              <tr>
                {row.values.map((value, index) => (
                  <td
                    key={vehicles[index]?.id}
                    className={`pb-2 ${value === unknownValue ? 'text-text-quiet' : ''}`}
                  >
                    {value}
                  </td>
                ))}
              </tr>
              {row === loanRows.at(-1) && (
                <tr>
                  <td colSpan={vehicles.length} className="bg-surface py-2 text-fine">
                    {loans?.terms}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      <p className="mt-3 text-fine text-text-quiet">
        {copy.payloadNote}
        {/* On paper the page's head has said it. */}
        <span className="print:hidden"> {copy.priceNote}</span>
      </p>
    </>
  );
}
