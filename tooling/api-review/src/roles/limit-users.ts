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
      ?.filter((cause) => !exported.has(cause) || isInstance(symbol, cause) || isKeyedBy(symbol, cause))
    const isTried = hidden?.every((cause) => cause !== symbol && (users.get(cause) ?? 0) >= mostUsers) ?? false
    if (!isTried) for (const cause of hidden ?? []) users.set(cause, (users.get(cause) ?? 0) + 1)
    decided.set(symbol, isTried)
    return isTried
  }
}

/** Whether a symbol is a function that uses a generic alias, or a variable of a generic type with type arguments: `store: Store<{ n: number }>`. */
function isInstance({ flags, declarations = [] }: ts.Symbol, cause: ts.Symbol): boolean {
  if (flags & ts.SymbolFlags.Function && cause.flags & ts.SymbolFlags.TypeAlias)
    return typeParametersOf(cause).length > 0
  return declarations.some(
    (node) =>
      ts.isVariableDeclaration(node) &&
      node.type !== undefined &&
      ts.isTypeReferenceNode(node.type) &&
      node.type.typeArguments !== undefined &&
      node.type.typeName.getText().split('.').at(-1) === cause.name,
  )
}

/** Whether a function, or one of an object, looks up a type parameter in an interface, as listeners are in a map of events: `Events[K]`. */
function isKeyedBy({ flags, declarations = [] }: ts.Symbol, { name }: ts.Symbol): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isIndexedAccessTypeNode(node) &&
      ts.isTypeReferenceNode(node.objectType) &&
      node.objectType.typeName.getText().split('.').at(-1) === name) ||
    (ts.forEachChild(node, visit) ?? false)
  return (
    (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method | ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !==
      0 && declarations.some(visit)
  )
}
