import type { Wanted } from './fit-callable.ts'
import { slotHead } from './read-files.ts'
import type { TypeTree } from './type-tree.ts'

/** Heads that a query names and that fit only themselves: callables that have one cannot share the comparison of their shape. */
export interface AskedHeads {
  /** By number of a head: which names of the query mean it, as a number above 0. */
  groups: ReadonlyMap<number, number>
  /** The query, whose names also mean the slots of their groups. */
  wanted: Wanted
}

/**
 * Heads that the same names of a query mean fit it alike, so they share a slot.
 *
 * @param loneNumber - Number of a head that fits only itself; undefined for another.
 * @param slots - Largest number of slots of a shape.
 */
export function askedHeads(
  wanted: Wanted,
  loneNumber: (head: string) => number | undefined,
  slots: number,
): AskedHeads {
  const sets = new Set<ReadonlySet<string>>()
  const collect = ({ names, parts }: TypeTree): void => {
    if (names !== undefined) sets.add(names)
    parts.forEach(collect)
  }
  typesOf(wanted).forEach(collect)
  const keys = new Map<number, string>()
  let at = 0
  for (const names of sets) {
    at += 1
    for (const head of names) {
      const number = loneNumber(head)
      if (number !== undefined) keys.set(number, `${keys.get(number) ?? ''} ${at}`)
    }
  }
  if (keys.size === 0) return { groups: new Map(), wanted }
  const groupOf = new Map<string, number>()
  const groups = new Map<number, number>()
  for (const [number, key] of keys) {
    if (!groupOf.has(key)) groupOf.set(key, groupOf.size + 1)
    groups.set(number, groupOf.get(key)!)
  }
  const wider = new Map<ReadonlySet<string>, ReadonlySet<string>>()
  at = 0
  for (const names of sets) {
    at += 1
    const own = [...groupOf].filter(([key]) => key.split(' ').includes(String(at)))
    const heads = own.flatMap(([, group]) => Array.from({ length: slots }, (_, slot) => slotHead(slot, group)))
    wider.set(names, new Set([...names, ...heads]))
  }
  const widen = (type: TypeTree): TypeTree => ({
    ...type,
    parts: type.parts.map(widen),
    ...(type.names === undefined ? {} : { names: wider.get(type.names)! }),
  })
  return { groups, wanted: mapTypes(wanted, widen) }
}

function typesOf({ result, parameters = [], constraints }: Wanted): TypeTree[] {
  const limits = [...constraints.values()].filter((one) => one !== undefined)
  return [result, ...parameters.map(({ type }) => type), ...limits]
}

function mapTypes({ result, parameters, constraints }: Wanted, map: (type: TypeTree) => TypeTree): Wanted {
  return {
    result: map(result),
    ...(parameters === undefined ? {} : { parameters: parameters.map((one) => ({ ...one, type: map(one.type) })) }),
    constraints: new Map([...constraints].map(([name, one]) => [name, one && map(one)])),
  }
}
