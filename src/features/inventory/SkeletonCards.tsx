// Six empty cards (specification, section 2) until the filters of the URL are known. Part of the inventory island.

export default function SkeletonCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading vehicles</span>
      <div
        className="vehicle-columns grid md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3 min-[112rem]:grid-cols-4"
        aria-hidden="true"
      >
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} data-pending="">
            <div className="aspect-4/3 rounded-large bg-band" />
            <div className="mt-4 h-6 w-2/3 rounded-small bg-band" />
            <div className="mt-3 h-4 w-1/2 rounded-small bg-band" />
          </div>
        ))}
      </div>
    </div>
  );
}
