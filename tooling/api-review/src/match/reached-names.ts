import ts from '#typescript'
import { targetSymbol } from '../compiler/target-symbol.ts'
import { type DeclaredAlike, identifiersOf, isNamespace, resolve } from './unchanged-symbols.ts'

/**
 * Takes pairs of symbols for unchanged where no declaration that differs names one of these interfaces, directly or through others: two
 * sides on which only members of these interfaces were added have no other difference in them than before.
 */
export function onlyReaching(
  alike: DeclaredAlike,
  checker: ts.TypeChecker,
  interfaces: ReadonlySet<string>,
): DeclaredAlike {
  const isWanted = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((node) => ts.isInterfaceDeclaration(node) && interfaces.has(node.name.text))
  const reaches = createReach(checker, isWanted)
  const isDecided = (base: ts.Symbol, head: ts.Symbol) =>
    (reaches(base) || reaches(head)) &&
    alike.causesOf(base, head).some(([before, after]) => reaches(before) || reaches(after))
  return { ...alike, isUnchanged: (base, head) => alike.isUnchanged(base, head) || !isDecided(base, head) }
}

/** Creates a function that tells whether a symbol is a wanted one, or names one, directly or through others. */
export function createReach(
  checker: ts.TypeChecker,
  isWanted: (symbol: ts.Symbol) => boolean,
): (symbol: ts.Symbol) => boolean {
  const known = new Map<ts.Symbol, boolean>()
  const named = new Map<ts.Symbol, readonly ts.Symbol[]>()
  const namesOf = (symbol: ts.Symbol): readonly ts.Symbol[] => {
    const names = named.get(symbol) ?? namedBy(checker, symbol)
    named.set(symbol, names)
    return names
  }
  return (symbol) => {
    /** Symbols on the way, by what named them first. */
    const all = new Map<ts.Symbol, ts.Symbol | undefined>([[symbol, undefined]])
    for (const [one] of all) {
      const answer = known.get(one)
      if (answer === true || (answer === undefined && isWanted(one))) {
        for (let user: ts.Symbol | undefined = one; user; user = all.get(user)) known.set(user, true)
        return true
      }
      if (answer === undefined) for (const next of namesOf(one)) if (!all.has(next)) all.set(next, one)
    }
    for (const one of all.keys()) known.set(one, false)
    return false
  }
}

/** Symbols that the declarations of one name; none of TypeScript's own libraries, which name no package. */
function namedBy(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const { declarations = [] } = symbol
  const own = declarations.filter((node) => node.getSourceFile().fileName.startsWith('/review/'))
  const names = own.filter((node) => !isNamespace(node)).flatMap(identifiersOf)
  const inner = own.some(isNamespace) ? checker.getExportsOfModule(symbol) : []
  return [...names.flatMap((name) => resolve(checker, name) ?? []), ...inner.map((one) => targetSymbol(checker, one))]
}
