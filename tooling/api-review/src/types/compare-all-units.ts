import { nearest } from '../match/surface.ts'
import type { ReleaseTag } from '../rules/compare-documentation.ts'
import type { Task } from '../thread/run-task.ts'
import { compareUnits, type KnownUnits } from './compare-units.ts'
import type { Unit } from './positions.ts'
import { createStage, type Declarations, pairFiles, type Stage, type TypePair } from '../compiler/stage.ts'

/** Both sides, and the types to compare at each entry point. */
export interface UnitsInput {
  base: Declarations
  head: Declarations
  options: Record<string, unknown>
  stubs: ReadonlyMap<string, string>
  pairs: ReadonlyMap<string, readonly TypePair[]>
  /** Release tags of exports, by entry point and path. */
  releases: ReadonlyMap<string, ReadonlyMap<string, ReleaseTag>>
}

/** A unit of an entry point; or all of an entry point, in place of those that came one by one. */
export type UnitsPart = { entry: string; unit: Unit } | { entry: string; units: readonly Unit[] }

/** Compares the types of all entry points, part by part, in one program. */
export function compareAllUnits({ base, head, options, stubs, pairs, releases }: UnitsInput): Iterable<UnitsPart> {
  const stage = createStage(base, head, options, stubs, pairFiles(base, head, pairs))
  return unitsOf(stage, pairs, releases)
}

function* unitsOf(
  stage: Stage,
  entries: UnitsInput['pairs'],
  releases: UnitsInput['releases'],
): Generator<UnitsPart, void, undefined> {
  const known: KnownUnits = new Map()
  for (const [entry, pairs] of entries) {
    const tags = releases.get(entry) ?? new Map<string, ReleaseTag>()
    const isAsPublic = (declaring: string, heir: string) => {
      const [tag, other] = [declaring, heir].map((name) => nearest(tags, name) ?? 'public')
      return tag === 'public' || tag === other
    }
    const compared = compareUnits(stage, entry, pairs, known, isAsPublic)
    let next = compared.next()
    for (; !next.done; next = compared.next()) yield { entry, unit: next.value }
    yield { entry, units: next.value }
  }
}

/** Compares types, in a thread where some take long. */
export const unitsTask: Task<UnitsInput, UnitsPart> = {
  module: import.meta.url,
  name: 'compareAllUnits',
  start: compareAllUnits,
}
