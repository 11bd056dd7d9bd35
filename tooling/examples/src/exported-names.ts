import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { createExampleProgram, type ProgramInput } from './example-program.ts'
import { entrySpecifiers, type KnownPackage } from './resolver.ts'

/** Import of a name that an example uses without importing it. */
export interface SilentImport {
  specifier: string
  /** Name in the module; `default` and `*` are the default export and the module. */
  imported: string
}

/** What a package exports. */
export interface ExportedNames {
  /** Imports by the name that examples use. */
  imports: ReadonlyMap<string, SilentImport>
  /** Whether any entry point has types. */
  hasTypes: boolean
  program?: ts.Program
}

/**
 * Finds what the entry points of a package export, the main one first. A default export has the name of its declaration and that of the
 * package; a module without one is its namespace by the name of the package.
 */
export function exportedNames(documented: KnownPackage, input: Omit<ProgramInput, 'files'>): ExportedNames {
  const specifiers = entrySpecifiers(documented)
  const probe = join(input.folder, '__signpost_entry_points.ts')
  const text = specifiers.map((one, index) => `import * as e${index} from ${JSON.stringify(one)}`).join('\n')
  const { program } = createExampleProgram({ ...input, files: new Map([[probe, text]]) })
  const checker = program.getTypeChecker()
  const imports = new Map<string, SilentImport>()
  const add = (name: string, specifier: string, imported: string): void => {
    if (ts.isIdentifierStart(name.charCodeAt(0), ts.ScriptTarget.ESNext) && !imports.has(name))
      imports.set(name, { specifier, imported })
  }
  let hasTypes = false
  for (const statement of program.getSourceFile(probe)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)
    if (module === undefined) continue
    hasTypes = true
    const exports = checker.getExportsOfModule(module)
    const isAssigned = module.exports?.has(ts.InternalSymbolName.ExportEquals) === true
    for (const one of exports) if (one.name !== 'default') add(one.name, specifier, one.name)
    const byDefault = exports.find(({ name }) => name === 'default')
    if (byDefault !== undefined) {
      const target = byDefault.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(byDefault) : byDefault
      const declared = target.declarations?.map((one) => ts.getNameOfDeclaration(one)).find((one) => one !== undefined)
      if (declared !== undefined && ts.isIdentifier(declared)) add(declared.text, specifier, 'default')
    }
    for (const name of namesOf(specifier)) add(name, specifier, byDefault !== undefined || isAssigned ? 'default' : '*')
  }
  return { imports, hasTypes, program }
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
