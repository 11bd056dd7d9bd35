import { memberAnchor } from '@signpost/graph-model/model'
import type { Kind, MemberKind } from '@signpost/graph-model/model'
import type { NameMember, NamePackage, NameSymbol } from '../src/write/name-symbol.ts'

/** A symbol of the package `slug`, as plain as it can be unless told otherwise. */
export function symbolNamed(
  name: string,
  kind: Kind = 'class',
  more: Partial<NameSymbol> = {},
  slug = 'core',
): NameSymbol {
  const container = more.container ?? ''
  return {
    name,
    container,
    page: { slug, kind, name: container === '' ? name : `${container}.${name}` },
    facets: [kind],
    release: 'public',
    deprecated: false,
    alias: false,
    example: false,
    docs: true,
    references: 0,
    bases: [],
    members: [],
    ...more,
  }
}

/** A member, as plain as it can be unless told otherwise. */
export function memberNamed(name: string, kind: MemberKind = 'method', more: Partial<NameMember> = {}): NameMember {
  const isStatic = more.isStatic ?? false
  const anchor = memberAnchor(name, kind, isStatic)
  return { name, kind, anchor, isStatic, release: 'public', deprecated: false, example: false, docs: true, ...more }
}

/** A package of some symbols. */
export function packageOf(symbols: readonly NameSymbol[], slug = 'core'): NamePackage {
  return { slug, name: `@acme/${slug}`, symbols }
}
