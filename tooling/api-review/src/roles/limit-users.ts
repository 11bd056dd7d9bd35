import ts from '#typescript'
import type { DeclaredAlike } from '../match/unchanged-symbols.ts'
import { typeParametersOf } from '../compiler/type-parameters.ts'

/** Exports and members by which a declaration that is not exported is tried. */
const mostUsers = 3

/**
 * Tells which members and types need no program: those declared alike, and those that differ only by what they name, when that
 * is an export with programs of its own or has been tried by other users. Programs of the others would repeat what these show.
 */
export function limitUsers(alike: DeclaredAlike, exported: ReadonlySet<ts.Symbol>): (symbol: ts.Symbol) => boolean {
  const users = new Map<ts.Symbol, number>()
  const decided = new Map<ts.Symbol, boolean>()
  return (symbol) => {
    const known = decided.get(symbol)
    if (known !== undefined) return known
    // Programs of a generic type have `any` for its type parameters, with which TypeScript infers nothing.
    const hidden = alike
      .knownCausesOf(symbol)
      ?.filter((cause) => !exported.has(cause) || usages.some((isUsage) => isUsage(symbol, cause)))
    const isTried = hidden?.every((cause) => cause !== symbol && (users.get(cause) ?? 0) >= mostUsers) ?? false
    if (!isTried) for (const cause of hidden ?? []) users.set(cause, (users.get(cause) ?? 0) + 1)
    decided.set(symbol, isTried)
    return isTried
  }
}

/** Usages of an export whose own programs do not show what they show. */
const usages = [isInstance, isKeyedBy, isInferredFrom]

/** Whether a symbol is a function that uses a generic alias, or a variable of a generic type with type arguments: `store: Store<{ n: number }>`. */
function isInstance({ flags, declarations = [] }: ts.Symbol, cause: ts.Symbol): boolean {
  if (flags & ts.SymbolFlags.Function && cause.flags & ts.SymbolFlags.TypeAlias)
    return typeParametersOf(cause).length > 0
  return declarations.some((node) => ts.isVariableDeclaration(node) && node.type && isNamedIn(node.type, cause))
}

function isNamedIn(node: ts.TypeNode, { name }: ts.Symbol): boolean {
  return ts.isTypeReferenceNode(node) && node.typeArguments !== undefined && lastName(node.typeName) === name
}

function lastName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : name.right.text
}

/** Whether a function, or one of an object, looks up a type parameter in an interface, as listeners are in a map of events: `Events[K]`. */
function isKeyedBy({ declarations = [] }: ts.Symbol, { name }: ts.Symbol): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isIndexedAccessTypeNode(node) &&
      ts.isTypeReferenceNode(node.objectType) &&
      lastName(node.objectType.typeName) === name) ||
    (ts.forEachChild(node, visit) ?? false)
  return declarations.some((node) => isCallable(node) && visit(node))
}

/** Whether calls of a function, or of one of an object, infer type arguments from a generic type: `create<S>(options: Options<S>)`. */
function isInferredFrom({ declarations = [] }: ts.Symbol, cause: ts.Symbol): boolean {
  const isNamed = (node: ts.Node): boolean =>
    isNamedIn(node as ts.TypeNode, cause) || (ts.forEachChild(node, isNamed) ?? false)
  const visit = (node: ts.Node): boolean => {
    const generic = ts.isConstructorDeclaration(node) ? node.parent : node
    const isGeneric = (generic as Partial<ts.SignatureDeclaration>).typeParameters !== undefined
    const isHere = ts.isFunctionLike(node) && isGeneric && node.parameters.some(isNamed)
    return isHere || (ts.forEachChild(node, visit) ?? false)
  }
  return declarations.some((node) => isCallable(node) && visit(node))
}

function isCallable(node: ts.Declaration): boolean {
  return ts.isFunctionLike(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)
}
