import ts from '#typescript'
import { type DeclaredAlike, identifiersOf, isNamespace, resolve } from './unchanged-symbols.ts'

/**
 * Takes pairs of symbols for unchanged that name none of these interfaces, directly or through others: two sides on which only
 * members of these interfaces were added have no other difference in them than before.
 */
export function onlyReaching(
  alike: DeclaredAlike,
  checker: ts.TypeChecker,
  interfaces: ReadonlySet<string>,
): DeclaredAlike {
  const reaches = createReach(checker, interfaces)
  return { ...alike, isUnchanged: (base, head) => (!reaches(base) && !reaches(head)) || alike.isUnchanged(base, head) }
}

/** Creates a function that tells whether a symbol is one of the interfaces, or names one, directly or through others. */
function createReach(checker: ts.TypeChecker, interfaces: ReadonlySet<string>): (symbol: ts.Symbol) => boolean {
  const known = new Map<ts.Symbol, boolean>()
  const named = new Map<ts.Symbol, readonly ts.Symbol[]>()
  const namesOf = (symbol: ts.Symbol): readonly ts.Symbol[] => {
    const names = named.get(symbol) ?? namedBy(checker, symbol)
    named.set(symbol, names)
    return names
  }
  const isWanted = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((node) => ts.isInterfaceDeclaration(node) && interfaces.has(node.name.text))
  return (symbol) => {
    const all = new Set([symbol])
    for (const one of all) {
      const answer = known.get(one)
      if (answer === true || (answer === undefined && isWanted(one))) {
        known.set(symbol, true)
        return true
      }
      if (answer === undefined) for (const next of namesOf(one)) all.add(next)
    }
    for (const one of all) known.set(one, false)
    return false
  }
}

/** Symbols that the declarations of one name; none of TypeScript's own libraries, which name no package. */
function namedBy(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const { declarations = [] } = symbol
  const own = declarations.filter((node) => node.getSourceFile().fileName.startsWith('/review/'))
  const names = own.filter((node) => !isNamespace(node)).flatMap(identifiersOf)
  const inner = own.some(isNamespace) ? checker.getExportsOfModule(symbol) : []
  return [
    ...names.flatMap((name) => resolve(checker, name) ?? []),
    ...inner.map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one)),
  ]
}
