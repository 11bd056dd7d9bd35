import type { CompactRef } from '../format.ts'
import { memberAnchor } from '../member-anchor.ts'
import type { PackedRef } from './format.ts'

const enumKind = 2

/** Refs as they were before they were packed. */
export function unpackRefs(packed: readonly PackedRef[], slug: string): CompactRef[] {
  return packed.map((_, at) => unpackRefAt(packed, at, slug))
}

/** One ref of a list as it was: its symbol may stand with one before. */
export function unpackRefAt(packed: readonly PackedRef[], at: number, slug: string): CompactRef {
  const ref = packed[at]!
  if (typeof ref !== 'string' || !ref.startsWith('#')) return unpackRef(ref, slug)
  let before = at - 1
  while (!hasSymbol(packed[before]!)) before -= 1
  return unpackRef(/^[^#^]*/u.exec(packed[before] as string)![0] + ref, slug)
}

function hasSymbol(ref: PackedRef): boolean {
  return typeof ref === 'string' && !ref.startsWith('#')
}

/** One ref, with its symbol, as it was. */
export function unpackRef(ref: PackedRef, slug: string): CompactRef {
  if (typeof ref !== 'string') return ref
  const [written, summary = '', mark = '', anchor = ''] = ref.split('^') as [string, string?, string?, string?]
  const end = written.indexOf('#')
  const head = end === -1 ? written : written.slice(0, end)
  const member = end === -1 ? undefined : written.slice(end + 1)
  const sign = head[0]!
  const path = head.slice(1)
  if (sign === ':' || sign === '>')
    return trimmed([`ext:${sign === ':' ? 'typescript!' : ''}${path}`, -1, summary, mark === '!' ? 1 : 0])
  const isUnexported = sign === '~'
  const symbol = isUnexported ? `${slug}!~${path}` : path.includes('!') ? path : `${slug}!${path}`
  const kind = isUnexported ? -1 : Number(sign)
  const name = symbol.slice(symbol.indexOf('!') + 1)
  const id = member === undefined ? symbol : `${symbol}${member.startsWith('.') ? '' : '#'}${member}`
  const shown = isUnexported
    ? `${path.replace(/~\d+$/u, '')}${member === undefined ? '' : `.${member.replace(/^\./u, '')}`}`
    : 0
  const own = member === undefined ? '' : usualAnchor(member, kind)
  const usual = isUnexported ? `~${path}${own === '' ? '' : `.${own}`}` : own
  const place = anchor === '-' ? 0 : anchor === '' ? usual || 0 : anchor
  const pageName = member?.startsWith('.') === true && !isUnexported ? name : 0
  return trimmed([id, kind, summary, mark === '!' ? 1 : 0, pageName, shown, place])
}

/** The anchor that a member's name gives it. */
function usualAnchor(member: string, kind: number): string {
  if (member.startsWith('.'))
    return kind === enumKind
      ? memberAnchor(member.slice(1), 'enumMember', false)
      : memberAnchor(member.slice(1), 'property', true)
  return memberAnchor(member, 'property', false)
}

function trimmed(ref: (string | number)[]): CompactRef {
  let end = ref.length
  while (end > 2 && (ref[end - 1] === 0 || ref[end - 1] === '')) end -= 1
  return ref.slice(0, end)
}
