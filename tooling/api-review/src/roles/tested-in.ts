import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { identifiersOf, resolve } from '../match/unchanged-symbols.ts'
import type { Scene } from './scene.ts'
import { testedTypes } from './tested-types.ts'

/** Samples from conditions that did not change themselves. */
const mostIndirect = 12

/**
 * Finds the types that conditions test by which an export differs: those of changed declarations first, then those of helpers that
 * lead to them or that they name. Undefined without conditions, or where only names of type parameters differ.
 */
export function createTestedIn({
  stage: { checker },
  alike,
  surfaces,
}: Scene): (entry: string, base: SurfaceSymbol, head: SurfaceSymbol) => string[] | undefined {
  // Many exports have the same causes.
  const nodesByCause = new Map<ts.Symbol, ts.Node[]>()
  const conditionsIn = (pair: [ts.Symbol, ts.Symbol]): ts.Node[] => {
    const known = nodesByCause.get(pair[1])
    if (known) return known
    const nodes = pair.flatMap(nodesOf).filter(hasCondition)
    const [before, after] = pair.map((symbol) => (nodes.length > 0 ? nodesOf(symbol).map(spellingOf).join('\n') : ''))
    const found = before === after ? [] : nodes
    nodesByCause.set(pair[1], found)
    return found
  }
  const pathsByEntry = new Map(
    [...surfaces].map(([entry, { base, head }]) => {
      const paths = [head, base].flatMap((side) => [...side.values()]).filter(({ path }) => base.has(path))
      return [entry, new Map(paths.map(({ symbol, path }) => [symbol, path]))]
    }),
  )
  /** Symbols that a declaration names; of one that is no alias, those that it alone of both sides names. */
  const helpersOf = (symbol: ts.Symbol, other: ts.Symbol): ts.Symbol[] => {
    const others = new Set(
      nodesOf(other)
        .flatMap(identifiersOf)
        .map(({ text }) => text),
    )
    return nodesOf(symbol)
      .flatMap((node) => identifiersOf(node).filter(({ text }) => ts.isTypeAliasDeclaration(node) || !others.has(text)))
      .flatMap((name) => resolve(checker, name) ?? [])
  }
  return (entry, { symbol: base }, { symbol: head }) => {
    const pathOf = (symbol: ts.Symbol) => pathsByEntry.get(entry)?.get(symbol)
    const causes = alike.causesOf(base, head)
    const changed = causes.flatMap(conditionsIn)
    const decided = new Set(causes.flat())
    const named = causes.flatMap(([one, other]) => [...helpersOf(one, other), ...helpersOf(other, one)])
    const helpers = [...alike.changedIn(base, head), ...named].filter((one) => one !== base)
    const indirect = [[base, head], helpers].map((symbols) =>
      [...new Set(symbols)]
        .filter((one) => !decided.has(one))
        .flatMap(nodesOf)
        .filter(hasCondition),
    )
    const ownNodes = [base, head].flatMap(nodesOf)
    const [own, ...others] = [changed, ...indirect].map((nodes) => testedTypes(checker, nodes, pathOf, ownNodes))
    const all = [...(own ?? []), ...others.flatMap((texts) => texts?.slice(0, mostIndirect) ?? [])]
    return own || all.length > 0 ? [...new Set(all)] : undefined
  }
}

function nodesOf({ declarations = [] }: ts.Symbol): ts.Node[] {
  const isOwn = (node: ts.Node) => node.getSourceFile().fileName.startsWith('/review/')
  return declarations.filter((node) => isOwn(node) && !ts.isSourceFile(node) && !ts.isModuleDeclaration(node))
}

function hasCondition(node: ts.Node): boolean {
  return ts.isConditionalTypeNode(node) || (ts.forEachChild(node, hasCondition) ?? false)
}

/** Text of a declaration in which unions have one order, type parameters are numbers, and `any` is `unknown`. */
function spellingOf(root: ts.Node): string {
  const numbers = new Map<string, string>()
  const number = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) numbers.set(node.name.text, `#${numbers.size}`)
    ts.forEachChild(node, number)
  }
  number(root)
  const spell = (node: ts.Node): string => {
    if (ts.isUnionTypeNode(node)) return node.types.map(spell).sort().join(' | ')
    if (node.kind === ts.SyntaxKind.AnyKeyword) return 'unknown'
    if (ts.isIdentifier(node)) return numbers.get(node.text) ?? node.text
    const children = node.getChildren()
    return children.length === 0 ? node.getText() : children.map(spell).join(' ')
  }
  return spell(root)
}
