import type { CompactOffsets, CompactRef } from '../../reader/format.ts'
import type { PackedUnexported } from '../../reader/packed/format.ts'
import { packRefs } from './pack-refs.ts'

/** Gathers what the slices of a package have in common: each thing is there once, by its place. */
export interface TableCollector {
  /** The places of a page's refs. Equal refs of one page have places of their own. */
  refs(refs: readonly CompactRef[]): number[]
  /** The place of names of inherited members, joined. */
  inherited(names: string): number
  /** The place of something that nothing exports, as a page shows it. */
  unexported(declaration: PackedUnexported): number
  /** What nothing exports, a line each. */
  unexportedLines(): readonly string[]
  tables(): Pick<CompactOffsets, 'refs' | 'inherited'>
}

/** @param slug - Of the package. */
export function collectTables(slug: string): TableCollector {
  const refs = new Map<string, number>()
  const inherited = new Map<string, number>()
  const unexported = new Map<string, number>()
  const placeOfRef = (ref: CompactRef, taken: ReadonlySet<number>): number => {
    // Equal refs of one page differ in spaces, which are nothing in JSON.
    for (let key = JSON.stringify(ref); ; key += ' ') {
      const place = placeIn(refs, key)
      if (!taken.has(place)) return place
    }
  }
  return {
    refs(ofPage) {
      const places = new Set<number>()
      for (const ref of ofPage) places.add(placeOfRef(ref, places))
      return [...places]
    },
    inherited: (names) => placeIn(inherited, names),
    unexported: (declaration) => placeIn(unexported, JSON.stringify(declaration)),
    unexportedLines: () => [...unexported.keys()],
    tables: () => ({
      ...(refs.size === 0
        ? {}
        : {
            refs: packRefs(
              [...refs.keys()].map((key) => JSON.parse(key) as CompactRef),
              slug,
            ),
          }),
      ...(inherited.size === 0 ? {} : { inherited: [...inherited.keys()] }),
    }),
  }
}

function placeIn(places: Map<string, number>, text: string): number {
  const place = places.get(text) ?? places.size
  places.set(text, place)
  return place
}
