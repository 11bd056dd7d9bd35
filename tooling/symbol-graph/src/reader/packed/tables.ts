import type { CompactOffsets, CompactRef } from '../format.ts'
import type { PackedRef } from './format.ts'
import { unpackRef, wholeRefs } from './refs.ts'

/** What the slices of a package have in common, read once for all of them. */
export interface SliceTables {
  ref(at: number): CompactRef
  /** Names of inherited members, joined. */
  inherited(at: number): string
}

/** The tables of an offsets file. */
export function openTables({ refs = [], inherited = [] }: Pick<CompactOffsets, 'refs' | 'inherited'>, slug: string): SliceTables {
  const whole: readonly PackedRef[] = wholeRefs(refs)
  return { ref: (at) => unpackRef(whole[at]!, slug), inherited: (at) => inherited[at]! }
}
