import { importsOf } from './imported-files.ts'
import { resolverOf } from './resolve-module.ts'
import type { Side } from './side.ts'
import type { Finding } from '../findings.ts'

/** Sides without the entry points that are twins of others, and the twins of each one that is left. */
export interface MergedEntries {
  base: Side
  head: Side
  /** Entry points that are left out, by the one that stands for them; sorted. */
  twins: ReadonlyMap<string, readonly string[]>
}

/**
 * Leaves out entry points that say the same as another one on both sides, such as `./core.js` beside `./core` and `./core.mjs`:
 * one comparison is enough. The one with the shortest path stands for the others.
 */
export function mergeTwinEntries(base: Side, head: Side): MergedEntries {
  const [before, after] = [twinsOf(base), twinsOf(head)]
  const twins = new Map<string, string[]>()
  const seen = new Map<string, string[]>()
  const shared = [...base.entries.keys()].filter((entry) => head.entries.has(entry)).sort(byPath)
  const pathsOf = (entry: string) => [base, head].map(({ entries }) => entries.get(entry) as string) as [string, string]
  for (const entry of shared) {
    const [ours, theirs] = pathsOf(entry)
    const key = `${before.textOf(ours)}\n${after.textOf(theirs)}`
    const alike = seen.get(key) ?? []
    const first = alike.find((other) => {
      const [one, two] = pathsOf(other)
      return before.areTwins(ours, one) && after.areTwins(theirs, two)
    })
    if (first === undefined) seen.set(key, [...alike, entry])
    else twins.set(first, [...(twins.get(first) ?? []), entry])
  }
  const leftOut = new Set([...twins.values()].flat())
  const without = (side: Side): Side => ({
    ...side,
    entries: new Map([...side.entries].filter(([entry]) => !leftOut.has(entry))),
  })
  return { base: without(base), head: without(head), twins }
}

/** Adds the twins of the entry points of a finding to the places that it reaches. */
export function withTwinPlaces(finding: Finding, twins: MergedEntries['twins']): Finding {
  const { entry, symbol, also = [] } = finding
  const more = [{ entry, symbol }, ...also].flatMap((place) =>
    (twins.get(place.entry) ?? []).map((twin) => ({ entry: twin, symbol: place.symbol })),
  )
  return more.length === 0 ? finding : { ...finding, also: [...also, ...more] }
}

/** Files of a side that are copies of each other for consumers. */
export interface Twins {
  /** Text of a file without the endings of modules; the same for twins. */
  textOf: (path: string) => string
  /** Whether two files, and all files they import, differ only in the ending of modules. */
  areTwins: (one: string, other: string) => boolean
}

/** Creates the functions that compare files of a side. */
export function twinsOf({ files }: Side): Twins {
  const resolve = resolverOf(new Set(files.keys()))
  const texts = new Map<string, string>()
  const targets = new Map<string, (string | undefined)[]>()
  const textOf = (path: string) =>
    remember(texts, path, () =>
      (files.get(path) ?? '').replace(/\.[mc]js(?=['"])/g, '.js').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
    )
  const targetsOf = (path: string) =>
    remember(targets, path, () => importsOf(files.get(path) ?? '').map((name) => resolve(path, name)))
  const known = new Set<string>()
  const areTwins = (one: string, other: string): boolean => {
    const queue: [string, string][] = [[one, other]]
    const seen = new Set<string>()
    for (let pair = queue.pop(); pair; pair = queue.pop()) {
      const [left, right] = pair
      const key = pair.join('\n')
      if (left === right || seen.has(key) || known.has(key)) continue
      seen.add(key)
      if (textOf(left) !== textOf(right)) return false
      const others = targetsOf(right)
      for (const [index, target] of targetsOf(left).entries()) {
        const counterpart = others[index]
        if ((target === undefined) !== (counterpart === undefined)) return false
        if (target !== undefined && counterpart !== undefined) queue.push([target, counterpart])
      }
    }
    for (const key of seen) known.add(key)
    return true
  }
  return { textOf, areTwins }
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

/** The main entry point first, then those with fewer folders, then shorter ones. */
function byPath(one: string, other: string): number {
  const depth = (entry: string) => (entry === '.' ? 0 : entry.split('/').length)
  return depth(one) - depth(other) || one.length - other.length || (one < other ? -1 : 1)
}
