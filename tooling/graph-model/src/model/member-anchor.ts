import type { MemberKind } from './model.ts'

/**
 * Percent-encoded anchor of a member: `open`, `static.make`, `constructor`, `call-1`, `new-1`, `index-1`. A property
 * named `constructor` is `prop.constructor`.
 */
export function memberAnchor(name: string, kind: MemberKind, isStatic: boolean): string {
  if (kind === 'constructor') return 'constructor'
  if (kind === 'call') return 'call-1'
  if (kind === 'construct') return 'new-1'
  if (kind === 'index') return 'index-1'
  const encoded = encodeAnchor(name)
  if (isStatic) return `static.${encoded}`
  return reserved.test(encoded) ? `prop.${encoded}` : encoded
}

/** Anchors with another meaning in the grammar above, and anchors of declarations. */
const reserved = new RegExp(
  '^(?:constructor|(?:call|new|index)-\\d+|(?:static|prop|overload)\\..*|' +
    'value|type|class|interface|enum|function|variable|namespace)$',
  'u',
)

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Percent-encodes the characters that a fragment may not contain, quotes and parentheses too. */
export function encodeAnchor(name: string): string {
  return encodeURIComponent(name.replace(loneSurrogate, '\uFFFD')).replace(/[!'()*~]/gu, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
}

/** Id of a member: `core!Box#open`, static `core!Box.make`, enum member `core!E.B`. */
export function memberId(symbol: string, name: string, kind: MemberKind, isStatic: boolean): string {
  return `${symbol}${isStatic || kind === 'enumMember' ? '.' : '#'}${name}`
}
