import type { Facet, Heading, Signature, SymbolPage } from '@signpost/graph-model'
import type { Translate } from '#app/languages/index.ts'
import { memberGroups } from './member-groups.ts'

/** Anchors of the sections of a symbol's page. Anchors of members, which the graph sets, take precedence. */
export function sectionIds(page: SymbolPage): (section: string) => string {
  const taken = new Set(
    page.facets.flatMap((facet) => [
      ...facet.signatures.map(({ anchor }) => anchor),
      ...facet.members.flatMap((member) => [member.anchor, ...member.signatures.map(({ anchor }) => anchor)]),
    ]),
  )
  return (section) => {
    const id = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return taken.has(id) ? `section-${id}` : id
  }
}

/** Sections that {@link SignatureDetails} renders for a signature, in its order. */
function signatureSections({
  typeParameters,
  variants,
  parameters,
  returns,
  docs,
}: Signature): [name: string, count: number][] {
  const sections: [string, number | boolean][] = [
    [
      'typeParameters',
      typeParameters.some(({ doc, constraint, default: fallback }) => doc.length > 0 || !!constraint || !!fallback),
    ],
    ['variants', variants !== undefined],
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

/** Table of contents of a symbol's page. */
export function symbolOutline(page: SymbolPage, t: Translate): Heading[] {
  const idOf = sectionIds(page)
  const [primary, ...others] = page.facets
  const headings: Heading[] = []
  if (primary) {
    const { signatures } = primary
    if (signatures.length > 1) {
      signatures.forEach(({ anchor }, index) =>
        headings.push({ id: anchor, depth: 2, text: t('overload', { number: index + 1 }) }),
      )
    } else {
      for (const [name, count] of signatures.flatMap(signatureSections)) {
        headings.push({ id: idOf(name), depth: 2, text: t(`section.${name}`, { count }) })
      }
    }
    headings.push(...facetOutline(primary, idOf, t))
  }
  for (const facet of others) {
    headings.push({ id: idOf(`as-${facet.kind}`), depth: 2, text: t(`facet.${facet.kind}`) })
    headings.push(
      ...facetOutline(facet, (name) => idOf(`${facet.kind}-${name}`), t).map((heading) => ({ ...heading, depth: 3 })),
    )
  }
  if (page.children.length > 0)
    headings.push({ id: idOf('namespaceMembers'), depth: 2, text: t('section.namespaceMembers') })
  if (page.unexported.length > 0) headings.push({ id: idOf('unexported'), depth: 2, text: t('section.unexported') })
  if (page.relations.some(({ refs }) => refs.length > 0)) {
    headings.push({ id: idOf('relations'), depth: 2, text: t('section.relations') })
  }
  return headings
}

function facetOutline(facet: Facet, idOf: (name: string) => string, t: Translate): Heading[] {
  const headings: Heading[] = []
  if (facet.members.some(({ kind }) => kind === 'enumMember')) {
    headings.push({ id: idOf('enumMember'), depth: 2, text: t('members.enumMember') })
  }
  for (const { name, members } of memberGroups(facet)) {
    headings.push({ id: idOf(name), depth: 2, text: t(`members.${name}`) })
    for (const member of members) headings.push({ id: member.anchor, depth: 3, text: member.name })
  }
  if (facet.inherited.length > 0) headings.push({ id: idOf('inherited'), depth: 2, text: t('section.inherited') })
  return headings
}
