import type { CompactOffsets, CompactSlice } from '../../reader/format.ts'
import { packId } from '../../reader/packed/ids.ts'

/** Gathers what an offsets file tells of lines, line by line. */
export function offsetsOf(slug: string): { add(slice: CompactSlice, length: number): void; offsets(): CompactOffsets } {
  const [ids, lengths, names]: [string[], number[], Record<string, string>] = [
    [],
    [],
    Object.create(null) as Record<string, string>,
  ]
  let kinds = ''
  return {
    add({ i, k, b, n }, length) {
      if (n !== undefined) names[ids.length] = n
      ids.push(packId(i, slug))
      kinds += b === 1 ? '-' : String(k)
      lengths.push(length)
    },
    offsets: () => ({ ids, kinds, lengths, ...(Object.keys(names).length === 0 ? {} : { names }) }),
  }
}
