import { isDeepStrictEqual } from 'node:util'
import type { CompactContent, CompactMember, CompactSignature } from '../../reader/format.ts'
import { memberKindOrder } from '../../reader/format.ts'
import { type ReadLine, readLine } from '../../reader/line/read-line.ts'
import { memberAnchor } from '../../reader/member-anchor.ts'
import type { PackedMember, PackedRow, PackedSignature } from '../../reader/packed/format.ts'
import { parameterRow, type ParameterRow, typeParameterRow, type TypeParameterRow } from '../../reader/packed/rows.ts'
import { flagsOf, memberOfText, type SignatureContext } from '../../reader/packed/unpack-signature.ts'
import { packCode } from './pack-code.ts'

/** A signature without what its text says. */
export function packSignature(
  signature: CompactSignature,
  stem: string,
  prefix: string,
  context: SignatureContext,
  line: ReadLine = readLine(signature.t),
): PackedSignature {
  const { a, t, c = '', r, f = 0, y, p, v, d, z, u, o } = signature
  const code = packCode(t, c, prefix, line)
  const typeParameters = context.isShort ? undefined : packRows(y, line.typeParameters, typeParameterRow)
  const parameters = context.isShort
    ? undefined
    : packRows<(typeof line.parameters)[number], ParameterRow>(p, line.parameters, parameterRow)
  const returns = context.isShort ? undefined : packReturns(v, line)
  return {
    ...(a === undefined ? {} : { a: a.startsWith(`${stem}~`) ? `+${a.slice(stem.length + 1)}` : a }),
    t,
    ...(code === '' ? {} : { c: code }),
    ...(r === undefined ? {} : { r }),
    ...(f === flagsOf(line) ? {} : { f }),
    ...(typeParameters === undefined ? {} : { y: typeParameters }),
    ...(parameters === undefined ? {} : { p: parameters }),
    ...(returns === undefined ? {} : { v: returns }),
    ...(d === undefined ? {} : { d: d.s !== undefined && Object.keys(d).length === 1 ? d.s : d }),
    ...(z === undefined ? {} : { z: [z[0], packCode(z[0], z[1], '')] as const }),
    ...(u === undefined
      ? {}
      : { u: [u[0], u[1].map(([value, text, own]) => [value, text, packCode(text, own, prefix)] as const)] as const }),
    ...(o === undefined ? {} : { o: packSource(o, context) }),
  }
}

function packRows<Read, Row extends ParameterRow | TypeParameterRow>(
  rows: readonly Row[] | undefined,
  read: readonly Read[],
  rowOf: (one: Read, doc: CompactContent | 0) => Row,
): readonly PackedRow[] | 0 | undefined {
  if (rows === undefined) return read.length === 0 ? undefined : 0
  const packed = rows.map((row, at): PackedRow => {
    const doc = (row[3] ?? 0) as CompactContent | 0
    return read[at] !== undefined && isDeepStrictEqual(rowOf(read[at], doc), row) ? doc : row
  })
  if (rows.length < read.length) return [...packed, -1]
  while (packed.at(-1) === 0) packed.pop()
  return packed.length === 0 ? undefined : packed
}

function packReturns(v: CompactSignature['v'], { returns }: ReadLine): PackedSignature['v'] {
  if (v === undefined) return returns === undefined ? undefined : 0
  const [span, doc] = v
  if (returns === undefined || !isDeepStrictEqual(span, returns))
    return doc === undefined ? { s: span } : { s: span, d: doc }
  return doc
}

function packSource(
  [file, line, more]: NonNullable<CompactSignature['o']>,
  context: SignatureContext,
): NonNullable<PackedSignature['o']> {
  if (file !== context.file) {
    context.file = file
    return [line, more, file]
  }
  return more === 0 ? line : [line, more]
}

/** A member without what the text of its first signature says. */
export function packMember(
  member: CompactMember,
  inside: string,
  isEnum: boolean,
  context: SignatureContext,
): PackedMember {
  const { n, k, a, s, v, t, w, j } = member
  const line = readLine(s[0]!.t)
  const said = memberOfText(line, isEnum)
  const anchor = a ?? inside + memberAnchor(n, memberKindOrder[k]!, ((s[0]!.f ?? 0) & 1) !== 0)
  const signatures = s.map((signature, at) =>
    packSignature(signature, anchor, `${anchor}.`, context, at === 0 ? line : undefined),
  )
  return {
    ...(n === said.name ? {} : { n }),
    ...(k === said.kind ? {} : { k }),
    ...(a === undefined ? {} : { q: a }),
    ...(signatures.length === 1 ? signatures[0] : { s: signatures }),
    ...(v === said.value ? {} : { e: v ?? (0 as const) }),
    ...(isDeepStrictEqual(t, said.type) ? {} : { m: t ?? (0 as const) }),
    ...(w === undefined ? {} : { w }),
    ...(j === undefined ? {} : { j }),
  }
}
