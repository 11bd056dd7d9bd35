import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Workspace, workspaces } from './workspaces.ts'

/** Names of options, by library and by the function, method or class that takes them. */
export type OptionNames = Map<string, Map<string, Set<string>>>

/** Begins the place of options within other options: `within defineMirror.rules`. */
export const WITHIN = 'within '

const libraries = workspaces().filter(({ group }) => group === 'packages')

/** Source files of the entry points of a library, by the name that imports it. */
function entryPoints({ directory, manifest }: Workspace): [name: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return Object.entries(exports).flatMap(([path, targets]) => {
    const source = typeof targets === 'string' ? undefined : targets['@signpost/source']
    return source && /\.tsx?$/.test(source) ? [[manifest.name + path.slice(1), join(directory, source)]] : []
  })
}

/** The entry points of each library, by its folder. */
export const entries: readonly (readonly [folder: string, files: [name: string, file: string][]])[] = libraries.map(
  (library) => [library.folder, entryPoints(library)] as const,
)
const tables = libraries.flatMap(({ folder, directory }) =>
  ['options.test.ts', 'options.test.tsx']
    .map((name) => join(directory, 'src', name))
    .filter((file) => existsSync(file))
    .map((file) => [folder, file] as const),
)

/** A program of the libraries only: types of other packages are `any`, and none of them has options of ours. */
function createProgram(): ts.Program {
  const sources = new Map(entries.flatMap(([, files]) => files))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
  }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      if (text.startsWith('.')) return ts.resolveModuleName(text, from, options, host)
      const file = sources.get(text)
      return { resolvedModule: file ? { resolvedFileName: file, extension: '.ts' } : undefined }
    })
  return ts.createProgram([...sources.values(), ...tables.map(([, file]) => file)], options, host)
}

export const program: ts.Program = createProgram()
export const checker: ts.TypeChecker = program.getTypeChecker()

export const isOf = (folder: string, node: ts.Node | undefined): boolean =>
  node?.getSourceFile().fileName.includes(`/packages/${folder}/src/`) ?? false

/**
 * The members of an object of options: one of which all members are optional, that is named like options, or that is
 * taken apart where it is declared.
 */
function optionsOf(parameter: ts.Symbol): ts.Symbol[] {
  const declaration = parameter.valueDeclaration
  const isPattern = declaration && ts.isParameter(declaration) && ts.isObjectBindingPattern(declaration.name)
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter))
  return (type.isUnion() ? type.types : [type]).flatMap((part) => optionsIn(part, isPattern))
}

function optionsIn(type: ts.Type, isPattern = false): ts.Symbol[] {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
  const isOther = type.getCallSignatures().length || type.getConstructSignatures().length || type.isClass()
  if (!isObject || isOther || checker.isArrayType(type) || checker.isTupleType(type)) return []
  const properties = type.getProperties()
  // A map of names that the caller chooses.
  if (checker.getIndexInfosOfType(type).length) return []
  const optional = properties.filter(({ flags }) => flags & ts.SymbolFlags.Optional)
  const isNamed = /(Options|Props|Settings|Setup)$/.test((type.aliasSymbol ?? type.symbol)?.name ?? '')
  if (!optional.length || !(isPattern || isNamed || optional.length === properties.length)) return []
  return properties.filter(({ name }) => name !== 'children')
}

/** The types of a union, of the members of an array, and of the values of a map. */
function partsOf(type: ts.Type, depth = 0): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => partsOf(part, depth))
  const inner = type.getNumberIndexType() ?? type.getStringIndexType()
  return inner && depth < 3 && !(type.flags & ts.TypeFlags.StringLike) ? partsOf(inner, depth + 1) : [type]
}

/** The options that the public functions, methods, classes and components of the libraries take. */
export function publicOptions(): OptionNames {
  const found: OptionNames = new Map()
  const seen = new Set<ts.Node>()
  const add = (folder: string, taker: string, signatures: readonly ts.Signature[]): void => {
    for (const signature of signatures) {
      const { declaration } = signature
      if (!declaration || !isOf(folder, declaration) || seen.has(declaration)) continue
      if (ts.getCombinedModifierFlags(declaration as ts.Declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier)
        continue
      seen.add(declaration)
      addOptions(folder, taker, signature.getParameters().flatMap(optionsOf))
    }
  }
  const addOptions = (folder: string, taker: string, options: readonly ts.Symbol[], depth = 0): void => {
    const takers = found.get(folder) ?? new Map<string, Set<string>>()
    found.set(folder, takers)
    for (const option of options) {
      takers.set(taker, (takers.get(taker) ?? new Set()).add(option.name))
      // Options within options, of this library: those of others are tested there.
      const parts = partsOf(checker.getTypeOfSymbol(option)).filter(({ symbol }) =>
        isOf(folder, symbol?.declarations?.[0]),
      )
      const inner = depth < 3 ? parts.flatMap((part) => optionsIn(part, true)) : []
      if (inner.length) addOptions(folder, `${WITHIN}${taker.replace(WITHIN, '')}.${option.name}`, inner, depth + 1)
    }
  }
  const addMembers = (folder: string, owner: string, members: readonly ts.Symbol[]): void => {
    for (const member of members) {
      const declaration = member.valueDeclaration
      if (!declaration || ts.isPrivateIdentifier(ts.getNameOfDeclaration(declaration) ?? declaration)) continue
      const declaring = declaration.parent
      const of = ts.isClassDeclaration(declaring) ? declaring.name!.text : owner
      add(folder, `${of}.${member.name}`, checker.getTypeOfSymbol(member).getCallSignatures())
    }
  }
  const visit = (folder: string, taker: string, exported: ts.Symbol): void => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const type = checker.getTypeOfSymbol(symbol)
    if (symbol.flags & ts.SymbolFlags.Module)
      for (const inner of checker.getExportsOfModule(symbol)) visit(folder, `${taker}.${inner.name}`, inner)
    if (symbol.flags & ts.SymbolFlags.Class) {
      const declared = checker.getDeclaredTypeOfSymbol(symbol)
      // Libraries create their errors themselves.
      if (/Error$/.test(symbol.name)) return
      add(folder, taker, type.getConstructSignatures())
      addMembers(folder, taker, [...declared.getProperties(), ...type.getProperties()])
    } else if (symbol.flags & ts.SymbolFlags.Value) {
      add(folder, taker, type.getCallSignatures())
      if (symbol.flags & ts.SymbolFlags.Variable) addMembers(folder, taker, type.getProperties())
    }
  }
  for (const [folder, files] of entries) {
    for (const [, file] of files) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)
      for (const one of module ? checker.getExportsOfModule(module) : []) visit(folder, one.name, one)
    }
  }
  return found
}

/** The options that tests give wrong values: names in the tables of `testOptions`, by their first argument. */
export function testedOptions(): OptionNames {
  const found: OptionNames = new Map()
  for (const [folder, file] of tables) {
    const takers = new Map<string, Set<string>>()
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^testOption(s|Values)$/.test(node.expression.getText())) {
        const [taker, , table] = node.arguments.map((argument) => checker.getTypeAtLocation(argument))
        for (const one of taker!.isUnion() ? taker!.types : [taker!]) {
          const { value } = one as ts.StringLiteralType
          const names = takers.get(value) ?? new Set()
          for (const { name } of table!.getProperties()) names.add(name)
          takers.set(value, names)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(program.getSourceFile(file)!)
    found.set(folder, takers)
  }
  return found
}
