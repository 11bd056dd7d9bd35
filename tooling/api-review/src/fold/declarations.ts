import ts from '#typescript'
import { isOfSide } from '../compiler/stage.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'
import type { Surface } from '../match/surface.ts'
import { literalMembers, ownMembers } from './members.ts'
import { type PublicNames, publicNamesOf } from './public-names.ts'

/** One side of a comparison, with private members. */
export interface WrittenSide {
  checker: ts.TypeChecker
  /** Exported names by entry point. */
  surfaces: ReadonlyMap<string, Surface>
  /** Files of the side. */
  files: readonly ts.SourceFile[]
}

/** Declarations that a dotted path leads to. */
export interface Declared {
  nodes: readonly ts.Declaration[]
  /** Exported symbol, or local one, at the beginning of the path. */
  owner: ts.Symbol
  /** Whether the entry point exports it. */
  isExported: boolean
  /** Rest of the path, which is in no declaration of its own: a part of a computed type. Empty when all was found. */
  rest: string
}

/** Search for the declarations of one side. */
export interface Declarations {
  find: (entry: string, path: string) => Declared | undefined
  /** Replaces the local name at the beginning of a path by the exported one. */
  publicPath: (entry: string, path: string) => string
  names: PublicNames
}

/** Creates the search over the declarations of a side. */
export function createDeclarations({ checker, surfaces, files }: WrittenSide): Declarations {
  const locals = localsOf(checker, files)
  const names = publicNamesOf(checker, surfaces, files)
  const known = new Map<string, Declared | undefined>()
  const formats = new Map([...surfaces].map(([entry, surface]) => [entry, formatOf(surface)]))
  const ownerOf = (entry: string, path: string): [symbol: ts.Symbol, rest: string, isExported: boolean] | undefined => {
    for (const [name, rest] of prefixesOf(path)) {
      const symbol = surfaces.get(entry)?.get(name)?.symbol
      if (symbol) return [symbol, rest, true]
    }
    for (const [name, rest] of prefixesOf(path)) {
      const found = ofFormat(locals.get(name) ?? [], formats.get(entry))
      if (found.length === 1) return [found[0] as ts.Symbol, rest, false]
    }
    return undefined
  }
  const search = (entry: string, path: string): Declared | undefined => {
    const start = ownerOf(entry, path)
    if (!start) return undefined
    const [owner, , isExported] = start
    let nodes: readonly ts.Declaration[] = (owner.declarations ?? []).filter(isDeclaration)
    let [, rest] = start
    while (rest !== '' && nodes.length > 0) {
      const next = memberAt(checker, nodes, rest)
      if (!next) break
      ;({ nodes, rest } = next)
    }
    return { nodes, owner, isExported, rest }
  }
  return {
    find: (entry, path) => {
      const key = `${entry}\n${path}`
      if (!known.has(key)) known.set(key, search(entry, path))
      return known.get(key)
    },
    publicPath: (entry, path) => {
      const surface = surfaces.get(entry)
      const isExported = prefixesOf(path).some(([name]) => surface?.has(name))
      return isExported ? path : names.inPath(entry, path)
    },
    names,
  }
}

/** Ending of the files of an entry point: dual packages have the same declarations in `.d.ts` and `.d.cts`. */
function formatOf(surface: Surface): string | undefined {
  for (const { declarations } of surface.values()) {
    const own = declarations.find(isOfSide)
    if (own) return endingOf(own)
  }
  return undefined
}

function endingOf(node: ts.Node): string {
  return /\.d\.([mc]?)ts$/.exec(node.getSourceFile().fileName)?.[1] ?? ''
}

function ofFormat(symbols: readonly ts.Symbol[], format: string | undefined): readonly ts.Symbol[] {
  if (symbols.length < 2 || format === undefined) return symbols
  return symbols.filter(({ declarations = [] }) => declarations.some((node) => endingOf(node) === format))
}

/** Beginnings of a dotted path with what follows, longest first: `A.b.c`, `A.b`, `A`. */
function prefixesOf(path: string): [name: string, rest: string][] {
  const prefixes: [string, string][] = [[path, '']]
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    prefixes.push([path.slice(0, end), path.slice(end + 1)])
  }
  return prefixes
}

function memberAt(
  checker: ts.TypeChecker,
  nodes: readonly ts.Declaration[],
  path: string,
): { nodes: readonly ts.Declaration[]; rest: string } | undefined {
  const prefixes = prefixesOf(path)
  for (const search of [ownMembers, literalMembers]) {
    for (const [name, rest] of prefixes) {
      const found = nodes.flatMap((node) => search(node, name))
      if (found.length > 0) return { nodes: found, rest }
    }
  }
  const types = reachableTypes(checker, nodes)
  for (const [name, rest] of prefixes) {
    const property = types.map((type) => checker.getPropertyOfType(type, name.replace(/^static /, ''))).find(Boolean)
    const found = (property?.declarations ?? []).filter(isOfSide)
    if (found.length > 0) return { nodes: found, rest }
  }
  return undefined
}

/** Most types to search for a property whose declaration is not written in place. */
const mostTypes = 60

/** Types of declarations, with those that their signatures, unions and type arguments lead to, nearest first. */
function reachableTypes(checker: ts.TypeChecker, nodes: readonly ts.Declaration[]): ts.Type[] {
  const found = new Set(nodes.flatMap((node) => typesOf(checker, node)))
  for (const type of found) {
    if (found.size > mostTypes) break
    const parts = [
      checker.getNonNullableType(type),
      ...(type.isUnionOrIntersection() ? type.types : []),
      ...[0, 1].flatMap((kind) =>
        checker
          .getSignaturesOfType(type, kind)
          .flatMap((signature) => [
            signature.getReturnType(),
            ...signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
          ]),
      ),
      ...typeArgumentsOf(checker, type),
    ]
    for (const part of parts) found.add(part)
  }
  return [...found]
}

function typesOf(checker: ts.TypeChecker, node: ts.Declaration): ts.Type[] {
  const symbol = checker.getSymbolAtLocation((node as ts.NamedDeclaration).name ?? node)
  if (!symbol) return []
  return [
    ...(symbol.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(symbol)] : []),
    ...(symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Property) ? [checker.getTypeOfSymbol(symbol)] : []),
  ]
}

function isDeclaration(node: ts.Declaration): boolean {
  return !ts.isSourceFile(node) && isOfSide(node)
}

/** Names that files declare, exported or not, also those in namespaces: `Shapes.Circle`. */
function localsOf(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Map<string, ts.Symbol[]> {
  const locals = new Map<string, ts.Symbol[]>()
  const visit = (statements: readonly ts.Statement[], prefix: string): void => {
    for (const statement of statements) {
      const { name } = statement as ts.DeclarationStatement
      if (!name || !ts.isIdentifier(name)) continue
      const symbol = checker.getSymbolAtLocation(name)
      const path = `${prefix}${name.text}`
      const known = locals.get(path) ?? []
      if (symbol && !known.includes(symbol)) locals.set(path, [...known, symbol])
      if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
        visit(statement.body.statements, `${path}.`)
    }
  }
  for (const { statements } of files) visit(statements, '')
  return locals
}
