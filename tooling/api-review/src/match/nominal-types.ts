import ts from '#typescript'
import { isOfSide, type Stage } from '../compiler/stage.ts'
import type { Surface } from './surface.ts'

/** Tells which symbols are the same to consumers on both sides. */
export interface Counterparts {
  /** Whether consumers may take a symbol of the head for one of the base. */
  isCounterpart: (base: ts.Symbol, head: ts.Symbol) => boolean
  /** Types that are assignable only to themselves, in whose place the head has several: those of the head by that of the base. */
  separated: () => Map<ts.Symbol, ReadonlySet<ts.Symbol>>
}

/**
 * Tells whether consumers may take a symbol of the head for one of the base. Types of equal structure are
 * interchangeable, except those that are assignable only to themselves: enums, classes with members that are not public, unique
 * symbols, and aliases that the compiler itself implements. Two of these are counterparts when no exported name leads to one of them
 * on its side and to a third one on the other, and none of them is declared at its place on the other side too.
 *
 * @param shared - Paths of files of the head that only re-export those of the base.
 */
export function createCounterparts(
  { file }: Pick<Stage, 'file'>,
  surfaces: Iterable<{ base: Surface; head: Surface }>,
  shared: ReadonlySet<string>,
): Counterparts {
  const [heads, bases] = [new Map<ts.Symbol, Set<ts.Symbol>>(), new Map<ts.Symbol, Set<ts.Symbol>>()]
  const add = (found: Map<ts.Symbol, Set<ts.Symbol>>, from: ts.Symbol, to: ts.Symbol) =>
    found.set(from, (found.get(from) ?? new Set()).add(to))
  for (const { base, head } of surfaces) {
    for (const [path, { symbol }] of base) {
      const other = head.get(path)?.symbol
      if (!other) continue
      add(heads, symbol, other)
      add(bases, other, symbol)
    }
  }
  const isOnly = (found: Set<ts.Symbol> | undefined, symbol: ts.Symbol) =>
    [...(found ?? [])].every((one) => one === symbol)
  const isInPlace = (base: ts.Symbol, head: ts.Symbol): boolean => {
    if (!isOwn(base) || !isOwn(head)) return base === head
    const [one, other] = [ownerOf(base), ownerOf(head)]
    if (one && other) return base.escapedName === head.escapedName && isInPlace(one, other)
    if (heads.has(base) || bases.has(head)) return isOnly(heads.get(base), head) && isOnly(bases.get(head), base)
    const [from, to] = [placeOf(base), placeOf(head)]
    const isSamePlace = from.path === to.path && from.name === to.name
    return isSamePlace || !(isDeclared('head', from) || isDeclared('base', to))
  }
  /** Whether a side declares a name that it does not export at a place of the other one. */
  const isDeclared = (side: 'base' | 'head', { path, name }: DeclaredPlace) =>
    shared.has(path) ||
    (file(`/review/${side}/${path}`)?.statements.some((node) => namesOf(node).includes(name)) ?? false)
  /** Pairs that are named at the same place, statics of exports included. */
  const named = new Map<ts.Symbol, Set<ts.Symbol>>()
  for (const [base, others] of heads) {
    for (const head of others) {
      if (isNominal(base) && isNominal(head)) add(named, base, head)
      for (const [member, other] of commonStatics(base, head)) if (isNominal(member)) add(named, member, other)
    }
  }
  return {
    isCounterpart: (base, head) => {
      if (!(isNominal(base) || isNominal(head))) return true
      if (isNominal(base) && isNominal(head)) add(named, base, head)
      return isInPlace(base, head)
    },
    separated: () => {
      const all = [...named].map(([base, others]): [ts.Symbol, Set<ts.Symbol>] => [
        base,
        // What both sides share needs no comparison, so that no name of it is met.
        new Set(isOwn(base) && shared.has(placeOf(base).path) ? [base, ...others] : others),
      ])
      return new Map(all.filter(([, others]) => others.size > 1))
    },
  }
}

/** Statics of two classes by equal names. */
function commonStatics(base: ts.Symbol, head: ts.Symbol): [ts.Symbol, ts.Symbol][] {
  return [...(base.exports ?? [])].flatMap(([name, member]): [ts.Symbol, ts.Symbol][] => {
    const other = head.exports?.get(name)
    return other ? [[member, other]] : []
  })
}

interface DeclaredPlace {
  path: string
  name: string
}

function placeOf({ name, declarations = [] }: ts.Symbol): DeclaredPlace {
  const path = declarations[0]?.getSourceFile().fileName ?? ''
  return { name, path: path.replace(/^\/review\/(?:base|head)\//, '') }
}

/** Names that a statement declares. */
function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed = ts.isClassDeclaration(node) || ts.isEnumDeclaration(node) || ts.isTypeAliasDeclaration(node)
  return isNamed && node.name ? [node.name.text] : []
}

/** Enum or class of a member. */
function ownerOf(symbol: ts.Symbol): ts.Symbol | undefined {
  const isMember = symbol.flags & (ts.SymbolFlags.EnumMember | ts.SymbolFlags.Property)
  return isMember ? (symbol as ts.Symbol & { parent?: ts.Symbol }).parent : undefined
}

function isNominal({ flags, declarations = [] }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Enum | ts.SymbolFlags.EnumMember)) !== 0 || declarations.some(isNominalDeclaration)
}

function isNominalDeclaration(node: ts.Declaration): boolean {
  if (ts.isTypeAliasDeclaration(node)) return node.type.kind === ts.SyntaxKind.IntrinsicKeyword
  // Those of the platform are signatures: `Symbol.iterator` is a property of an interface.
  if (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isPropertySignature(node))
    return (
      node.type !== undefined && ts.isTypeOperatorNode(node.type) && node.type.operator === ts.SyntaxKind.UniqueKeyword
    )
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  return (
    ts.isClassDeclaration(node) &&
    node.members.some(
      (member) =>
        // A constructor that consumers may not call makes instances like others.
        !ts.isConstructorDeclaration(member) &&
        ((ts.getCombinedModifierFlags(member) & hidden) !== 0 ||
          (member.name !== undefined && ts.isPrivateIdentifier(member.name))),
    )
  )
}

/** Whether a symbol is declared by one of the two sides, and not by what both share. */
function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(isOfSide)
}
