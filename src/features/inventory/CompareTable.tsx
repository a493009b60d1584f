// The vehicles chosen for comparing, side by side: price, road and the rows that differ, those that are the same, those not
// known of all, and what a month may cost. Part of the inventory island. On phones a label stands above its values and not
// beside them, so that three carts need no scrolling sideways. No word or price breaks: where text is so large that they do
// not fit, the sheet scrolls.
import {
  buildCompareRows,
  buildLoanRows,
  isOnTop,
  priceLabel,
  unknownValue,
  type CompareRow,
  type ComparisonCopy,
} from './compare-vehicles.ts';
import { vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
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
  const isKnown = ({ values }: CompareRow) => !values.includes(unknownValue);
  const listRows = (among: readonly CompareRow[]) =>
    among.map((row) => {
      // What all have in common is said once, across their columns, but for the price, which each is looked up by.
      const isOnce = isKnown(row) && !row.differs && row.label !== priceLabel;
      return (
        <tr key={row.label} className="border-b border-hairline">
          <th scope="row">
            <span>{row.label}</span>
          </th>
          {(isOnce ? row.values.slice(0, 1) : row.values).map((value, index) => (
            <td
              key={vehicles[index]?.id}
              colSpan={isOnce ? vehicles.length : 1}
              className={value === unknownValue ? 'text-text-quiet' : ''}
            >
              {row.label === priceLabel ? <b className="font-heading text-h3">{value}</b> : value}
            </td>
          ))}
        </tr>
      );
    });
  const alike = rows.filter((row) => !isOnTop(row));
  const groups = [
    { label: copy.sameLabel, rows: alike.filter(isKnown) },
    { label: copy.unknownLabel, rows: alike.filter((row) => !isKnown(row)) },
  ].filter((group) => group.rows.length > 0);
  return (
    <>
      <table className={`compare-columns w-full text-left figures ${isTight ? 'max-sm:text-fine' : ''}`}>
        {/* On paper the page's head has said it. */}
        <caption className="screen-only mb-3 text-left text-fine text-text-quiet">{copy.priceNote}</caption>
        <thead>
          <tr>
            <td />
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" className={isTight ? 'w-1/3' : 'w-1/2'}>
                <a href={vehiclePath(vehicle.id)} className="text-link">
                  {vehicle.fullName}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" aria-label="Choice" />
            {vehicles.map((vehicle) => (
              <td key={vehicle.id} className="relative pt-2!">
                <VehiclePicture
                  vehicle={vehicle}
                  isNamedBeside
                  sizes="(min-width: 40rem) 18rem, 42vw"
                  className="h-24 w-full rounded-small bg-band sm:h-44"
                />
                <button
                  type="button"
                  aria-label={`Remove ${vehicle.fullName} from the comparison`}
                  onClick={({ currentTarget }) => {
                    // The button goes, and the focus would go with it.
                    currentTarget.closest('dialog')?.querySelector('button')?.focus();
                    onRemove(vehicle.id);
                  }}
                  className="screen-only absolute top-2 right-1 size-11 pb-6 pl-6 leading-none text-accent sm:right-3 sm:text-h3"
                >
                  ×
                </button>
              </td>
            ))}
          </tr>
          {listRows(rows.filter(isOnTop))}
        </tbody>
        {groups.map((group) => (
          <tbody key={group.label} className="text-text-quiet">
            <tr className="bg-band">
              <th scope="rowgroup" colSpan={vehicles.length + 1}>
                {group.label}
              </th>
            </tr>
            {listRows(group.rows)}
          </tbody>
        ))}
        {/* On paper what loans cost would take a second sheet. */}
        <tbody className="screen-only border-t-2 border-text">{listRows(loanRows)}</tbody>
      </table>
      {loanRows.length > 0 && <p className="screen-only mt-2 text-fine">{loans?.terms}</p>}
      <p className="mt-3 text-fine text-text-quiet">{copy.payloadNote}</p>
    </>
  );
}
