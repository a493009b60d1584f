// Says that prices and stock could not be refreshed. Fits in the space that the list reserves. Part of the inventory island.

interface Props {
  error: string | undefined;
  /** What may be outdated in the list; phones have no room for it. */
  staleNote: string;
  onRetry: () => void;
}

export default function RefreshError({ error, staleNote, onRetry }: Props) {
  return (
    <div role="alert" className="screen-only flex items-center gap-x-3 lg:not-empty:py-1">
      {error !== undefined && (
        <>
          <div className="grow text-fine leading-snug">
            <p key={error} className="text-danger">
              {`Error loading vehicles: ${error}`}
            </p>
            <p className="max-sm:sr-only">{staleNote}</p>
          </div>
          <button type="button" onClick={onRetry} className="min-h-11 shrink-0 font-semibold text-link">
            Try again
          </button>
        </>
      )}
    </div>
  );
}
