import { join } from 'node:path'
import type ts from 'typescript'
import type { EntryPoint } from '../entry-points/entry-points.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { importedFiles, reachedFiles } from '../program/module-graph.ts'
import { resolveAlias } from '../program/symbols.ts'
import { compiler } from '../typescript.ts'

/** A pattern whose modules are not documented as entry points. */
export interface InternalPattern {
  /** `./*` */
  pattern: string
  /** Number of modules that it exposes. */
  modules: number
  /**
   * `parts`: other entry points are made of them. `development`: tests, examples and the like in the root of the package.
   * `unpublished`: they have values, but no JavaScript.
   */
  kind: 'parts' | 'development' | 'unpublished'
  /** Keys of those that no entry point imports and whose names none has. */
  lost: readonly string[]
}

/** Folders in the root of a package that nobody imports from. */
const development = /^(?:tests?|__tests__|specs?|e2e|examples?|demos?|scripts?|bench(?:es|marks?)?|fixtures|website)\//

/** Entry points without those of internal patterns, and these patterns. */
export interface PublicEntryPoints {
  entryPoints: EntryPoint[]
  internal: InternalPattern[]
}

/**
 * Leaves out entry points that a pattern such as `./*` exposes although the keys of their own have all of it: those whose
 * names the other entry points export too, and those of a pattern that exposes the whole folder of the main entry point when
 * its modules are parts of that: there, only modules with other names that no module imports are for users.
 *
 * Modules of tests, examples and scripts in the root of the package are left out, too: a pattern over the whole package exposes
 * them by chance. So are modules of values whose JavaScript is not there while that of others is: a bundler left it out.
 *
 * A module that the other entry points export as a namespace, or whose default they export, is meant to be imported.
 *
 * @param all - Without a main entry point, all are kept.
 * @param chosen - Patterns to expand, from the configuration.
 */
export function withoutInternalPatterns(
  program: ts.Program,
  folder: PackageFolder,
  all: readonly EntryPoint[],
  chosen: readonly string[],
): PublicEntryPoints {
  const checker = program.getTypeChecker()
  const fileOf = ({ types }: EntryPoint): ts.SourceFile | undefined => program.getSourceFile(join(folder.dir, types))
  const exportsOf = (file: ts.SourceFile | undefined): ts.Symbol[] => {
    const module = file && checker.getSymbolAtLocation(file)
    return module ? checker.getExportsOfModule(module) : []
  }
  const hasValues = (one: EntryPoint): boolean =>
    exportsOf(fileOf(one)).some((symbol) => resolveAlias(checker, symbol).flags & compiler.SymbolFlags.Value)
  const reasons = new Map(
    all.flatMap((one): [EntryPoint, InternalPattern['kind']][] => {
      if (one.pattern === undefined || chosen.includes(one.pattern)) return []
      if (development.test(one.types)) return [[one, 'development']]
      return one.withoutScript && hasValues(one) ? [[one, 'unpublished']] : []
    }),
  )
  const entryPoints = all.filter((one) => !reasons.has(one))
  const internal = new Map<string, InternalPattern>()
  for (const [{ pattern = '' }, kind] of reasons) {
    const { modules } = internal.get(`${kind} ${pattern}`) ?? { modules: 0 }
    internal.set(`${kind} ${pattern}`, { pattern, kind, modules: modules + 1, lost: [] })
  }
  const explicit = entryPoints.filter(({ pattern }) => pattern === undefined || chosen.includes(pattern))
  const main = entryPoints.find(({ key }) => key === '.')
  const patterns = new Set(
    entryPoints.flatMap(({ pattern }) => (pattern === undefined || chosen.includes(pattern) ? [] : pattern)),
  )
  if (main === undefined || main.pattern !== undefined || patterns.size === 0)
    return { entryPoints, internal: [...internal.values()] }

  const files = explicit.flatMap((one) => fileOf(one) ?? [])
  const exported = files.flatMap(exportsOf)
  const names = new Set(exported.map(({ name }) => name))
  const targets = new Set(exported.map((symbol) => resolveAlias(checker, symbol)))
  const reached = reachedFiles(program, folder, files)

  const isCovered = (one: EntryPoint): boolean => exportsOf(fileOf(one)).every(({ name }) => names.has(name))
  const isPublic = (one: EntryPoint): boolean => {
    const file = fileOf(one)
    const module = file && checker.getSymbolAtLocation(file)
    return (
      (module !== undefined && targets.has(module)) ||
      exportsOf(file).some((symbol) => symbol.name === 'default' && targets.has(resolveAlias(checker, symbol)))
    )
  }
  const isWhole = (matched: readonly EntryPoint[]): boolean => {
    if (!matched.some(({ types }) => types === main.types)) return false
    const parts = matched.filter((one) => reached.has(fileOf(one)!))
    return parts.length * 4 >= matched.length && parts.filter(isPublic).length * 2 < parts.length
  }
  /** Those that neither the main entry point nor another module of the pattern imports. */
  const apart = (matched: readonly EntryPoint[]): EntryPoint[] => {
    const others = matched.filter((one) => !isCovered(one) && !reached.has(fileOf(one)!))
    const imported = new Set(others.flatMap((one) => [...importedFiles(program, folder, fileOf(one)!)]))
    return others.filter((one) => !imported.has(fileOf(one)!))
  }

  const kept = new Set(explicit)
  const parts = [...patterns].flatMap((pattern): InternalPattern[] => {
    const matched = entryPoints.filter((one) => one.pattern === pattern)
    const left = isWhole(matched) ? apart(matched) : matched.filter((one) => isPublic(one) || !isCovered(one))
    for (const one of left) kept.add(one)
    const out = matched.filter((one) => !left.includes(one))
    const shown = new Set(left.flatMap((one) => exportsOf(fileOf(one)).map(({ name }) => name)))
    const isShown = (one: EntryPoint): boolean =>
      exportsOf(fileOf(one)).every(({ name }) => names.has(name) || shown.has(name))
    const lost = out.filter((one) => !isShown(one) && !reached.has(fileOf(one)!)).map(({ key }) => key)
    return out.length === 0 ? [] : [{ pattern, modules: out.length, kind: 'parts', lost }]
  })
  return { entryPoints: entryPoints.filter((one) => kept.has(one)), internal: [...internal.values(), ...parts] }
}
