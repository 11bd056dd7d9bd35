import type { CompactContent, CompactDocs, CompactFacet, CompactNode, CompactSignature } from '../format.ts'
import type { HastProperties } from '../model.ts'

/** The number that a ref has elsewhere. */
type Renumber = (ref: number) => number

/**
 * A declaration that a page shows beside its own, with other numbers of refs.
 *
 * @param facet - Has neither tables nor inherited members.
 */
export function renumberFacet(facet: CompactFacet, to: Renumber): CompactFacet {
  const { s, m } = facet
  const signatures = (all: readonly CompactSignature[]): CompactSignature[] =>
    all.map((one) => renumberSignature(one, to))
  return {
    ...facet,
    s: signatures(s),
    ...(m === undefined ? {} : { m: m.map((member) => ({ ...member, s: signatures(member.s) })) }),
  }
}

function renumberSignature(signature: CompactSignature, to: Renumber): CompactSignature {
  const { c, d, z } = signature
  return {
    ...signature,
    ...(c === undefined ? {} : { c: renumberCode(c, to) }),
    ...(d === undefined ? {} : { d: renumberDocs(d, to) }),
    ...(z === undefined ? {} : { z: [z[0], renumberCode(z[1], to)] as const }),
  }
}

/** Anchors begin with `#` and end with `;`: what looks like a ref in one is none. */
function renumberCode(code: string, to: Renumber): string {
  return code.replace(/#[^;]*;|@(\d+);/gu, (whole, ref: string | undefined) =>
    ref === undefined ? whole : `@${to(Number(ref))};`,
  )
}

function renumberDocs({ s, r, x, e, t, l, v, b, i }: CompactDocs, to: Renumber): CompactDocs {
  const content = (one: CompactContent): CompactContent => renumberContent(one, to)
  const titled = (all: readonly (readonly [string, CompactContent])[]): (readonly [string, CompactContent])[] => {
    return all.map(([title, one]) => [title, content(one)] as const)
  }
  return {
    ...(s === undefined ? {} : { s: content(s) }),
    ...(r === undefined ? {} : { r: content(r) }),
    ...(x === undefined ? {} : { x: content(x) }),
    ...(e === undefined ? {} : { e: titled(e) }),
    ...(t === undefined ? {} : { t: t.map(content) }),
    ...(l === undefined ? {} : { l: l.map(content) }),
    ...(v === undefined ? {} : { v: content(v) }),
    ...(b === undefined ? {} : { b: titled(b) }),
    ...(i === undefined ? {} : { i: to(i) }),
  }
}

/** Content with other numbers of refs. */
export function renumberContent(content: CompactContent, to: Renumber): CompactContent {
  if (typeof content === 'string') return renumberText(content, to)
  const [form, ...nodes] = content
  return [form, ...nodes.map((node) => renumberNode(node, to))]
}

function renumberText(text: string, to: Renumber): string {
  if (!text.includes('`@')) return text
  const pieces = text.split('`')
  return pieces
    .map((piece, at) => (at % 2 === 0 ? piece : piece.replace(/^@(\d+) (?=[^])/u, (_, ref) => `@${to(Number(ref))} `)))
    .join('`')
}

function renumberNode(node: CompactNode, to: Renumber): CompactNode {
  if (typeof node === 'string') return renumberText(node, to)
  const [tag, ...rest] = node as readonly [string, ...(CompactNode | HastProperties | number)[]]
  if (tag === '' || tag === '`' || tag === '#') return node
  const parts = rest.map((part) => {
    if (typeof part === 'number') return to(part)
    return typeof part === 'string' || Array.isArray(part)
      ? renumberNode(part as CompactNode, to)
      : renumberProperties(part as HastProperties, to)
  })
  return [tag, ...parts] as unknown as CompactNode
}

function renumberProperties(properties: HastProperties, to: Renumber): HastProperties {
  const { dataRef } = properties
  return typeof dataRef === 'number' ? { ...properties, dataRef: to(dataRef) } : properties
}
