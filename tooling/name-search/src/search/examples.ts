import type { SearchExamples } from './answers-model.ts'
import { isAlias, type EntryTable } from './entry-table.ts'
import { nameFlags } from './format.ts'
import { nameText, type NameTable } from './name-table.ts'

/** Queries to try: with the names that most other declarations name, where they are short. */
export function examplesOf({ entries, names }: { entries: EntryTable; names: NameTable }): SearchExamples {
  const { symbols, name, flags, containerOf, references, owner, packages, count } = entries
  const textOf = (entry: number): string => nameText(names, name[entry]!)
  const isPlain = (entry: number): boolean =>
    (flags[entry]! & nameFlags.deprecated) === 0 && /^[a-z]{2,}[a-z\d]*$/iu.test(textOf(entry))
  const best: number[] = []
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    if (containerOf[symbol] === 0 && !isAlias(entries, symbol) && isPlain(symbol)) best.push(symbol)
  }
  best.sort((a, b) => references[b]! - references[a]! || textOf(a).length - textOf(b).length || a - b)
  const partsOf = (symbol: number): string[] => textOf(symbol).split(/(?<=[a-z\d])(?=[A-Z])/u)
  const [first] = best
  const several = best.filter((symbol) => partsOf(symbol).length === 2)
  const members = new Map<number, string>()
  for (let entry = symbols; entry < count; entry += 1) {
    if (!members.has(owner[entry]!) && isPlain(entry) && textOf(entry) !== 'constructor') {
      members.set(owner[entry]!, textOf(entry))
    }
  }
  const withMembers = best.find((symbol) => members.has(symbol))
  const [one, other] = several
  return {
    ...(first === undefined ? {} : { name: textOf(first) }),
    ...(one === undefined
      ? {}
      : {
          hump: partsOf(one)
            .map((part) => part.charAt(0))
            .join(''),
        }),
    ...(withMembers === undefined ? {} : { member: `${textOf(withMembers)}.${members.get(withMembers)!}` }),
    ...(other === undefined ? {} : { words: partsOf(other).join(' ').toLowerCase() }),
    ...(packages[0] === undefined ? {} : { package: packages[0].slug }),
  }
}
