import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { membersOf } from './members.ts'

type Parameters = readonly ts.TypeParameterDeclaration[]

/** Compares the type parameters of a symbol and of its members. */
export function compareTypeParameters(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const own = pairs(base.declarations, head.declarations).flatMap(([before, after]) =>
    compareLists(base.path, parametersOf(before), parametersOf(after), isCallable(before), usesOf(base, before)),
  )
  const others = membersOf(head)
  const members = [...membersOf(base)].flatMap(([name, nodes]) =>
    pairs(nodes, others.get(name) ?? []).flatMap(([before, after]) =>
      compareLists(`${base.path}.${name}`, parametersOf(before), parametersOf(after), true, () => []),
    ),
  )
  const lost = lostCount(base.declarations, head.declarations)
  const overloads =
    lost > 0 ? [draft('type-parameter-removed', base.path, `const value = L.${base.path}<${anys(lost)}>`)] : []
  const memberOverloads = [...membersOf(base)].flatMap(([name, nodes]) =>
    lostCount(nodes, others.get(name) ?? []) > 0 ? [draft('type-parameter-removed', `${base.path}.${name}`)] : [],
  )
  return [...own, ...overloads, ...members, ...memberOverloads]
}

/**
 * Number of type parameters of the overloads of the base when those of the head, which are more or fewer, have none; else 0. A call that
 * finds another overload then has the constraint where its type was inferred.
 */
function lostCount(before: readonly ts.Declaration[], after: readonly ts.Declaration[]): number {
  const [one, other] = [callables(before), callables(after)]
  if (other.length === 0 || one.length === other.length) return 0
  return other.every((node) => parametersOf(node).length === 0)
    ? Math.max(0, ...one.map((node) => parametersOf(node).length))
    : 0
}

function callables(nodes: readonly ts.Declaration[]): ts.Declaration[] {
  return nodes.filter((node) => !ts.isModuleDeclaration(node) && isCallable(node))
}

/** Declarations side by side; overloads only when there are as many on both sides. */
function pairs(
  before: readonly ts.Declaration[],
  after: readonly ts.Declaration[],
): [ts.Declaration, ts.Declaration][] {
  const generic = (nodes: readonly ts.Declaration[]) => nodes.filter((node) => !ts.isModuleDeclaration(node))
  const [one, other] = [generic(before), generic(after)]
  if (one.length !== other.length) return []
  return one.flatMap((node, index) => {
    const counterpart = other[index]
    return counterpart && isCallable(node) === isCallable(counterpart)
      ? [[node, counterpart] as [ts.Declaration, ts.Declaration]]
      : []
  })
}

function parametersOf(node: ts.Declaration): Parameters {
  if (ts.isVariableDeclaration(node))
    return node.type && ts.isFunctionTypeNode(node.type) ? (node.type.typeParameters ?? []) : []
  return (node as ts.FunctionDeclaration).typeParameters ?? []
}

function isCallable(node: ts.Declaration): boolean {
  return !(ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
}

function anys(count: number): string {
  return Array(count).fill('any').join(', ')
}

/** Makes consumer code that writes `count` type arguments. */
type Uses = (count: number) => string[]

function usesOf({ path }: SurfaceSymbol, node: ts.Declaration): Uses {
  return (count) => {
    const list = count > 0 ? `<${anys(count)}>` : ''
    if (isCallable(node)) return count > 0 ? [`const value = L.${path}${list}`] : []
    return [`type Value = L.${path}${list}`]
  }
}

function compareLists(symbol: string, before: Parameters, after: Parameters, isFunction: boolean, uses: Uses): Draft[] {
  const drafts: Draft[] = []
  const names = (list: Parameters) => list.map(({ name }) => name.text)
  if (after.length < before.length) drafts.push(draft('type-parameter-removed', symbol, ...uses(before.length)))
  const added = after.slice(before.length)
  if (added.length > 0) {
    const isRequired = added.some((parameter) => !parameter.default)
    const isInferred = isRequired && isFunction && before.length === 0
    const rule = isInferred
      ? 'type-parameter-inferred'
      : isRequired
        ? 'type-parameter-required'
        : 'type-parameter-optional'
    drafts.push(draft(rule, symbol, ...uses(before.length)))
  }
  if (
    before.length === after.length &&
    names(before).join() !== names(after).join() &&
    names(before).sort().join() === names(after).sort().join()
  ) {
    const order = isFunction ? [] : reordered(symbol, before)
    return [draft('type-parameters-reordered', symbol, ...order)]
  }
  before.forEach((parameter, index) => {
    const other = after[index]
    if (other) drafts.push(...compareOne(symbol, parameter, other, before.length, index, uses))
  })
  return drafts
}

/** Reads a member whose type is one of the type parameters. */
function reordered(symbol: string, before: Parameters): string[] {
  const members =
    before[0] && 'members' in before[0].parent ? (before[0].parent as ts.InterfaceDeclaration).members : []
  return members.flatMap((member) => {
    const type = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) ? member.type?.getText() : undefined
    const index = before.findIndex(({ name }) => name.text === type)
    if (index < 0 || !member.name) return []
    return [
      `declare const it: L.${symbol}<${before.map((_, position) => position).join(', ')}>\nconst value: ${index} = it.${member.name.getText()}`,
    ]
  })
}

function compareOne(
  symbol: string,
  before: ts.TypeParameterDeclaration,
  after: ts.TypeParameterDeclaration,
  count: number,
  index: number,
  uses: Uses,
): Draft[] {
  const drafts: Draft[] = []
  const [constraint, other] = [textOf(before.constraint), textOf(after.constraint)]
  if (constraint !== other) {
    const isTighter = other !== '' && (constraint === '' || !contains(other, constraint))
    const use = uses(count).map((code) => code.replaceAll('any', constraint === '' ? 'unknown' : constraint))
    drafts.push(draft(isTighter ? 'constraint-tightened' : 'constraint-loosened', symbol, ...use))
  }
  if (before.default && !after.default) drafts.push(draft('type-default-removed', symbol, ...uses(index)))
  if (!before.default && after.default) drafts.push(draft('type-default-added', symbol))
  if (before.default && after.default && textOf(before.default) !== textOf(after.default)) {
    drafts.push(draft('type-default-changed', symbol, ...defaultUses(symbol, index, textOf(before.default))))
  }
  const isConst = (node: ts.TypeParameterDeclaration) => has(node, ts.SyntaxKind.ConstKeyword)
  if (!isConst(before) && isConst(after)) {
    drafts.push(draft('const-parameter-added', symbol, `const value = L.${symbol}(['a'])\nvalue.push('b')`))
  }
  if (isConst(before) && !isConst(after)) {
    drafts.push(
      draft('const-parameter-removed', symbol, `const value = L.${symbol}(['a'])\nconst first: 'a' = value[0]`),
    )
  }
  const variance = (node: ts.TypeParameterDeclaration) =>
    `${has(node, ts.SyntaxKind.InKeyword)} ${has(node, ts.SyntaxKind.OutKeyword)}`
  if (variance(before) !== variance(after))
    drafts.push(draft('variance-changed', symbol, ...varianceUses(symbol, count, index)))
  return drafts
}

/** Leaves the first argument with a default out, and expects the old default. */
function defaultUses(symbol: string, index: number, text: string): string[] {
  const list = (last: string[]) => [...Array<string>(index).fill('any'), ...last].join(', ')
  const short = index > 0 ? `<${list([])}>` : ''
  return [`declare const it: L.${symbol}${short}\nconst value: L.${symbol}<${list([text])}> = it`]
}

/** Assigns an instantiation to a wider and to a narrower one. */
function varianceUses(symbol: string, count: number, index: number): string[] {
  const type = (own: string) =>
    `L.${symbol}<${Array.from({ length: count }, (_, position) => (position === index ? own : 'any')).join(', ')}>`
  const assign = (from: string, to: string) => `declare const it: ${type(from)}\nconst value: ${type(to)} = it`
  return [assign("'a'", 'string'), assign('string', "'a'")]
}

/** Whether a union names every member of another one. */
function contains(union: string, other: string): boolean {
  const members = new Set(union.split('|').map((part) => part.trim()))
  return other.split('|').every((part) => members.has(part.trim()))
}

function textOf(node: ts.Node | undefined): string {
  const text = node?.getText().replace(/\s+/g, ' ') ?? ''
  return text === 'unknown' ? '' : text
}

function has(node: ts.TypeParameterDeclaration, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false
}
