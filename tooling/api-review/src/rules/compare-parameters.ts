import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type Draft, draft } from './draft.ts'
import { membersOf } from './members.ts'

/** Finds parameters with other names, and those that swapped places. */
export function compareParameterNames(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  return signaturePairs(base, head).flatMap(([symbol, before, after]) => {
    const given = ({ parameters }: ts.SignatureDeclaration) =>
      parameters.filter(({ name }) => name.getText() !== 'this')
    const [names, others] = [before, after].map((node) => given(node).map(({ name }) => name.getText())) as [
      string[],
      string[],
    ]
    const [types, otherTypes] = [before, after].map((node) => given(node).map(({ type }) => type?.getText() ?? '')) as [
      string[],
      string[],
    ]
    if (names.join() === others.join() || names.length !== others.length || types.join() !== otherTypes.join())
      return []
    const areSwapped = names.toSorted().join() === others.toSorted().join()
    return [draft(areSwapped ? 'parameters-swapped' : 'parameter-renamed', symbol)]
  })
}

/** Finds declarations and members that gained or lost `NoInfer`. */
export function compareInferenceSites(base: SurfaceSymbol, head: SurfaceSymbol): Draft[] {
  const sitesIn = (nodes: readonly ts.Node[] = []) =>
    nodes.flatMap((node) => node.getText().match(/\bNoInfer</g) ?? []).length
  const others = membersOf(head)
  const members = [...membersOf(base)].map(([name, nodes]) => {
    return { symbol: `${base.path}.${name}`, before: nodes, after: others.get(name) }
  })
  const isWhole = members.length === 0 && !base.meanings.namespace
  const whole = { symbol: base.path, before: base.declarations, after: head.declarations }
  return (isWhole ? [whole] : members).flatMap(({ symbol, before, after }) => {
    const more = sitesIn(after) - sitesIn(before)
    if (more === 0 || after === undefined) return []
    return [draft(more > 0 ? 'inference-site-removed' : 'inference-site-added', symbol)]
  })
}

/** Functions and methods of one name, when both sides have as many of them. */
function signaturePairs(
  base: SurfaceSymbol,
  head: SurfaceSymbol,
): [string, ts.SignatureDeclaration, ts.SignatureDeclaration][] {
  const others = membersOf(head)
  const members = [...membersOf(base)].map(
    ([name, nodes]) => [`${base.path}.${name}`, nodes, others.get(name) ?? []] as const,
  )
  return [[base.path, base.declarations, head.declarations] as const, ...members].flatMap(([symbol, before, after]) => {
    const [one, other] = [before.flatMap(signatureOf), after.flatMap(signatureOf)]
    if (one.length !== other.length) return []
    return one.map(
      (node, index) => [symbol, node, other[index]] as [string, ts.SignatureDeclaration, ts.SignatureDeclaration],
    )
  })
}

function signatureOf(node: ts.Declaration): ts.SignatureDeclaration[] {
  if (ts.isVariableDeclaration(node)) return node.type && ts.isFunctionTypeNode(node.type) ? [node.type] : []
  return ts.isFunctionLike(node) ? [node] : []
}
