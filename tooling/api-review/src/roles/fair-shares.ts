/**
 * Shares of lists that are together at most as long as a limit: short lists are whole, and long ones are cut to one length, with items evenly
 * spread over all.
 *
 * @param mostOfOne - Longest share.
 * @param isFirst - Whether an item is to be in the share of its list before any other.
 */
export function fairShares<Item>(
  lists: readonly Item[][],
  most: number,
  mostOfOne: number,
  isFirst: (item: Item) => boolean = () => false,
): Item[][] {
  let [left, open] = [most, lists.length]
  const shares = new Map<Item[], Item[]>()
  for (const list of lists.toSorted((one, other) => one.length - other.length)) {
    const length = Math.min(mostOfOne, Math.floor(left / open))
    const share = list.length <= length ? list : shareOf(list, length, isFirst)
    shares.set(list, share)
    left -= share.length
    open--
  }
  return lists.map((list) => shares.get(list) as Item[])
}

function shareOf<Item>(list: readonly Item[], length: number, isFirst: (item: Item) => boolean): Item[] {
  const first = spread(list.filter(isFirst), length)
  return [
    ...first,
    ...spread(
      list.filter((item) => !isFirst(item)),
      length - first.length,
    ),
  ]
}

function spread<Item>(items: Item[], most: number): Item[] {
  if (items.length <= most) return items
  const step = items.length / most
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item)
}
