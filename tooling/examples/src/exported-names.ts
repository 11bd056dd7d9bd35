import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from '#typescript'
import type { ExampleProgram } from './example-program.ts'
import { reachedFiles } from './reached-files.ts'
import { entrySpecifiers, type KnownPackage } from './resolver.ts'
import { parses } from './syntax.ts'

/** Import of a name that an example uses without importing it. */
export interface SilentImport {
  specifier: string
  /** Name in the module; `default` and `*` are the default export and the module. */
  imported: string
}

/** Names that a package exports. */
export interface ExportedNames {
  /** Imports by the name that examples use, from the main entry point where several have it. */
  imports: ReadonlyMap<string, SilentImport>
  /** Imports for the comments of a file: those of the entry points that export its declarations come first. */
  importsFor(file: string): ReadonlyMap<string, SilentImport>
  /** Names that only the name of the package suggests: `queryString` of `query-string`. */
  guessed: ReadonlyMap<string, SilentImport>
  /** Whether any entry point has types. */
  hasTypes: boolean
  /** Files that the entry points reach. */
  files: ReadonlySet<string>
  /** Program with the entry points; absent for docs that are about no package. */
  program?: ts.Program
}

/** Nothing, for docs that are about no package. */
export const noExports: ExportedNames = {
  imports: new Map(),
  importsFor: () => new Map(),
  guessed: new Map(),
  hasTypes: true,
  files: new Set(),
}

/** Exports of one entry point. */
interface Entry {
  imports: Map<string, SilentImport>
  /** Keys of the files that declare what it exports. */
  files: Set<string>
}

/** A module that imports all entry points of a package. */
export function entryProbe(documented: KnownPackage): { path: string; text: string } {
  const lines = entrySpecifiers(documented).map((one, index) => `import * as e${index} from ${JSON.stringify(one)}`)
  return { path: join(documented.folder, '__signpost_entry_points.ts'), text: lines.join('\n') }
}

/**
 * Finds what the entry points of a package export, the main one first. A default export has the name of its declaration.
 *
 * @param probed - Program with the {@link entryProbe}.
 */
export function exportedNames(documented: KnownPackage, probed: ExampleProgram): ExportedNames {
  const { program } = probed
  const { folder } = documented
  const { path: probe } = entryProbe(documented)
  const checker = program.getTypeChecker()
  const entries: Entry[] = []
  let hasTypes = false
  const guessed = new Map<string, SilentImport>()
  for (const statement of program.getSourceFile(probe)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)
    if (module === undefined) continue
    hasTypes ||= module.declarations?.some((one) => !/\.[cm]?jsx?$/.test(one.getSourceFile().fileName)) === true
    const entry: Entry = { imports: new Map(), files: new Set() }
    entries.push(entry)
    for (const one of checker.getExportsOfModule(module)) {
      const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
      for (const declaration of target.declarations ?? [])
        entry.files.add(fileKey(declaration.getSourceFile().fileName, folder))
      if (one.name !== 'default') addImport(entry.imports, one.name, specifier, one.name)
      else {
        const names = (target.declarations ?? []).flatMap((declaration) => ts.getNameOfDeclaration(declaration) ?? [])
        for (const name of names.filter(ts.isIdentifier)) addImport(entry.imports, name.text, specifier, 'default')
      }
    }
    if (specifier !== documented.name) continue
    const isAssigned = module.exports?.has(ts.InternalSymbolName.ExportEquals) === true
    const hasDefault = isAssigned || module.exports?.has(ts.InternalSymbolName.Default) === true
    for (const name of namesOf(specifier)) addImport(guessed, name, specifier, hasDefault ? 'default' : '*')
  }
  const joined = (some: readonly Entry[]): ReadonlyMap<string, SilentImport> =>
    new Map([...some].reverse().flatMap(({ imports }) => [...imports]))
  const imports = joined(entries)
  const known = new Map<string, ReadonlyMap<string, SilentImport>>()
  return {
    imports,
    importsFor(file) {
      const key = fileKey(file, folder)
      const first = entries.filter(({ files }) => files.has(key))
      const id = first.map((one) => entries.indexOf(one)).join()
      const found = known.get(id) ?? (first.length === 0 ? imports : joined([...first, ...entries]))
      known.set(id, found)
      return found
    },
    guessed,
    hasTypes,
    files: reachedFiles(probed, [probe]),
    program,
  }
}

function addImport(imports: Map<string, SilentImport>, name: string, specifier: string, imported: string): void {
  if (!imports.has(name) && parses(`let ${name}`, 'ts')) imports.set(name, { specifier, imported })
}

/** A file without the folders and endings that a build changes: `array/at` of `src/array/at.ts` and `dist/esm/array/at.d.mts`. */
export function fileKey(file: string, folder: string): string {
  return file
    .slice(folder.length + 1)
    .replace(/^(?:(?:src|source|dist|build|lib|esm|cjs|es|types|typings)\/)+/, '')
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
}

/** Names by which a module is usually imported: `queryString` and `QueryString` of `query-string`. */
function namesOf(specifier: string): string[] {
  const last = specifier
    .split('/')
    .at(-1)!
    .replace(/\.[cm]?js$/, '')
  const camel = last.replaceAll(/[^\w$]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[^\w$]/g, '')
  return camel === '' ? [] : [camel, camel[0]!.toUpperCase() + camel.slice(1)]
}

let globals: ReadonlySet<string> | undefined

/** Names that the compiler's libraries and Node declare globally. */
export function globalNames(): ReadonlySet<string> {
  if (globals !== undefined) return globals
  const folder = dirname(ts.getDefaultLibFilePath({}))
  const names = new Set([
    'Buffer',
    'global',
    'module',
    'process',
    'require',
    'setImmediate',
    'clearImmediate',
    'exports',
    '__dirname',
    '__filename',
  ])
  for (const file of readdirSync(folder)) {
    if (!/^lib\..*\.d\.ts$/.test(file)) continue
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^(?:declare (?:var|let|const|function|class|namespace)|interface|type) ([\w$]+)/gm,
    ))
      names.add(name!)
  }
  globals = names
  return names
}
