import { type CompactOffsets, kindOrder } from '../format.ts'
import { pathInId } from '../id-parts.ts'
import { unpackId } from './ids.ts'

/** Where a line of a slices file lies, in bytes. */
export interface LinePlace {
  offset: number
  length: number
}

/** A page in an offsets file: its id, its kind and name unless it has no page, and where its line lies. */
export interface PageOffset extends LinePlace {
  id: string
  kind?: (typeof kindOrder)[number]
  name: string
}

/** Where lines lie that follow each other from an offset on. */
export function linePlaces(lengths: readonly number[], from: number): LinePlace[] {
  let offset = from
  return lengths.map((length) => {
    const place = { offset, length }
    offset += length + 1
    return place
  })
}

/** The rows of an offsets file. */
export function unpackOffsets({ ids, kinds, lengths, names = {} }: CompactOffsets, slug: string): PageOffset[] {
  const places = linePlaces(lengths, 0)
  return ids.map((packed, at) => {
    const id = unpackId(packed, slug)
    const kind = kindOrder[Number(kinds[at])]
    return { id, ...(kind === undefined ? {} : { kind }), name: names[at] ?? pathInId(id), ...places[at]! }
  })
}
