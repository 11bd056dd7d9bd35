import type ts from 'typescript'
import type { DocumentedSymbols } from '../exports/exported-symbols.ts'
import { isHiddenType } from './hidden.ts'
import { importedName } from './import-chain.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { inSourceOrder } from '../../program/augmentation.ts'
import { resolveAlias } from '../../program/symbols.ts'
import { isStatic } from '../../program/declarations.ts'
import { compiler } from '../../typescript.ts'

/** Creates references to symbols, which the graph links later. */
export interface References {
  /**
   * `@acme/core!ns.Foo:interface @dist/index.d.ts:120`: a canonical reference and, after ` @`, the file and offset of the
   * first declaration, for a member that of its class, interface or enum. The package is empty for built-in symbols.
   *
   * @param meaning - Whether the symbol is used as a type, a value or a namespace.
   * @returns Nothing for a symbol of the surrounding scope (a type parameter, a parameter) or without a name.
   */
  of(symbol: ts.Symbol, meaning: Meaning): string | undefined
  /** The target of an alias, or the symbol itself. */
  resolve(symbol: ts.Symbol): ts.Symbol
  /**
   * True for built-in symbols and symbols of installed packages, unless the package exports them itself. Symbols of this
   * package and of other packages in the repository are documented.
   */
  isOutside(symbol: ts.Symbol): boolean
  /** Whether an entry point, or a namespace in it, exports the symbol; one with `@internal` does not count. */
  isExported(symbol: ts.Symbol): boolean
  /** Whether a class, an interface or an alias has no page because of its comment, or that of its export. */
  isHidden(symbol: ts.Symbol): boolean
}

/** The meaning in which a name is used. */
export type Meaning = 'type' | 'value' | 'namespace'

/** Creates the references of one package. */
export function createReferences(
  checker: ts.TypeChecker,
  program: ts.Program,
  folder: PackageFolder,
  { exported, hidden }: DocumentedSymbols,
): References {
  const { SymbolFlags } = compiler
  const resolve = (symbol: ts.Symbol): ts.Symbol => resolveAlias(checker, symbol)
  /** Cached, as the same names recur often. */
  const named: Record<Meaning, Map<ts.Symbol, string | undefined>> = {
    type: new Map(),
    value: new Map(),
    namespace: new Map(),
  }
  return {
    resolve,
    isExported: (symbol) => exported.has(resolve(symbol)),
    isHidden: (symbol) => hidden.has(resolve(symbol)) || isHiddenType(resolve(symbol)),
    isOutside(symbol) {
      const resolved = resolve(symbol)
      const file = resolved.declarations?.[0]?.getSourceFile()
      if (exported.has(resolved)) return false
      if (file === undefined || program.isSourceFileDefaultLibrary(file)) return true
      return !folder.owns(file.fileName) && file.fileName.includes('/node_modules/')
    },
    of(symbol, meaning) {
      const known = named[meaning]
      if (!known.has(symbol)) known.set(symbol, nameOf(symbol, meaning))
      return known.get(symbol)
    },
  }

  function nameOf(symbol: ts.Symbol, meaning: Meaning): string | undefined {
    const target = resolve(symbol)
    const { declarations = [] } = target
    // The first one is the identity of the export.
    const [declaration] = inSourceOrder(declarations)
    if (checker.isUnknownSymbol(target) || declaration === undefined) return unresolved(checker, symbol)
    if (target.flags & SymbolFlags.TypeParameter || isLocal(declaration)) return undefined
    const names = qualifiedName(target)
    if (names === undefined) return undefined
    const file = declaration.getSourceFile()
    if (program.isSourceFileDefaultLibrary(file)) return `!${names}:${wordOf(target, meaning)}`
    const { package: owner } = folder.owner(file.fileName)
    const module = folder.owns(file.fileName) ? '' : ambientModule(declaration)
    const word = wordOf(target, meaning)
    const [type] = word === 'member' ? inSourceOrder(parentOf(target)?.declarations ?? []) : []
    return `${owner}!${module}${names}:${word} @${placeOf(type ?? declaration)}`
  }

  function placeOf(declaration: ts.Declaration): string {
    const file = declaration.getSourceFile()
    const { file: name } = folder.owner(file.fileName)
    return `${name}:${compiler.isSourceFile(declaration) ? '*' : declaration.getStart(file)}`
  }
}

/** `"\\"fs\\"".` for a declaration in an ambient module, as doc models write it; empty for any other. */
function ambientModule(declaration: ts.Declaration): string {
  for (let node: ts.Node = declaration; !compiler.isSourceFile(node); node = node.parent) {
    if (compiler.isModuleDeclaration(node) && compiler.isStringLiteral(node.name)) return `"\\"${node.name.text}\\"".`
  }
  return ''
}

/** Reference to the target of an unresolved import, from its specifier and name. */
function unresolved(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const imported = importedName(checker, symbol)
  return imported === undefined ? undefined : `${imported.package}!${imported.name}:type`
}

/** Name inside its module: `ns.Foo`, `Box.make` for a static, `Box#open` for another member, `E.B` for an enum member. */
function qualifiedName(symbol: ts.Symbol): string | undefined {
  const names: string[] = []
  for (let step: ts.Symbol | undefined = symbol; step !== undefined; step = parentOf(step)) {
    if (step.declarations?.some(compiler.isSourceFile) === true) break
    const name = compiler.unescapeLeadingUnderscores(step.escapedName)
    if (/^"/u.test(name)) break
    if (name.startsWith('__') && /^__(?:type|object|function|class|global)$/u.test(name)) {
      if (name === '__global') break
      return undefined
    }
    names.unshift(names.length === 0 ? name : `${name}${names.length === 1 && isInstanceMember(symbol) ? '#' : '.'}`)
  }
  return names.join('')
}

/** Whether a symbol is a member of a class or interface, and not of its constructor. */
function isInstanceMember({ flags, declarations = [] }: ts.Symbol): boolean {
  return (flags & compiler.SymbolFlags.ClassMember) !== 0 && !declarations.some(isStatic)
}

/** Parent of a symbol. The checker has it for exported symbols; for others it is found through the declaration. */
export function parentOf(symbol: ts.Symbol): ts.Symbol | undefined {
  const known = (symbol as ts.Symbol & { parent?: ts.Symbol }).parent
  if (known !== undefined) return known
  let node: ts.Node | undefined = symbol.declarations?.[0]?.parent
  while (node !== undefined && !compiler.isSourceFile(node)) {
    if (compiler.isModuleDeclaration(node)) return (node as ts.Node & { symbol?: ts.Symbol }).symbol
    node = node.parent
  }
  return undefined
}

/** Kind of a symbol in a canonical reference, for the meaning in which it is used. */
function wordOf({ flags }: ts.Symbol, meaning: Meaning): string {
  const { SymbolFlags } = compiler
  if (flags & (SymbolFlags.ClassMember | SymbolFlags.EnumMember)) return 'member'
  const types = [
    [SymbolFlags.Class, 'class'],
    [SymbolFlags.Interface, 'interface'],
    [SymbolFlags.TypeAlias, 'type'],
    [SymbolFlags.Enum, 'enum'],
  ] as const
  const values = [
    [SymbolFlags.Class, 'class'],
    [SymbolFlags.Function, 'function'],
    [SymbolFlags.Enum, 'enum'],
    [SymbolFlags.Variable, 'var'],
  ] as const
  const modules = [[SymbolFlags.Module, 'namespace']] as const
  const order = {
    type: [...types, ...modules, ...values],
    value: [...values, ...modules, ...types],
    namespace: [...modules, ...types, ...values],
  }
  return order[meaning].find(([flag]) => flags & flag)?.[1] ?? 'var'
}

/** Whether a declaration is a type parameter (also `K` of a mapped type or `U` of `infer U`) or a parameter. */
function isLocal(declaration: ts.Declaration): boolean {
  return compiler.isTypeParameterDeclaration(declaration) || compiler.isParameter(declaration)
}
