import type { IndexEntry } from './model.ts'

/**
 * Entries whose id contains every word of the query, ignoring case and diacritics.
 *
 * The exact name comes first, then names that start with the query, then shorter ids; second names come last, and
 * equals by code unit.
 *
 * @param lists - Entries by slug.
 * @param limit - How many at most; all when absent.
 */
export function searchEntries(
  lists: readonly (readonly [slug: string, entries: readonly IndexEntry[]])[],
  query: string,
  limit: number = Number.POSITIVE_INFINITY,
): (IndexEntry & { slug: string })[] {
  const words = fold(query)
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const whole = words.join(' ')
  const hits: { entry: IndexEntry & { slug: string }; rank: number }[] = []
  for (const [slug, entries] of lists) {
    for (const entry of entries) {
      const id = fold(entry.id)
      if (!words.every((word) => id.includes(word))) continue
      const name = fold(entry.name)
      const last = name.slice(name.lastIndexOf('.') + 1)
      const rank = last === whole || name === whole ? 0 : last.startsWith(whole) ? 1 : last.includes(whole) ? 2 : 3
      hits.push({ entry: { ...entry, slug }, rank: rank + (entry.alias ? 4 : 0) })
    }
  }
  return hits
    .sort((a, b) => {
      return a.rank - b.rank || a.entry.id.length - b.entry.id.length || (a.entry.id < b.entry.id ? -1 : 1)
    })
    .slice(0, limit)
    .map(({ entry }) => entry)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
