import type { SignatureSymbol } from './signature-symbol.ts'
import type { TypeTree } from './type-tree.ts'

/** Numbers of all heads. */
export interface NumberedHeads {
  numbers: ReadonlyMap<string, number>
  /** Number of the first head that fits only itself. */
  firstLone: number
}

/** Numbers all heads, those that fit only themselves after the others, each sort in code unit order. */
export function numberHeads(symbols: readonly SignatureSymbol[]): NumberedHeads {
  const found = new Set<string>()
  const related = new Set<string>()
  const walkInto =
    (set: Set<string>) =>
    ({ head, parts }: TypeTree): void => {
      set.add(head)
      parts.forEach(walkInto(set))
    }
  const [walk, relate] = [walkInto(found), walkInto(related)]
  for (const { id, alias, bases, callables } of symbols) {
    if (alias !== undefined || bases !== undefined) related.add(id)
    if (alias !== undefined) relate(alias.type)
    bases?.types.forEach(relate)
    for (const { receiver, result, parameters, constraints } of callables) {
      if (receiver !== undefined) walk(receiver)
      walk(result)
      for (const { type } of parameters) walk(type)
      for (const constraint of constraints) if (constraint !== undefined) walk(constraint)
    }
  }
  const lone = [...found].filter((head) => isLoneName(head) && !related.has(head))
  const others = new Set([...found, ...related])
  for (const head of lone) others.delete(head)
  const heads = [...[...others].sort(compare), ...lone.sort(compare)]
  return { numbers: new Map(heads.map((head, at) => [head, at])), firstLone: others.size }
}

/** Id of a symbol; names of the language and lists are related to others by rules of the search itself. */
function isLoneName(head: string): boolean {
  return /^[^"'.?#[!][^!]*!/u.test(head) && !/^(?:typeof |ext:typescript!)|!(?:Readonly)?Array$/u.test(head)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
