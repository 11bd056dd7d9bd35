import type { CompactOffsets, CompactRef } from '../format.ts'
import { unpackRefAt } from './refs.ts'

/** What the slices of a package have in common, read once for all of them. */
export interface SliceTables {
  ref(at: number): CompactRef
  /** Names of inherited members, joined. */
  inherited(at: number): string
}

/** The tables of an offsets file. */
export function openTables(
  { refs = [], inherited = [] }: Pick<CompactOffsets, 'refs' | 'inherited'>,
  slug: string,
): SliceTables {
  return { ref: (at) => unpackRefAt(refs, at, slug), inherited: (at) => inherited[at]! }
}
