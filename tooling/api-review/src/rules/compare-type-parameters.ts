import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { has, membersOf } from './members.ts'

type Parameters = readonly ts.TypeParameterDeclaration[]

/** Compares the type parameters of a symbol and of its members. */
export function compareTypeParameters(base: SurfaceSymbol, head: SurfaceSymbol, checker: ts.TypeChecker): Draft[] {
  const own = pairs(base.declarations, head.declarations).flatMap(([before, after]) =>
    compareLists(base.path, parametersOf(before, checker), parametersOf(after, checker), isCallable(before), checker),
  )
  const others = membersOf(head)
  const members = [...membersOf(base)].flatMap(([name, nodes]) =>
    pairs(nodes, others.get(name) ?? []).flatMap(([before, after]) =>
      compareLists(`${base.path}.${name}`, parametersOf(before, checker), parametersOf(after, checker), true, checker),
    ),
  )
  return [...own, ...members]
}

/** Declarations side by side, without overloads that both sides have; others only when there are as many on both sides. */
function pairs(
  before: readonly ts.Declaration[],
  after: readonly ts.Declaration[],
): [ts.Declaration, ts.Declaration][] {
  const generic = (nodes: readonly ts.Declaration[], others: readonly ts.Declaration[]) => {
    const known = new Set(others.map((node) => node.getText()))
    return nodes.filter((node) => !ts.isModuleDeclaration(node) && !known.has(node.getText()))
  }
  const [one, other] = [generic(before, after), generic(after, before)]
  if (one.length !== other.length) return []
  return one.flatMap((node, index) => {
    const counterpart = other[index]
    return counterpart && isCallable(node) === isCallable(counterpart)
      ? [[node, counterpart] as [ts.Declaration, ts.Declaration]]
      : []
  })
}

/** Type parameters of a declaration; those of its only call, where it is a value with the type of a function. */
function parametersOf(node: ts.Declaration, checker: ts.TypeChecker): Parameters {
  const isValue = ts.isVariableDeclaration(node) || ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)
  const [call, other] = isValue ? checker.getTypeAtLocation(node).getCallSignatures() : []
  const own = isValue ? (other ? undefined : call?.declaration) : node
  return (own as ts.FunctionDeclaration | undefined)?.typeParameters ?? []
}

function isCallable(node: ts.Declaration): boolean {
  return !(ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
}

function compareLists(
  symbol: string,
  before: Parameters,
  after: Parameters,
  isFunction: boolean,
  checker: ts.TypeChecker,
): Draft[] {
  const drafts: Draft[] = []
  const names = (list: Parameters) => list.map(({ name }) => name.text)
  if (after.length < before.length) drafts.push(draft('type-parameter-removed', symbol))
  const added = after.slice(before.length)
  if (added.length > 0) {
    const isRequired = added.some((parameter) => !parameter.default)
    const isInferred = isRequired && isFunction && before.length === 0
    const rule = isInferred
      ? 'type-parameter-inferred'
      : isRequired
        ? 'type-parameter-required'
        : 'type-parameter-optional'
    drafts.push(draft(rule, symbol))
  }
  if (
    before.length === after.length &&
    names(before).join() !== names(after).join() &&
    names(before).sort().join() === names(after).sort().join()
  ) {
    return [draft('type-parameters-reordered', symbol)]
  }
  before.forEach((parameter, index) => {
    const other = after[index]
    if (other) drafts.push(...compareOne(symbol, parameter, other, checker))
  })
  return drafts
}

function compareOne(
  symbol: string,
  before: ts.TypeParameterDeclaration,
  after: ts.TypeParameterDeclaration,
  checker: ts.TypeChecker,
): Draft[] {
  const drafts: Draft[] = []
  const [constraint, other] = [textOf(before.constraint), textOf(after.constraint)]
  if (constraint !== other) {
    const isTighter = other !== '' && (constraint === '' || !contains(other, constraint))
    const isWider = isTighter && constraint !== '' && isAssignable(before.constraint, after.constraint, checker)
    drafts.push(draft(isTighter && !isWider ? 'constraint-tightened' : 'constraint-loosened', symbol))
  }
  if (before.default && !after.default) drafts.push(draft('type-default-removed', symbol))
  if (!before.default && after.default) drafts.push(draft('type-default-added', symbol))
  if (before.default && after.default && textOf(before.default) !== textOf(after.default)) {
    drafts.push(draft('type-default-changed', symbol))
  }
  const isConst = (node: ts.TypeParameterDeclaration) => has(node, ts.SyntaxKind.ConstKeyword)
  if (!isConst(before) && isConst(after)) drafts.push(draft('const-parameter-added', symbol))
  if (isConst(before) && !isConst(after)) drafts.push(draft('const-parameter-removed', symbol))
  const variance = (node: ts.TypeParameterDeclaration) =>
    `${has(node, ts.SyntaxKind.InKeyword)} ${has(node, ts.SyntaxKind.OutKeyword)}`
  if (variance(before) !== variance(after)) drafts.push(draft('variance-changed', symbol))
  return drafts
}

/** Whether all that one constraint accepts is accepted by another; false where `any` hides it. */
function isAssignable(one: ts.TypeNode | undefined, other: ts.TypeNode | undefined, checker: ts.TypeChecker): boolean {
  if (!one || !other || [one, other].some((node) => /\bany\b/.test(node.getText()))) return false
  return checker.isTypeAssignableTo(checker.getTypeFromTypeNode(one), checker.getTypeFromTypeNode(other))
}

/** Whether a union names every member of another one. */
function contains(union: string, other: string): boolean {
  const members = new Set(union.split('|').map((part) => part.trim()))
  return other.split('|').every((part) => members.has(part.trim()))
}

/** Text of a type, without the names of the parameters of functions in it; empty for `unknown`, which is no constraint. */
function textOf(node: ts.Node | undefined): string {
  const names: ts.Node[] = []
  const visit = (part: ts.Node): void => {
    if (ts.isParameter(part) && ts.isIdentifier(part.name)) names.push(part.name)
    ts.forEachChild(part, visit)
  }
  if (node) visit(node)
  const start = node?.getStart() ?? 0
  const whole = names.reduceRight(
    (text, name) => `${text.slice(0, name.getStart() - start)}_${text.slice(name.getEnd() - start)}`,
    node?.getText() ?? '',
  )
  const text = whole.replaceAll(/\s+/g, ' ')
  return text === 'unknown' ? '' : text
}
