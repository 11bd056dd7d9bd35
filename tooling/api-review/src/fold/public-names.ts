import ts from '#typescript'
import type { Surface } from '../match/surface.ts'

/** Exported names of what bundlers and API Extractor call otherwise in their files: `Hono$1`, `open_2`. */
export interface PublicNames {
  /** Replaces such names in the text of a declaration. */
  inText: (text: string) => string
  /** Replaces the first name of a dotted path; a name that the entry point exports is better than that of another. */
  inPath: (entry: string, path: string) => string
}

/** A name with a number that a tool may have added. */
const numbered = /(?<![\w$])[A-Za-z_$][\w$]*?(?:\$|_)\d+(?![\w$])/g

/** Collects the exported names of local declarations. */
export function publicNamesOf(
  checker: ts.TypeChecker,
  surfaces: ReadonlyMap<string, Surface>,
  files: readonly ts.SourceFile[],
): PublicNames {
  const all = new Map<string, string>()
  const byEntry = new Map<string, Map<string, string>>()
  const exported = new Set<string>()
  for (const [entry, surface] of surfaces) {
    const own = new Map<string, string>()
    for (const { path, symbol } of surface.values()) {
      exported.add(path)
      if (path === 'default' || symbol.name === 'default') continue
      if (symbol.name !== path && !own.has(symbol.name)) own.set(symbol.name, path)
    }
    byEntry.set(entry, own)
    for (const [local, path] of own) if (!all.has(local)) all.set(local, path)
  }
  const place = files[0]
  const isGlobal = (name: string): boolean => {
    const find = (checker as unknown as { resolveName?: ResolveName }).resolveName
    return find?.(name, undefined, ts.SymbolFlags.Value | ts.SymbolFlags.Type, false) !== undefined
  }
  /** API Extractor adds `_2` to a name that is also global, bundlers add `$1` to any. */
  const withoutNumber = (name: string): string => {
    const [, stem = '', sign = ''] = /^(.+?)(\$|_)\d+$/.exec(name) ?? []
    const isAdded = stem !== '' && !/\$$/.test(stem) && (sign === '$' || (place !== undefined && isGlobal(stem)))
    return isAdded && !exported.has(name) ? stem : name
  }
  const publicName = (name: string, own = all): string =>
    exported.has(name) ? name : (own.get(name) ?? all.get(name) ?? withoutNumber(name))
  return {
    inText: (text) => text.replace(numbered, (name) => publicName(name)),
    inPath: (entry, path) => {
      const [first = '', ...rest] = path.split('.')
      return [publicName(first, byEntry.get(entry)), ...rest].join('.')
    },
  }
}

type ResolveName = (
  name: string,
  location: ts.Node | undefined,
  meaning: ts.SymbolFlags,
  excludeGlobals: boolean,
) => ts.Symbol | undefined
