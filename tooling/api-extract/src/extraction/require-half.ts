import type { PackageFolder } from '../package/package-folder.ts'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import type { ExportFacts } from '../facts.ts'
import { join } from 'node:path'

/** Differences of the declarations for `require` from those for `import`. */
export interface RequireHalf {
  /** Names that only `require` has. */
  added: ExportFacts[]
  /** Names whose declarations differ, by code unit. */
  changed: string[]
}

/**
 * Whether an entry point has declarations for `require` whose text differs from those for `import` in more than the
 * extensions of files. Most dual packages have the same text twice.
 */
export function hasOtherRequireHalf({ types, requireTypes }: EntryPoint, { dir, sources }: PackageFolder): boolean {
  if (requireTypes === undefined) return false
  const [own, other] = [types, requireTypes].map((file) => sources.readText(join(dir, file)))
  return other !== undefined && essence(own ?? '') !== essence(other)
}

/** Compares the exports of both halves. The `export =` of one is the `default` of the other. */
export function compareHalves(imported: readonly ExportFacts[], required: readonly ExportFacts[]): RequireHalf {
  const known = new Map(imported.map((one) => [one.name, one]))
  const defaults = known.get('default') ?? known.get('export=')
  const assigned = required.find(({ name }) => name === 'export=')?.localName
  const inside = imported.find(({ name }) => name === assigned)?.exports ?? []
  const added: ExportFacts[] = []
  const changed: string[] = []
  for (const one of required) {
    const isDefault = one.name === 'default' || one.name === 'export='
    const same = known.get(one.name) ?? (isDefault ? defaults : undefined)
    if (same === undefined && inside.some((twin) => isRepeated(one, twin))) continue
    if (same === undefined) added.push({ ...one, requireOnly: true })
    else if (!isDefault && textOf(same) !== textOf(one)) changed.push(one.name)
  }
  return { added, changed }
}

/** Whether a name in the namespace of an `export =` is only another way to write a type: `type Options = Box_.Options`. */
function isRepeated(one: ExportFacts, twin: ExportFacts): boolean {
  if (one.name !== twin.name) return false
  const isForwarded = one.declarations.every(({ facet, item }) => {
    const target = item?.type && item.excerpt[item.type[0]]?.target
    return facet === 'namespace' || (facet === 'type' && target?.endsWith(` @${twin.identity}`) === true)
  })
  return isForwarded && (one.exports ?? []).every((inner) => twin.exports?.some((other) => isRepeated(inner, other)))
}

function textOf({ declarations }: ExportFacts): string {
  return essence(declarations.map(({ text }) => text).join('\n'))
}

/** Text without extensions of modules, comments of tools, keywords that mean nothing in a module, and whitespace. */
function essence(text: string): string {
  return text
    .replace(/\/\/[#@] sourceMappingURL=\S+/gu, '')
    .replace(/(?<path>['"][^'"\n]*)\.(?:d\.)?[cm]?[jt]sx?(?=['"])/gu, '$<path>')
    .replace(/\b(?:export|declare)\s+/gu, '')
    .replace(/[\s;]+/gu, '')
}
