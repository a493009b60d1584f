// Up to three vehicles side by side in a sheet over the list, and on paper. Part of the inventory island.
import { useEffect, useRef } from 'react';
import { contactPathFor } from '../../lib/contact-path.ts';
import { compareAnchor, vehiclePath } from '../../lib/paths.ts';
import type { ListedVehicle } from '../vehicles/vehicle.ts';
import VehiclePicture from '../vehicles/VehiclePicture.tsx';
import { buildCompareRows, priceLabel, type ComparisonCopy } from './compare-vehicles.ts';

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
          <>
            <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between bg-surface">
              <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
                Compare
              </h2>
              <button type="button" onClick={onClose} className="-mr-4 min-h-11 px-4 text-link">
                Close
              </button>
            </div>
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
      {isOpen && <div className="print-only">{table}</div>}
    </>
  );
}

function CompareTable({ vehicles, copy, onRemove }: Pick<Props, 'vehicles' | 'copy' | 'onRemove'>) {
  const isTight = vehicles.length > 2;
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
          {buildCompareRows(vehicles, copy.warranty).map(({ label, values }) => (
            <tr key={label} className="border-b border-hairline">
              <th scope="row">
                <span>{label}</span>
              </th>
              {values.map((value, index) => (
                <td key={vehicles[index]?.id}>
                  {label === priceLabel ? <b className="font-heading text-h3">{value}</b> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-fine text-text-quiet">{copy.payloadNote}</p>
    </>
  );
}
