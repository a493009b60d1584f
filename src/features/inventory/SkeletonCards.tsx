// Six empty cards while the list is not known yet. Part of the inventory island.

/** As many as fill the first screen; specification, section 2. */
const count = 6;

export default function SkeletonCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading vehicles</span>
      <div
        className="vehicle-columns grid md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 min-[112rem]:grid-cols-4"
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-pending="">
            <div className="aspect-4/3 rounded-large bg-band" />
            <div className="mt-4 h-6 w-2/3 rounded-small bg-band" />
            <div className="mt-3 h-4 w-1/2 rounded-small bg-band" />
            <div className="mt-5 h-7 w-1/3 rounded-small bg-band" />
          </div>
        ))}
      </div>
    </div>
  );
}
