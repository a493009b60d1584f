// The empty state of the inventory, with two ways on. Part of the inventory island.
import { noMatch } from '../lib/pictures/notice-drawings.ts';
import { contactPathFor } from '../lib/site/paths.ts';
import NoticeDrawing from './NoticeDrawing.tsx';

export default function NoVehicles({ onClear }: { onClear: () => void }) {
  return (
    <div className="rounded-large bg-band px-6 py-12 text-center">
      <NoticeDrawing strokes={noMatch} className="mx-auto mb-6 w-52" />
      <h2>No vehicles found</h2>
      <p className="mt-3 text-text-quiet">No vehicles match your current filters.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={onClear}
          className="min-h-12 rounded-small bg-action px-5 font-semibold text-on-action hover:bg-action-strong"
        >
          Clear All Filters
        </button>
        <a
          href={contactPathFor('sales')}
          className="inline-flex min-h-12 items-center rounded-small border border-line bg-surface px-5 font-semibold"
        >
          Ask us to find one
        </a>
      </div>
    </div>
  );
}
