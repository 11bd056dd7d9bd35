import type { CompactEntry } from '../format.ts'
import type { PackedEntry, PackedId } from './format.ts'

/** An id without its package, when it is the one that is asked for. */
export function packId(id: string, slug: string): PackedId {
  const path = id.slice(slug.length + 1)
  return id.startsWith(`${slug}!`) && !path.includes('!') ? path : id
}

/** The whole id. */
export function unpackId(packed: PackedId, slug: string): string {
  return packed.includes('!') ? packed : `${slug}!${packed}`
}

/** A row of a list. */
export function packEntry([id, name, facets, ...rest]: CompactEntry, slug: string): PackedEntry {
  return [packId(id, slug), name, facets.length === 1 ? facets[0]! : facets, ...rest]
}

/** A row of a list as it was. */
export function unpackEntry([id, name, facets, ...rest]: PackedEntry, slug: string): CompactEntry {
  return [unpackId(id, slug), name, typeof facets === 'number' ? [facets] : facets, ...rest]
}
