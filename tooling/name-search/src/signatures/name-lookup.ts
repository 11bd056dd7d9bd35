import type { NameLookup } from './parse-query.ts'
import { isNamed, nameOfHead } from './type-tree.ts'

/**
 * Looks names up: whole, or the last part of a dotted one; then without regard to case. One text of all heads is scanned, because a
 * table of their names takes longer to make than the questions of a reader.
 */
export function nameLookup(heads: readonly string[]): NameLookup {
  const known = new Map<string, ReadonlySet<string>>()
  let named: string | undefined
  let folded: string | undefined
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    named ??= `\n${heads.filter((head) => isNamed({ head })).join('\n')}\n`
    let found = headsCalled(name, named, named)
    if (found.size === 0) {
      folded ??= foldedText(named)
      found = headsCalled(foldedText(name), folded, named)
    }
    known.set(name, found)
    return found
  }
}

/** Lower case of the same length: the few letters whose lower case is longer stay. */
function foldedText(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : Array.from(text, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join('')
}

/**
 * Heads with a name.
 *
 * @param searched - Text of heads in which the name is written.
 * @param named - The same heads as they are, a line each.
 */
function headsCalled(name: string, searched: string, named: string): Set<string> {
  const found = new Set<string>()
  for (let at = searched.indexOf(name); at !== -1; at = searched.indexOf(name, at + 1)) {
    const start = searched.lastIndexOf('\n', at) + 1
    const end = searched.indexOf('\n', at)
    const own = nameOfHead(searched.slice(start, end))
    if (own === name || own.slice(own.lastIndexOf('.') + 1) === name) found.add(named.slice(start, end))
  }
  return found
}

/**
 * Number of a head in the list of a root file, whose two sorts are each in code unit order.
 *
 * @param firstLone - Number of the first head of the second sort.
 */
export function headNumber(heads: readonly string[], firstLone: number, head: string): number | undefined {
  for (const [start, end] of [
    [0, firstLone],
    [firstLone, heads.length],
  ] as const) {
    let [low, high] = [start, end]
    while (low < high) {
      const middle = (low + high) >> 1
      if (heads[middle]! < head) low = middle + 1
      else high = middle
    }
    if (low < end && heads[low] === head) return low
  }
  return undefined
}
