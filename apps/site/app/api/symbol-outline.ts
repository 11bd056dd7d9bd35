import type { Facet, Heading, Signature, SymbolPage } from '@signpost/graph-model'
import type { Translate } from '#app/languages/index.ts'
import { kindAnchor } from './kind-anchor.ts'
import { hasContent } from './signature-details.tsx'
import { relationAnchor } from './relations.tsx'
import { isFirstPage, type PartFacet, type SymbolPart } from './symbol-part.ts'

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

/** Sections that {@link SignatureDetails} renders for a signature, in its order. */
function signatureSections({
  typeParameters,
  variants,
  parameters,
  returns,
  parts,
  docs,
}: Signature): [name: string, count: number][] {
  const sections: [string, number | boolean][] = [
    ['typeParameters', typeParameters.some(hasContent)],
    ['variants', variants !== undefined],
    ['parts', parts !== undefined],
    ['parameters', parameters.length > 0],
    ['returns', returns !== undefined],
    ['defaultValue', docs.defaultValue !== undefined],
    ['throws', docs.throws.length > 0],
    ['remarks', docs.remarks.length > 0],
    ['examples', docs.examples.length],
    ['see', docs.see.length > 0],
  ]
  return sections.flatMap(([name, shown]) => (shown ? [[name, Number(shown)] as [string, number]] : []))
}

/** Table of contents of a page of a symbol. */
export function symbolOutline(part: SymbolPart, t: Translate): Heading[] {
  const { page, children, relations } = part
  const idOf = sectionIds(page)
  const [primary, ...others] = part.facets
  const headings: Heading[] = []
  if (primary && isFirstPage(part)) {
    const { signatures } = primary.facet
    if (isOverloaded(primary.facet)) {
      signatures.forEach(({ anchor }, index) =>
        headings.push({ id: anchor, depth: 2, text: t('overload', { number: index + 1 }) }),
      )
    } else {
      if (part.props) headings.push({ id: idOf('props'), depth: 2, text: t('section.props') })
      const shown = signatures.slice(0, 1).map((one) => (part.props ? { ...one, parameters: [] } : one))
      for (const [name, count] of shown.flatMap(signatureSections)) {
        headings.push({ id: idOf(name), depth: 2, text: t(`section.${name}`, { count }) })
      }
    }
  }
  if (primary) headings.push(...facetOutline(primary, idOf, t))
  for (const other of others) {
    if (!isFirstPage(part) && other.groups.length === 0) continue
    const { kind } = other.facet
    headings.push({ id: idOf(`as-${kind}`), depth: 2, text: t(`facet.${kind}`) })
    headings.push(
      ...facetOutline(other, (name) => idOf(`${kind}-${name}`), t).map((heading) => ({ ...heading, depth: 3 })),
    )
  }
  for (const { kind } of children) headings.push({ id: idOf(kindAnchor(kind)), depth: 2, text: t(`kinds.${kind}`) })
  if (!isFirstPage(part)) {
    return [
      ...headings,
      ...relations.map(({ kind }) => ({ id: relationAnchor(kind), depth: 2, text: t(`relation.${kind}`) })),
    ]
  }
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

function facetOutline({ groups, inherited }: PartFacet, idOf: (name: string) => string, t: Translate): Heading[] {
  const headings: Heading[] = []
  for (const { name, members } of groups) {
    headings.push({ id: idOf(name), depth: 2, text: t(`members.${name}`) })
    if (name === 'enumMember') continue
    for (const member of members) headings.push({ id: member.anchor, depth: 3, text: member.name })
  }
  if (inherited.length > 0) headings.push({ id: idOf('inherited'), depth: 2, text: t('section.inherited') })
  return headings
}
