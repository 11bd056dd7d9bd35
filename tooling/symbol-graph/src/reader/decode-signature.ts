import { decodeDocs } from './decode-docs.ts'
import { decodeContent } from './decode-hast.ts'
import { decodeTokens, sliceTokens } from './decode-tokens.ts'
import { type CompactSignature, type CompactSpan, flagOrder } from './format.ts'
import type { Parameter, Release, Signature, Token, TypeParameter } from './model.ts'

/**
 * A signature with its tables.
 *
 * @param anchor - The anchor that it has when it does not say so itself.
 */
export function decodeSignature(signature: CompactSignature, anchor: string): Signature {
  const { a, t, c, r, f, y, p, v, d, z, u, o } = signature
  const tokens = decodeTokens(t, c ?? '')
  const part = (span: CompactSpan | 0): Token[] => (span === 0 ? [] : sliceTokens(tokens, span))
  return {
    anchor: a ?? anchor,
    line: { tokens, width: t.length },
    release: (r ?? 'public') as Release,
    flags: flagOrder.filter((_, bit) => ((f ?? 0) & (1 << bit)) !== 0),
    typeParameters: (y ?? []).map(
      ([name, constraint, fallback, doc]): TypeParameter => ({
        name,
        ...(constraint === 0 ? {} : { constraint: part(constraint) }),
        ...(fallback === 0 ? {} : { default: part(fallback) }),
        doc: decodeContent(doc),
      }),
    ),
    parameters: (p ?? []).map(
      ([name, type, flags, doc, fallback]): Parameter => ({
        name,
        type: typeof type === 'string' ? (type === '' ? [] : [type]) : part(type),
        optional: ((flags ?? 0) & 1) !== 0,
        rest: ((flags ?? 0) & 2) !== 0,
        ...(fallback === undefined ? {} : { default: fallback }),
        doc: decodeContent(doc === 0 ? undefined : doc),
      }),
    ),
    ...(v === undefined ? {} : { returns: { type: part(v[0]), doc: decodeContent(v[1]) } }),
    docs: decodeDocs(d),
    ...(z === undefined ? {} : { resolved: decodeTokens(...z) }),
    ...(u === undefined
      ? {}
      : { variants: { by: u[0], of: u[1].map(([value, ...type]) => ({ value, type: decodeTokens(...type) })) } }),
    ...(o === undefined ? {} : { source: { file: o[0], line: o[1], endLine: o[1] + o[2] } }),
  }
}
