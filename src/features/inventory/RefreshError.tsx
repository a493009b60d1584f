// The line that says that prices and stock could not be refreshed. Part of the inventory island.

interface Props {
  error: string | undefined;
  /** What may be wrong with the list as it was built. */
  staleNote: string;
  onRetry: () => void;
}

export default function RefreshError({ error, staleNote, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="screen-only flex flex-wrap items-center gap-x-4 gap-y-2 not-empty:pb-4 lg:not-empty:py-1"
    >
      {error !== undefined && (
        <>
          <div className="grow basis-60 text-fine leading-snug">
            <p key={error} className="text-danger">
              {`Error loading vehicles: ${error}`}
            </p>
            <p>{staleNote}</p>
          </div>
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 rounded-small border border-line px-4 font-semibold"
          >
            Try again
          </button>
        </>
      )}
    </div>
  );
}
