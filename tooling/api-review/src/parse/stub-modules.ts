import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import ts from '#typescript'
import { ambientFile, createProgram, defaultOptions, readOptions } from '../compiler/program.ts'
import { findUnresolved, type Unresolved } from './find-unresolved.ts'
import type { Side } from './side.ts'
import type { DependencyTypes } from './dependency-types.ts'
import { anyModule, type StandIns, standInModule, wholeModule } from './stand-ins.ts'
import { collectNames } from './collect-names.ts'
import { parseText } from '../compiler/parse-text.ts'

/** Sides whose imports all lead to a file. */
export interface Completed {
  base: Side
  head: Side
  /** Modules of other packages, or stand-ins for them, shared by both sides: text by path relative to `node_modules`. */
  stubs: Map<string, string>
  /** Packages that are not installed, so that their types are compared by name. */
  missing: readonly string[]
  /** Files that the declarations of the head import and its package lacks, although those of the base had theirs. */
  lost: readonly string[]
}

/**
 * Adds the modules that are imported and not part of a side: as they are installed, or as a stand-in with the names that are used of
 * them. TypeScript reads a module that it does not find as `any`, with which everything is equal.
 *
 * A module of Node.js is the same one with and without `node:`. A file that is not in the package, such as a JSON file, is a
 * module of its own, at the same path on both sides.
 *
 * @param installed - Declarations of the packages that are installed; none by default.
 */
export function stubModules(base: Side, head: Side, installed?: DependencyTypes): Completed {
  const completed = completeModules(base, head, installed)
  const lacking = installed ? findLacking(completed.stubs, completed.used) : []
  return lacking.length === 0 ? completed : completeModules(base, head, installed?.without(lacking))
}

/** Names that are imported, by specifier. */
type UsedNames = ReadonlyMap<string, ReadonlySet<string>>

function completeModules(base: Side, head: Side, installed?: DependencyTypes): Completed & { used: UsedNames } {
  const used = new Map<string, Set<string>>()
  const modules = new Map<string, StandIns>()
  /** Modules that are used as a whole. */
  const marked = new Set<string>()
  /** Specifiers with a scheme, which no file is found by. */
  const schemes = new Map<string, string>()
  const known = new Map<string, boolean>()
  const isInstalled = (specifier: string): boolean => {
    const found = known.get(specifier) ?? installed?.add(specifier) ?? false
    known.set(specifier, found)
    return found
  }
  const complete = (side: Side): { missing: Map<string, string>; written: () => Side } => {
    const missing = new Map<string, string>()
    const findMissing = findUnresolved(side)
    const findModule = (path: string, specifier: string): Unresolved | undefined => {
      const unresolved = findMissing(path, specifier)
      const isFound = unresolved !== undefined && unresolved.missing === undefined && isInstalled(specifier)
      return isFound ? undefined : unresolved
    }
    for (const [path, text] of side.files) {
      if (namesNode.test(text)) isInstalled('node:process')
      if (namesTypes.test(text))
        for (const { fileName } of ts.preProcessFile(text).typeReferenceDirectives) isInstalled(fileName)
      const file = parseText(text)
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
      for (const { specifier, name } of namedImports(file))
        if (known.get(specifier)) used.set(specifier, (used.get(specifier) ?? new Set()).add(name))
    }
    // Texts need the names that both sides use.
    const written = () => ({
      ...side,
      files: new Map([
        ...side.files,
        ...[...missing].map(([path, module]) => [path, reExport(module, modules)] as const),
      ]),
    })
    return { missing, written }
  }
  const [before, after] = [complete(base), complete(head)]
  const isWhole = base.facts !== undefined && head.facts !== undefined && !head.unreadable?.size
  const lost = isWhole ? lostFiles(before.missing, after.missing) : []
  const stubs = new Map(
    [...modules].map(([module, names]) => [
      `${module}/index.d.ts`,
      // What both sides lack is one type; of what was lost consumers get `any`.
      lost.includes(module) ? anyModule(names) : standInModule(labelOf(module), names, marked.has(module)),
    ]),
  )
  for (const [path, text] of installed?.files ?? []) stubs.set(path, text)
  const globals = [...(installed?.globals ?? [])].map((name) => `/// <reference types="${name}" />\n`)
  const ambient = [...schemes].sort().map(([specifier, module]) => {
    return `declare module ${JSON.stringify(specifier)} {\n${reExport(module, modules)}}\n`
  })
  if (ambient.length + globals.length > 0) stubs.set(ambientFile, [...globals, ...ambient].join(''))
  const missing = [...modules.keys()].filter((module) => !module.startsWith(`${missingFolder}/`)).map(labelOf)
  const [written, other] = [before.written(), after.written()]
  return { base: written, head: other, stubs, missing: missing.sort(), lost: lost.map(labelOf).sort(), used }
}

/** Stand-ins for files of declarations that only the head lacks: no file of such a name is missing in the base. */
function lostFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const known = new Set([...before.values()].map((module) => posix.basename(module)))
  return [...new Set(after.values())].filter((module) => isCode(module) && !known.has(posix.basename(module)))
}

/** Whether a path without `.d.ts` leads to declarations, not to a text or a style sheet. */
function isCode(path: string): boolean {
  return /^$|^\.[cm]?[jt]sx?$/.test(posix.extname(path))
}

/** Names that imports and exports take from modules. */
function namedImports(file: ts.SourceFile): { specifier: string; name: string }[] {
  return file.statements.flatMap((node) => {
    const isNamed = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
    if (!isNamed || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
    const isList = list && (ts.isNamedImports(list) || ts.isNamedExports(list))
    const names = isList ? list.elements.map(({ name, propertyName }) => (propertyName ?? name).text) : []
    const main = ts.isImportDeclaration(node) && node.importClause?.name ? ['default'] : []
    return [...main, ...names].map((name) => ({ specifier: (node.moduleSpecifier as ts.StringLiteral).text, name }))
  })
}

/** Modules among the installed ones that lack a name: TypeScript would read it as `any`. */
function findLacking(stubs: ReadonlyMap<string, string>, used: UsedNames): string[] {
  if (used.size === 0) return []
  const files = new Map([...stubs].map(([path, text]) => [`/review/node_modules/${path}`, text]))
  const lines = [...used].flatMap(([specifier, names], module) =>
    [...names].map((name, place) => {
      const local = `$${module}_${place}`
      const text = `import { ${name === 'default' ? name : JSON.stringify(name)} as ${local} } from ${JSON.stringify(specifier)}`
      return { specifier, text }
    }),
  )
  const path = '/review/imports.ts'
  files.set(path, lines.map(({ text }) => text).join('\n'))
  const program = createProgram(files, [path], readOptions(defaultOptions))
  const file = program.getSourceFile(path) as ts.SourceFile
  const found = program.getSemanticDiagnostics(file).flatMap(({ start }) => {
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0)
    return lines[line]?.specifier ?? []
  })
  return [...new Set(found)]
}

/** Global names that the types of Node.js declare. */
const namesNode = /\b(?:NodeJS|Buffer)\b/

const namesTypes = /\/\/\/\s*<reference\s+types/

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
