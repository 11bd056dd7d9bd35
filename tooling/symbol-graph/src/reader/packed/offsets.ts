import { type CompactOffsets, kindOrder } from '../format.ts'
import { pathInId } from '../id-parts.ts'
import { unpackId } from './ids.ts'

/** A page in an offsets file: its id, its kind and name unless it has no page, and where its line lies. */
export interface PageOffset {
  id: string
  kind?: (typeof kindOrder)[number]
  name: string
  offset: number
  length: number
}

/** The rows of an offsets file. */
export function unpackOffsets({ ids, kinds, lengths, names = {} }: CompactOffsets, slug: string): PageOffset[] {
  let offset = 0
  return ids.map((packed, at) => {
    const id = unpackId(packed, slug)
    const kind = kindOrder[Number(kinds[at])]
    const length = lengths[at]!
    const row = { id, ...(kind === undefined ? {} : { kind }), name: names[at] ?? pathInId(id), offset, length }
    offset += length + 1
    return row
  })
}
