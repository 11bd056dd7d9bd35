import type { CompactContent, CompactDocs, CompactMember, CompactSignature } from '../format.ts'
import { type ReadLine, readLine } from '../line/read-line.ts'
import { unpackCode } from './line-code.ts'
import type { PackedMember, PackedSignature } from './format.ts'
import { parameterRow, typeParameterRow, unpackRows } from './rows.ts'

/** What the signatures of a page are packed and unpacked with. */
export interface SignatureContext {
  /** The file of the source before. */
  file: string
  /** True for what stands on a page beside its own: it has no tables. */
  isShort: boolean
}

/** @param stem - What the anchors of overloads begin with. */
export function unpackSignature(
  signature: PackedSignature,
  stem: string,
  prefix: string,
  context: SignatureContext,
  line: ReadLine = readLine(signature.t),
): CompactSignature {
  const { a, t, c = '', r, f, y, p, v, d, z, u, o } = signature
  const code = unpackCode(t, c, prefix, line)
  const flags = f ?? flagsOf(line)
  const typeParameters = context.isShort ? undefined : unpackRows(y, line.typeParameters, typeParameterRow)
  const parameters = context.isShort ? undefined : unpackRows(p, line.parameters, parameterRow)
  const returns = context.isShort ? undefined : unpackReturns(v, line)
  const docs = unpackDocs(d)
  return {
    ...(a === undefined ? {} : { a: a.startsWith('+') ? `${stem}~${a.slice(1)}` : a }),
    t,
    ...(code === '' ? {} : { c: code }),
    ...(r === undefined ? {} : { r }),
    ...(flags === 0 ? {} : { f: flags }),
    ...(typeParameters === undefined ? {} : { y: typeParameters }),
    ...(parameters === undefined ? {} : { p: parameters }),
    ...(returns === undefined ? {} : { v: returns }),
    ...(docs === undefined ? {} : { d: docs }),
    ...(z === undefined ? {} : { z: [z[0], unpackCode(z[0], z[1], '')] as const }),
    ...(u === undefined
      ? {}
      : {
          u: [u[0], u[1].map(([value, text, own]) => [value, text, unpackCode(text, own, prefix)] as const)] as const,
        }),
    ...(o === undefined ? {} : { o: unpackSource(o, context) }),
  }
}

/** Flags that modifiers in the text stand for. */
export function flagsOf({ modifiers }: ReadLine): number {
  const words: readonly [string, number][] = [
    ['static', 0],
    ['abstract', 1],
    ['protected', 2],
    ['readonly', 3],
    ['const', 3],
    ['?', 4],
  ]
  return words.reduce((bits, [word, bit]) => (modifiers.has(word) ? bits | (1 << bit) : bits), 0)
}

function unpackReturns(packed: PackedSignature['v'], { returns }: ReadLine): CompactSignature['v'] {
  if (packed === 0) return undefined
  if (packed === undefined) return returns === undefined ? undefined : [returns]
  if (typeof packed === 'object' && 's' in packed) return packed.d === undefined ? [packed.s] : [packed.s, packed.d]
  return [returns!, packed]
}

function unpackDocs(packed: PackedSignature['d']): CompactDocs | undefined {
  if (packed === undefined) return undefined
  return isContent(packed) ? { s: packed } : packed
}

function isContent(packed: CompactContent | CompactDocs): packed is CompactContent {
  return typeof packed === 'string' || Array.isArray(packed)
}

function unpackSource(
  packed: NonNullable<PackedSignature['o']>,
  context: SignatureContext,
): readonly [string, number, number] {
  const [line, more, file] = typeof packed === 'number' ? [packed, 0] : packed
  if (file !== undefined) context.file = file
  return [context.file, line, more]
}

/** What the text of its first signature says about a member. */
export function memberOfText(
  line: ReadLine,
  isEnum: boolean,
): { name: string; kind: number; type: CompactMember['t']; value: string | undefined } {
  const { name, after, modifiers, type, value } = line
  const isCallable = after === '(' || after === '<'
  const isAccessor = modifiers.has('get') || modifiers.has('set')
  const kind = isEnum ? 7 : isAccessor ? 2 : name === 'constructor' && isCallable ? 0 : isCallable ? 3 : 1
  return { name, kind, type: isCallable || type === undefined ? undefined : type, value: isEnum ? value : undefined }
}

/** The signatures of a packed member. */
export function signaturesOf(member: PackedMember): readonly PackedSignature[] {
  return member.s ?? [member as PackedSignature]
}
