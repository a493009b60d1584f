// Up to three vehicles side by side in a sheet over the list, which fills the screen on mobile; in print the table replaces
// the list. Part of the inventory island.
import { useDeferredValue, useEffect, useRef } from 'react';
import { contactPathFor } from '../../lib/contact-path.ts';
import { compareAnchor, vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/listed-vehicle.ts';
import VehiclePicture from '../vehicles/VehiclePicture.tsx';
import {
  buildCompareRows,
  buildLoanRows,
  isOnTop,
  priceLabel,
  unknownValue,
  type CompareRow,
  type ComparisonCopy,
} from './compare-vehicles.ts';

interface Props {
  isOpen: boolean;
  vehicles: readonly ListedVehicle[];
  copy: ComparisonCopy;
  onRemove: (id: string) => void;
  onClose: () => void;
}

export default function Comparison({ isOpen, vehicles, copy, onRemove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The sheet opens at once; the table takes longer.
  const isFilled = useDeferredValue(isOpen) && isOpen;

  useEffect(() => {
    if (isOpen === dialog.current?.open) return;
    if (isOpen) {
      dialog.current?.showModal();
      // By default the Close button would have the focus.
      heading.current?.focus();
    } else dialog.current?.close();
  }, [isOpen]);

  const table = <CompareTable vehicles={vehicles} copy={copy} onRemove={onRemove} />;
  return (
    <>
      <dialog
        ref={dialog}
        id={compareAnchor}
        aria-label="Compare"
        closedby="any"
        // After Escape; going back has closed it already.
        onClose={() => {
          if (isOpen) onClose();
        }}
        className="screen-only m-auto h-dvh max-h-none w-full max-w-none scroll-pt-32 overscroll-contain bg-surface px-5 text-text backdrop:bg-brand/40 sm:h-auto sm:max-h-[90dvh] sm:max-w-[62rem] sm:rounded-large"
      >
        {isOpen && (
          <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between bg-surface">
            <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
              Compare
            </h2>
            <button type="button" onClick={onClose} className="-mr-4 min-h-11 px-4 text-link">
              Close
            </button>
          </div>
        )}
        {isFilled && (
          <>
            {table}
            <div className="sticky bottom-0 flex flex-wrap gap-2 bg-surface py-3 leading-tight font-semibold">
              <a
                href={contactPathFor({ kind: 'quote', vehicles: vehicles.map(({ id }) => id) })}
                className="inline-flex min-h-12 grow items-center justify-center rounded-small bg-action px-3 py-2 text-on-action sm:grow-0 sm:px-5"
              >
                {copy.quoteLabel}
              </a>
              <a
                href={copy.call.href}
                className="inline-flex min-h-12 grow items-center justify-center rounded-small border border-line px-3 py-2 sm:grow-0 sm:px-5"
              >
                Call<span className="max-sm:sr-only">&nbsp;{copy.call.number}</span>
              </a>
            </div>
          </>
        )}
      </dialog>
      {isFilled && <div className="print-only">{table}</div>}
    </>
  );
}

function CompareTable({ vehicles, copy, onRemove }: Pick<Props, 'vehicles' | 'copy' | 'onRemove'>) {
  const isTight = vehicles.length > 2;
  const rows = buildCompareRows(vehicles, copy.warranty);
  const loanRows = copy.loans ? buildLoanRows(vehicles, copy.loans) : [];
  const isKnown = ({ values }: CompareRow) => !values.includes(unknownValue);
  const others = rows.filter((row) => !isOnTop(row));
  const groups = [
    { label: copy.sameLabel, rows: others.filter(isKnown) },
    { label: copy.unknownLabel, rows: others.filter((row) => !isKnown(row)) },
  ].filter((group) => group.rows.length > 0);
  const renderRow = (row: CompareRow) => {
    // One cell for a value that all have in common, except for the price.
    const isMerged = isKnown(row) && !row.differs && row.label !== priceLabel;
    return (
      <tr key={row.label} className="border-b border-hairline">
        <th scope="row">
          <span>{row.label}</span>
        </th>
        {(isMerged ? row.values.slice(0, 1) : row.values).map((value, index) => (
          <td
            key={vehicles[index]?.id}
            colSpan={isMerged ? vehicles.length : 1}
            className={value === unknownValue ? 'text-text-quiet' : ''}
          >
            {row.label === priceLabel ? <b className="font-heading text-h3">{value}</b> : value}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <>
      <table className={`compare-columns w-full text-left figures ${isTight ? 'max-sm:text-fine' : ''}`}>
        <caption className="screen-only mb-3 text-left text-fine text-text-quiet">{copy.priceNote}</caption>
        <thead>
          <tr>
            <td />
            {vehicles.map(({ id, fullName }) => (
              <th key={id} scope="col" className={isTight ? 'w-1/3' : 'w-1/2'}>
                <a href={vehiclePath(id)} className="text-link">
                  {fullName}
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
                    // Or the focus would vanish with this button.
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
          {rows.filter(isOnTop).map(renderRow)}
        </tbody>
        {groups.map((group) => (
          <tbody key={group.label} className="text-text-quiet">
            <tr className="bg-band">
              <th scope="rowgroup" colSpan={vehicles.length + 1}>
                {group.label}
              </th>
            </tr>
            {group.rows.map(renderRow)}
          </tbody>
        ))}
        {/* In print the loans would need a second sheet. */}
        <tbody className="screen-only border-t-2 border-text">{loanRows.map(renderRow)}</tbody>
      </table>
      {loanRows.length > 0 && <p className="screen-only mt-2 text-fine">{copy.loans?.terms}</p>}
      <p className="mt-3 text-fine text-text-quiet">{copy.payloadNote}</p>
    </>
  );
}
