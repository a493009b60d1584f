/** What `run` gives for each item, in order; `size` items are under way at a time. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(run))));
  }
  return results;
}
