import { leadOf, type Facet, type Heading, type Signature, type SymbolPage } from '@signpost/graph-model'
import type { Translate } from '#app/languages/index.ts'
import { hasProps, withoutProps } from './component-props-list.tsx'
import { kindAnchor } from './kind-anchor.ts'
import { detailed } from './member-entry.tsx'
import { hasText, isInFold, withSharedOnce } from './overload-docs.ts'
import { relationAnchor } from './relations.tsx'
import { parameterNames, signatureSections } from './signature-sections.ts'
import {
  documentedHere,
  inheritedSections,
  isFirstPage,
  type PartFacet,
  type PartGroup,
  type SymbolPart,
} from './symbol-part.ts'

/** Anchors of the sections of a symbol's page. Anchors of declarations, which the graph sets, take precedence. */
export function sectionIds({ facets }: SymbolPage): (section: string) => string {
  const taken = new Set<string>()
  // Parts of types are nested at any depth.
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('anchor' in value && typeof value.anchor === 'string') taken.add(value.anchor)
    for (const inner of Object.values(value)) add(inner)
  }
  add(facets)
  return (section) => {
    let id = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    while (taken.has(id)) id = `section-${id}`
    return id
  }
}

/** Whether the declarations of a facet are overloads. Those of an interface, a class or a namespace merge. */
export function isOverloaded({ kind, signatures }: Facet): boolean {
  return signatures.length > 1 && kind === 'function'
}

/** Whether symbols of the namespace that a page also is come before details of its declaration: all but parameters of a function. */
export function areChildrenFirst({ facet: { kind } }: PartFacet): boolean {
  return kind !== 'function'
}

/**
 * Table of contents of a page of a symbol.
 *
 * @param otherExamples - Number of examples of other pages.
 */
export function symbolOutline(part: SymbolPart, t: Translate, otherExamples = 0): Heading[] {
  const { page, children, relations } = part
  const idOf = sectionIds(page)
  const [primary, ...others] = part.facets
  const headings: Heading[] = []
  const childHeadings = children.map(({ kind }) => ({ id: idOf(kindAnchor(kind)), depth: 2, text: t(`kinds.${kind}`) }))
  if (primary && isFirstPage(part)) {
    const { signatures } = primary.facet
    const overview = [...overviewHeadings(primary, idOf, t), ...(areChildrenFirst(primary) ? childHeadings : [])]
    if (!isOverloaded(primary.facet)) headings.push(...overview)
    if (isOverloaded(primary.facet)) {
      headings.push(...overloadHeadings(signatures, 3), ...overview)
      if (hasProps(primary.facet)) headings.push({ id: idOf('props'), depth: 2, text: t('section.props') })
      const lead = leadOf(primary.facet)
      for (const [name, count] of signatureSections(signatures[lead]!)) {
        headings.push({ id: idOf(name), depth: 2, text: t(`section.${name}`, { count }) })
      }
      withSharedOnce(signatures, lead).forEach((one, index) => {
        if (index === lead || !hasText(one) || isInFold(signatures, one)) return
        headings.push({ id: idOf(`overload-${index + 1}`), depth: 2, text: t('overload', { number: index + 1 }) })
      })
    } else {
      if (hasProps(primary.facet)) headings.push({ id: idOf('props'), depth: 2, text: t('section.props') })
      const shown = signatures.slice(0, 1).map((one) => withoutProps(one, primary.facet.props))
      for (const [name, count] of shown.flatMap(signatureSections)) {
        headings.push({ id: idOf(name), depth: 2, text: t(`section.${name}`, { count }) })
      }
    }
  }
  if (primary && !isFirstPage(part)) headings.push(...overviewHeadings(primary, idOf, t))
  if (primary) headings.push(...facetOutline(primary, idOf, t))
  if (primary && isFirstPage(part) && !areChildrenFirst(primary)) headings.push(...childHeadings)
  for (const other of others) {
    if (!isFirstPage(part) && other.groups.length === 0) continue
    const { kind } = other.facet
    headings.push({ id: idOf(`as-${kind}`), depth: 2, text: t(`facet.${kind}`) })
    const ownId = (name: string): string => idOf(`${kind}-${name}`)
    headings.push(
      ...[...overviewHeadings(other, ownId, t), ...facetOutline(other, ownId, t)].map((heading) => {
        return { ...heading, depth: 3 }
      }),
    )
  }
  if (!primary || !isFirstPage(part)) headings.push(...childHeadings)
  if (!isFirstPage(part)) {
    return [
      ...headings,
      ...relations.map(({ kind }) => ({ id: relationAnchor(kind), depth: 2, text: t(`relation.${kind}`) })),
    ]
  }
  if (otherExamples > 0)
    headings.push({ id: idOf('otherExamples'), depth: 2, text: t('section.otherExamples', { count: otherExamples }) })
  if (part.memberPages.length > 1) headings.push({ id: idOf('furtherPages'), depth: 2, text: t('part.further') })
  if (page.unexported.length > 0) {
    headings.push({ id: idOf('unexported'), depth: 2, text: t('section.unexported') })
    for (const { anchor, name } of page.unexported) headings.push({ id: anchor, depth: 3, text: name })
  }
  if (relations.length > 0) {
    headings.push({ id: idOf('relations'), depth: 2, text: t('section.relations') })
  }
  return headings
}

/** Number of overloads up to which the contents list them. */
const fewOverloads = 60

/** Lines of overloads: `2 (message, key)`; none where there are too many to find one by it. */
function overloadHeadings(signatures: readonly Signature[], depth: number): Heading[] {
  if (signatures.length > fewOverloads) return []
  return signatures.map((one, index) => ({ id: one.anchor, depth, text: `${index + 1} ${parameterNames(one)}` }))
}

/** Number of members up to which the contents list the overloads of each. */
const fewMembers = 12

/** Groups of members that the overview shows whole. */
function overviewHeadings({ groups }: PartFacet, idOf: (name: string) => string, t: Translate): Heading[] {
  return groups.filter(({ members }) => detailed(members).length === 0).map((one) => groupHeading(one, idOf, t))
}

function groupHeading({ name }: PartGroup, idOf: (name: string) => string, t: Translate): Heading {
  return { id: idOf(name), depth: 2, text: t(`members.${name}`) }
}

/** Sections of members. */
function facetOutline(part: PartFacet, idOf: (name: string) => string, t: Translate): Heading[] {
  const { groups } = part
  const here = documentedHere(part)
  const count = [...groups, ...here].reduce((sum, { members }) => sum + members.length, 0)
  const membersOf = (one: Pick<PartGroup, 'members'>): Heading[] =>
    detailed(one.members).flatMap((member) => {
      const overloads =
        member.signatures.length > 1 && count <= fewMembers ? overloadHeadings(member.signatures, 4) : []
      // Call signatures have no name: the first one is where the member is.
      return overloads[0]?.id === member.anchor
        ? overloads.map((overload) => ({ ...overload, depth: 3 }))
        : [{ id: member.anchor, depth: 3, text: member.name }, ...overloads]
    })
  return [
    ...groups
      .filter(({ members }) => detailed(members).length > 0)
      .flatMap((one) => [groupHeading(one, idOf, t), ...membersOf(one)]),
    ...(inheritedSections(part).length > 0
      ? [{ id: idOf('inherited'), depth: 2, text: t('section.inherited') }, ...here.flatMap(membersOf)]
      : []),
  ]
}
