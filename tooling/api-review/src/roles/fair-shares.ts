/**
 * Shares of lists that are together at most as long as a limit: short lists are whole, and long ones are cut to one length, with items evenly
 * spread over all.
 *
 * @param mostOfOne - Longest share.
 */
export function fairShares<Item>(lists: readonly Item[][], most: number, mostOfOne: number): Item[][] {
  let [left, open] = [most, lists.length]
  const shares = new Map<Item[], Item[]>()
  for (const list of lists.toSorted((one, other) => one.length - other.length)) {
    const share = spread(list, Math.min(mostOfOne, Math.floor(left / open)))
    shares.set(list, share)
    left -= share.length
    open--
  }
  return lists.map((list) => shares.get(list) as Item[])
}

function spread<Item>(items: Item[], most: number): Item[] {
  if (items.length <= most) return items
  const step = items.length / most
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item)
}
