import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import ts from '#typescript'
import { ambientFile } from '../compiler/program.ts'
import { findUnresolved, type Unresolved } from './find-unresolved.ts'
import type { Side } from './side.ts'
import { type StandIns, standInModule, wholeModule } from './stand-ins.ts'
import { collectNames } from './collect-names.ts'

/** Sides whose imports all lead to a file. */
export interface Completed {
  base: Side
  head: Side
  /** Stand-ins of modules, shared by both sides: text by path relative to `node_modules`. */
  stubs: Map<string, string>
}

/**
 * Writes a stand-in for each module that is imported and not part of a side, with the names that are used of it. TypeScript reads
 * such a module as `any`, with which everything is equal.
 *
 * A module of Node.js is the same one with and without `node:`. A file that is not in the package, such as a JSON file, is a
 * module of its own, at the same path on both sides.
 */
export function stubModules(base: Side, head: Side): Completed {
  const modules = new Map<string, StandIns>()
  /** Modules that are used as a whole. */
  const marked = new Set<string>()
  /** Specifiers with a scheme, which no file is found by. */
  const schemes = new Map<string, string>()
  const complete = (side: Side): (() => Side) => {
    const missing = new Map<string, string>()
    const findModule = findUnresolved(side)
    for (const [path, text] of side.files) {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
      const namesOf = (specifier: string): StandIns | undefined => {
        const unresolved = findModule(path, specifier)
        if (unresolved === undefined) return undefined
        const module = moduleOf(specifier, unresolved)
        if (unresolved.missing !== undefined) missing.set(unresolved.missing, module)
        if (specifier.includes(':')) schemes.set(specifier, module)
        const names = modules.get(module) ?? new Map()
        modules.set(module, names)
        return names
      }
      const mark = (specifier: string): void => {
        const unresolved = findModule(path, specifier)
        if (unresolved) marked.add(moduleOf(specifier, unresolved))
      }
      collectNames(file, namesOf, mark)
    }
    // Texts need the names that both sides use.
    return () => ({
      ...side,
      files: new Map([
        ...side.files,
        ...[...missing].map(([path, module]) => [path, reExport(module, modules)] as const),
      ]),
    })
  }
  const [written, other] = [complete(base), complete(head)]
  const stubs = new Map(
    [...modules].map(([module, names]) => [
      `${module}/index.d.ts`,
      standInModule(labelOf(module), names, marked.has(module)),
    ]),
  )
  const ambient = [...schemes].sort().map(([specifier, module]) => {
    return `declare module ${JSON.stringify(specifier)} {\n${reExport(module, modules)}}\n`
  })
  if (ambient.length > 0) stubs.set(ambientFile, ambient.join(''))
  return { base: written(), head: other(), stubs }
}

/** Folder of stand-ins for files that a side lacks. */
const missingFolder = 'signpost-missing'

/** Name by which a stand-in is imported. */
function moduleOf(specifier: string, { missing }: Unresolved): string {
  if (missing !== undefined) return `${missingFolder}/${missing.replace(/(?:\/index)?\.d\.ts$/, '')}`
  const bare = specifier.replace(/^node:/, '')
  if (bare !== specifier && isBuiltin(bare)) return bare
  return specifier.includes(':') ? encodeURIComponent(specifier) : specifier
}

/** Name of a module in a type, as users write it. */
function labelOf(module: string): string {
  if (module.startsWith(`${missingFolder}/`)) return `./${posix.relative(missingFolder, module)}`
  return module.includes('%3A') ? decodeURIComponent(module) : module
}

function reExport(module: string, modules: ReadonlyMap<string, StandIns>): string {
  const specifier = JSON.stringify(module)
  const names = modules.get(module)
  if (names?.has(wholeModule)) return `import $whole = require(${specifier})\nexport = $whole\n`
  return `export * from ${specifier}\n${names?.has('default') ? `export { default } from ${specifier}\n` : ''}`
}
