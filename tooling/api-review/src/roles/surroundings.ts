import ts from '#typescript'
import { targetSymbol } from '../compiler/target-symbol.ts'
import { isMapped } from '../compiler/type-parameters.ts'
import { unlessFault } from '../compiler/fault.ts'

/** Checker of the base, and a file of a consumer in its program, whose scope has the base's names as `B`. */
export interface Surroundings {
  checker: ts.TypeChecker
  consumer: ts.SourceFile
  /** Whether a declaration is of the package, not of TypeScript's libraries or of a dependency. */
  isOwn: (node: ts.Declaration) => boolean
  /** Whether a member or a type is declared alike on both sides, or differs only by exports that have programs of their own. */
  isTriedElsewhere: (symbol: ts.Symbol) => boolean
  /** Whether a rule claims a break of the export: what has programs elsewhere is tried here too. */
  isClaimed?: boolean
  /** Members that an export inherits and declares itself on the other side. */
  redeclared?: ReadonlySet<string>
  /** Types that conditional types test, in the declarations by which an export differs; undefined where these have no conditions. */
  tested?: readonly string[] | undefined
  /** Type that values have which stand for a type parameter; without it they have samples. */
  inferred?: string
  /** Most lists of arguments of one signature, where it is called in other ways too. */
  mostLists?: number
}

/** Text of a type as a consumer writes it with `B`; undefined when it has no name there. */
export function typeText({ checker, consumer }: Surroundings, type: ts.Type): string | undefined {
  const known = texts.get(consumer) ?? new Map<ts.Type, string | undefined>()
  texts.set(consumer, known)
  if (!known.has(type)) {
    const text = unlessFault(() => wholeText(checker, type, consumer))
    known.set(type, text === undefined || text.length > longestType || ownImport.test(text) ? undefined : text)
  }
  return known.get(type)
}

/** Texts of types in the scope of a consumer: a class of hundreds of methods mentions the same types thousands of times. */
const texts = new WeakMap<ts.SourceFile, Map<ts.Type, string | undefined>>()

/** A file of the package, which consumers cannot import (packages that it depends on they can: `import("http").Server`), or what TypeScript left out. */
const ownImport = /\bimport\((?!["'](?:node:)?[@\w])|\.\.\.(?![\w$[({])/

/** Longest text of a type in a program, in characters. */
const longestType = 4000

/** Parts of the largest type that is written in full. */
const mostParts = 400

/** Parts of a type that its shortened text can reach. */
const firstParts = 40

/** Text of a type in full; undefined for a type of too many parts, whose text can be as large as memory. */
export function wholeText(
  checker: ts.TypeChecker,
  type: ts.Type,
  place: ts.Node,
  flags: ts.TypeFormatFlags = ts.TypeFormatFlags.None,
): string | undefined {
  if (countParts(checker, type, place, firstParts) === Number.POSITIVE_INFINITY) return undefined
  const short = checker.typeToString(type, place, flags)
  if (!short.includes('...')) return short
  return countParts(checker, type, place, mostParts) > mostParts
    ? undefined
    : checker.typeToString(type, place, flags | ts.TypeFormatFlags.NoTruncation)
}

/** Number of types in the text of a type, counted up to a limit; infinite where the text has a condition on a type parameter. */
function countParts(checker: ts.TypeChecker, type: ts.Type, place: ts.Node, most: number): number {
  let count = 0
  // The name of a generic type tells enough about it, whatever it is given.
  const isNamed = type.aliasSymbol ?? ((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Reference
  const visit = (part: ts.Type): void => {
    if (++count > most) return
    if (part.aliasSymbol && isNameable(checker, part.aliasSymbol, place)) part.aliasTypeArguments?.forEach(visit)
    // Its branches are computed when it is written, and can have no end.
    else if (part.flags & ts.TypeFlags.Conditional) count = Number.POSITIVE_INFINITY
    else if (part.isUnionOrIntersection()) part.types.forEach(visit)
    else if (part.flags & ts.TypeFlags.Object) visitObject(part)
  }
  const visitObject = (part: ts.Type): void => {
    if ((part as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference)
      return checker.getTypeArguments(part as ts.TypeReference).forEach(visit)
    if (part.isClassOrInterface()) return
    if (!isNamed && isOpenMapped(checker, part)) count = Number.POSITIVE_INFINITY
    for (const signature of [...part.getCallSignatures(), ...part.getConstructSignatures()]) {
      for (const parameter of signature.parameters)
        if (count <= most) visit(checker.getTypeOfSymbolAtLocation(parameter, place))
      if (count <= most) visit(signature.getReturnType())
    }
    for (const member of checker.getPropertiesOfType(part))
      if (count <= most) visit(checker.getTypeOfSymbolAtLocation(member, place))
  }
  visit(type)
  return count
}

/** Whether the keys of a mapped type depend on a type parameter, which consumers cannot name: its text can have no end, as that of a condition. */
function isOpenMapped(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (!isMapped(type)) return false
  checker.getPropertiesOfType(type)
  const { constraintType } = type as ts.Type & { constraintType?: ts.Type }
  return constraintType !== undefined && (constraintType.flags & ts.TypeFlags.Instantiable) !== 0
}

/** Whether an alias is declared outside of the package, or exported by what a file imports. */
function isNameable(checker: ts.TypeChecker, alias: ts.Symbol, place: ts.Node): boolean {
  const isOther = alias.declarations?.every(
    (node) => !/^\/review\/(?!node_modules)/.test(node.getSourceFile().fileName),
  )
  if (isOther) return true
  const file = place.getSourceFile()
  const known = importedNames.get(file) ?? new Set(file.statements.flatMap((node) => importedBy(checker, node)))
  importedNames.set(file, known)
  return known.has(alias)
}

const importedNames = new WeakMap<ts.SourceFile, ReadonlySet<ts.Symbol>>()

function importedBy(checker: ts.TypeChecker, node: ts.Statement): ts.Symbol[] {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined
  const name =
    clause?.namedBindings && ts.isNamespaceImport(clause.namedBindings) ? clause.namedBindings.name : clause?.name
  const symbol = name && checker.getSymbolAtLocation(name)
  const module = symbol && targetSymbol(checker, symbol)
  const exported = module ? checker.getExportsOfModule(module) : []
  return exported.map((own) => targetSymbol(checker, own))
}

/** Whether all declarations of a type are outside the package; `Partial<Options>` has the members of its argument. */
export function isForeign({ checker, isOwn }: Surroundings, type: ts.Type): boolean {
  const isOther = ({ declarations = [] }: ts.Symbol) => declarations.length > 0 && !declarations.some(isOwn)
  if (!type.symbol || !isOther(type.symbol)) return false
  return !isMapped(type) || checker.getPropertiesOfType(type).every(isOther)
}

/** Whether a member can be named from outside the class. */
export function isPublic({ valueDeclaration, declarations, name }: ts.Symbol): boolean {
  const node = valueDeclaration ?? declarations?.[0]
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  return !name.startsWith('__#') && (!node || (ts.getCombinedModifierFlags(node) & hidden) === 0)
}

/** Whether a member is a method of a class, which consumers override and do not assign. */
export function isOfClass({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every(ts.isMethodDeclaration)
}
