import type { EntryPoint } from './entry-points.ts'

/**
 * Entry points without other spellings of their keys: `./shapes`, `./shapes.js`, `./shapes.mjs` and `./shapes/index.js` are one
 * module, where they lead to one file, or to the declarations of one file for `import` and for `require`, which are compared later. The
 * shortest key stays, and each that leads to another file, whose exports may be others.
 *
 * @param chosen - Patterns of the configuration: entry points of these stay.
 */
export function withoutOtherSpellings(all: readonly EntryPoint[], chosen: readonly string[]): EntryPoint[] {
  const modules = new Map<string, EntryPoint[]>()
  for (const one of all) {
    const isChosen = one.pattern !== undefined && chosen.includes(one.pattern)
    const module = isChosen ? one.key : `${plainKey(one)} ${withoutEnding(one.types)}`
    modules.set(module, [...(modules.get(module) ?? []), one])
  }
  const kept = new Map(
    [...modules.values()].flatMap((spellings) => joined(spellings).map((one): [string, EntryPoint] => [one.key, one])),
  )
  return all.flatMap(({ key }) => kept.get(key) ?? [])
}

/** `./shapes` for `./shapes.js` and `./shapes/index.js`. A pattern that has the main module too is judged by that: see `internal-patterns.ts`. */
function plainKey({ key, pattern }: EntryPoint): string {
  const plain = key.replace(/\.[cm]?js$/, '')
  return pattern === undefined ? plain.replace(/\/index$/, '') : plain
}

function withoutEnding(types: string): string {
  return types.replace(/\.d\.[cm]?ts$/, '')
}

/** The entry point with the shortest key, with what is known of the others, and those that lead to other files. */
function joined(spellings: readonly EntryPoint[]): EntryPoint[] {
  const [{ pattern, withoutScript, ...first }, ...others] = [...spellings].sort(
    (a, b) => a.key.length - b.key.length,
  ) as [EntryPoint, ...EntryPoint[]]
  const isModule = first.types.endsWith('.d.mts')
  const required = others.find(({ types }) => types.endsWith(isModule ? '.d.ts' : '.d.cts') && types !== first.types)
  const requireTypes = first.requireTypes ?? required?.types
  const isFileOf = (file: string | undefined): boolean => [first.types, requireTypes, undefined].includes(file)
  const apart = others.filter((one) => !isFileOf(one.types) || !isFileOf(one.requireTypes))
  const same = others.filter((one) => !apart.includes(one))
  const hasName = same.some((one) => one.pattern === undefined)
  const hasScript = same.some((one) => one.withoutScript === undefined)
  const one: EntryPoint = {
    ...first,
    ...(requireTypes !== undefined && { requireTypes }),
    ...(pattern !== undefined && !hasName && { pattern }),
    ...(withoutScript !== undefined && !hasScript && { withoutScript }),
  }
  return [one, ...apart]
}
