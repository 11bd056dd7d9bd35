import satisfies from 'semver/functions/satisfies.js'
import ts from '#typescript'
import { conditionsOf, resolveTarget } from '../package/exports-map.ts'
import type { Side } from './side.ts'
import { twinsOf } from './twin-entries.ts'

/** Declarations under conditions other than the usual ones, by condition: `require`, `browser`. An empty path: there are none. */
export type ConditionalTypes = ReadonlyMap<string, string>

/**
 * Finds the declarations that consumers get under each condition of an entry point, where they are others than its main ones.
 *
 * @param find - Path of the declarations of a target.
 */
export function conditionalTypes(
  value: unknown,
  main: string,
  find: (target: string) => string | undefined,
): ConditionalTypes {
  const names = [...conditionsOf(value)].filter((name) => !/^(?:types(?:@.*)?|import|require|default)$/.test(name))
  const sets = [['import'], ['require'], ...names.flatMap((name) => [[name], [name, 'require']])]
  const versions = [...conditionsOf(value)].filter(
    (name) => name.startsWith('types@') && satisfies(ts.version, name.slice('types@'.length)),
  )
  const types = new Map<string, string>()
  for (const set of sets) {
    const format = set.includes('require') ? [] : ['import']
    const path = resolveTarget(value, new Set([...versions, 'types', ...set, ...format]), find) ?? ''
    if (path !== main) types.set(set.join(', '), path)
  }
  return types
}

/**
 * Adds an entry point for each condition under which a side has declarations of its own: `. (require)`. A side that has none for
 * the condition is compared with its main ones, which its consumers get. Where both halves of both sides say the same, one entry
 * point is enough.
 */
export function withConditionalTypes(base: Side, head: Side): { base: Side; head: Side } {
  const entries = { base: new Map(base.entries), head: new Map(head.entries) }
  const twins = { base: twinsOf(base), head: twinsOf(head) }
  for (const [entry, main] of base.entries) {
    const other = head.entries.get(entry)
    if (other === undefined) continue
    const [ours, theirs] = [base.conditional?.get(entry), head.conditional?.get(entry)]
    const seen = new Set([`${main}\n${other}`])
    for (const label of new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])) {
      const [before, after] = [ours?.get(label) ?? main, theirs?.get(label) ?? other]
      if (before === '' || after === '' || seen.has(`${before}\n${after}`)) continue
      seen.add(`${before}\n${after}`)
      if (twins.base.areTwins(before, main) && twins.head.areTwins(after, other)) continue
      entries.base.set(`${entry} (${label})`, before)
      entries.head.set(`${entry} (${label})`, after)
    }
  }
  return { base: { ...base, entries: entries.base }, head: { ...head, entries: entries.head } }
}
