import type ts from '#typescript'
import type { Surfaces } from '../match/surface.ts'
import type { DeclaredAlike } from '../match/unchanged-symbols.ts'
import type { Side } from '../parse/side.ts'
import { moduleOf, type Stage } from '../compiler/stage.ts'
import { importText, type Modules, type Sides } from './compile-both.ts'
import { demandedAfter, eraseHidden } from './erase-hidden.ts'
import type { Budget } from './run-jobs.ts'
import { shareDeclarations } from './share-declarations.ts'

/** Both sides in one program, and what they export. */
export interface Scene {
  base: Side
  head: Side
  /** Program with both sides as written, and a consumer of each entry point of the base. */
  stage: Stage
  surfaces: ReadonlyMap<string, Surfaces>
  /** Exports, by entry point and path, of which a rule claims a break: they need programs, even if what they name has some. */
  doubted: ReadonlySet<string>
  /** Places of these claims, members included: their programs come first where a type has more than are compiled. */
  claimed: ReadonlySet<string>
  alike: DeclaredAlike
  /** Classes of which consumers never have an instance, see `unobtainedClasses`. */
  unobtained: ReadonlySet<string>
  /** Whether two exports are declared alike when aliases are written out. */
  isWrittenAlike: (base: ts.Symbol, head: ts.Symbol) => boolean
  /** Files of the head that only re-export the base's. */
  shared: ReadonlySet<string>
  /** Whether a rule says that an `undefined` was made explicit, which only `exactOptionalPropertyTypes` shows. */
  isExactDoubted: boolean
  options: Record<string, unknown>
  stubs: ReadonlyMap<string, string>
  budget: Budget
}

/** Files whose scope has the names of an entry point of the base as `B`, by path. */
export function consumersOf(base: Side): Map<string, string> {
  return new Map(
    [...base.entries].map(([entry, path]) => [
      consumerFile({ base }, entry),
      `${importText('B', `./base/${moduleOf(path)}`, base.files.get(path) ?? '')}\nexport {}\n`,
    ]),
  )
}

/** Path of a file that imports an entry point of the base. */
export function consumerFile({ base }: Pick<Scene, 'base'>, entry: string): string {
  return `/review/consumer-${[...base.entries.keys()].indexOf(entry)}.ts`
}

/** Modules of an entry point on both sides. */
export function modulesOf({ base, head }: Scene, entry: string): Modules {
  return { base: moduleOf(base.entries.get(entry) as string), head: moduleOf(head.entries.get(entry) as string) }
}

/**
 * Both sides as programs are compiled against them.
 *
 * @param others - Names of declarations of the head in whose place those of the base are.
 */
export function sidesOf({ base, head, shared, stage, alike, stubs }: Scene, others?: ReadonlySet<string>): Sides {
  const files = { base: new Map(base.files), before: new Map(base.files), after: new Map(head.files) }
  const kept = new Map<string, ReadonlySet<string>>()
  for (const [path, text] of head.files) {
    if (shared.has(path)) {
      files.before.set(path, text)
      continue
    }
    const split =
      base.files.has(path) && stage.program.getSourceFile(`/review/head/${path}`)
        ? shareDeclarations(stage, alike, path, others)
        : undefined
    if (!split) continue
    kept.set(path, split.names)
    files.base.set(path, split.base)
    files.before.set(path, split.before)
    files.after.set(path, split.after)
  }
  const erased = (
    texts: ReadonlyMap<string, string>,
    isKept = (_path: string, _name: string) => false,
    isDemanded?: (path: string) => boolean,
  ) => new Map([...texts].map(([path, text]) => [path, eraseHidden(text, (name) => isKept(path, name), isDemanded)]))
  return {
    base: erased(files.base, (path, name) => shared.has(path) || kept.get(path)?.has(name) === true),
    before: erased(files.before),
    after: erased(files.after, undefined, demandedAfter([...base.files.values()])),
    head: head.files,
    modules: stubs,
  }
}
