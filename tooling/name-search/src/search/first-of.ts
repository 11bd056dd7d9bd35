/** First items in an order, at most `limit`; equal ones in the order in which they come. Many items and a small limit are the usual case. */
export function firstOf<Item>(items: Iterable<Item>, limit: number, compare: (a: Item, b: Item) => number): Item[] {
  if (limit > mostInserted) return [...items].sort(compare).slice(0, limit)
  const first: Item[] = []
  for (const item of items) {
    if (first.length >= limit && (limit <= 0 || compare(item, first.at(-1)!) >= 0)) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(first[middle]!, item) <= 0) low = middle + 1
      else high = middle
    }
    first.splice(low, 0, item)
    if (first.length > limit) first.pop()
  }
  return first
}

/** Greatest limit at which an item is put in its place, which moves those behind it. */
const mostInserted = 200
