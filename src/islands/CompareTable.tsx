// The vehicles chosen for comparing, side by side; rows in which they differ are marked. Part of the inventory island.
import { buildCompareRows, compareLimit } from '../lib/vehicles/compare-vehicles.ts';
import { vehiclePath } from '../lib/site/paths.ts';
import type { ListedVehicle } from '../schemas/vehicle.ts';

interface Props {
  vehicles: readonly ListedVehicle[];
  /** What the prices hold. */
  priceNote: string;
  onRemove: (id: string) => void;
  onClear: () => void;
}

export default function CompareTable({ vehicles, priceNote, onRemove, onClear }: Props) {
  return (
    <section aria-labelledby="compare" className="mb-10 rounded-large border border-line p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="compare" className="text-h3">
          Compare
        </h2>
        <button type="button" onClick={onClear} className="inline-flex min-h-11 items-center text-link">
          Clear comparison
        </button>
      </div>
      {vehicles.length < 2 ? (
        <p>
          {vehicles.map((vehicle) => vehicle.name).join()} is chosen. Choose one or two more carts, up to{' '}
          {compareLimit}.
        </p>
      ) : (
        // It scrolls sideways on phones; the links and buttons in its head make that reachable by keyboard.
        <div className="relative mt-2 overflow-x-auto">
          <table
            className={`w-full table-fixed border-collapse text-left figures ${vehicles.length > 2 ? 'min-w-[28rem]' : 'min-w-[20rem]'}`}
          >
            <thead>
              <tr className="border-b-2 border-text align-bottom">
                <th scope="col" className="sticky left-0 w-22 bg-surface py-2 pr-2 font-normal sm:w-32">
                  <span className="sr-only">Specification</span>
                </th>
                {vehicles.map((vehicle) => (
                  <th key={vehicle.id} scope="col" className="py-2 pr-4">
                    <a href={vehiclePath(vehicle.id)} className="text-link">
                      {vehicle.name}
                    </a>
                    <button
                      type="button"
                      onClick={() => {
                        onRemove(vehicle.id);
                      }}
                      className="mt-1 block min-h-8 text-fine font-normal underline underline-offset-4"
                    >
                      Remove<span className="sr-only"> {vehicle.name} from the comparison</span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {buildCompareRows(vehicles).map((row) => (
                <tr key={row.label} className="border-b border-hairline align-top">
                  <th
                    scope="row"
                    className="sticky left-0 bg-surface py-2 pr-2 text-fine font-normal text-text-quiet sm:text-base"
                  >
                    {row.label}
                    {row.differs && <span className="sr-only"> (differs)</span>}
                  </th>
                  {row.values.map((value, index) => (
                    <td
                      key={vehicles[index]?.id}
                      className={`py-2 pr-4 ${row.differs ? 'bg-accent-soft px-2 font-semibold' : ''}`}
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-fine text-text-quiet">Shaded rows differ. Prices: {priceNote}</p>
        </div>
      )}
    </section>
  );
}
