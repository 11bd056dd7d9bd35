import type { SymbolPage } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { ContentProvider, Heading, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import type { ApiVersions } from './api-versions.server.ts'
import { Declarations, OverloadedDeclaration } from './declarations.tsx'
import { FurtherPageHead, FurtherPageNeighbours, FurtherPages } from './further-pages.tsx'
import { Members, Overview } from './members.tsx'
import type { OtherExample } from './other-examples.server.ts'
import { OtherExamples } from './other-examples.tsx'
import { Relations, WholeRelations } from './relations.tsx'
import { ShownParts } from './shown.tsx'
import { SourceLink } from './source-link.tsx'
import { SymbolHead } from './symbol-head.tsx'
import { SymbolLists } from './symbol-list.tsx'
import { areChildrenFirst, isOverloaded, sectionIds } from './symbol-outline.ts'
import { isFirstPage, type PartFacet, partsOfFacets, type SymbolPart } from './symbol-part.ts'
import { Unexported } from './unexported.tsx'

/** Article of a page of a symbol. */
export function SymbolArticle({
  part,
  examples = [],
  versions,
}: {
  part: SymbolPart
  /** Of other pages, for a symbol without one. */
  examples?: readonly OtherExample[]
  /** Absent for a package without releases. */
  versions?: ApiVersions | undefined
}): ReactElement {
  return isFirstPage(part) ? (
    <FirstArticle part={part} examples={examples} versions={versions} />
  ) : (
    <FurtherArticle part={part} />
  )
}

/** Article of a symbol, from its name to its relations. */
function FirstArticle({
  part,
  examples,
  versions,
}: {
  part: SymbolPart
  examples: readonly OtherExample[]
  versions: ApiVersions | undefined
}): ReactElement {
  const { page } = part
  const idOf = sectionIds(page)
  const [primary, ...others] = part.facets
  return (
    <article className="symbol">
      <SymbolHead part={part} versions={versions} />
      {primary && (
        <FacetBody part={primary} page={page} idOf={idOf} shown={<ShownParts counts={partsOfFacets(part.facets)} />}>
          {areChildrenFirst(primary) && <Children part={part} idOf={idOf} />}
        </FacetBody>
      )}
      {primary && !areChildrenFirst(primary) && <Children part={part} idOf={idOf} />}
      {others.map((other) => (
        <section key={other.facet.kind} className="facet">
          <FacetHeading part={other} idOf={idOf} />
          <FacetBody part={other} idOf={(name) => idOf(`${other.facet.kind}-${name}`)} />
        </section>
      ))}
      {!primary && <Children part={part} idOf={idOf} />}
      <OtherExamples examples={examples} id={idOf('otherExamples')} />
      <FurtherPages part={part} id={idOf('furtherPages')} />
      <Unexported symbols={page.unexported} id={idOf('unexported')} />
      <Relations part={part} id={idOf('relations')} />
    </article>
  )
}

/** Article of a further page: members and children, or relations. Links to the first page for parts that only it has. */
function FurtherArticle({ part }: { part: SymbolPart }): ReactElement {
  const content = useContent()
  const idOf = sectionIds(part.page)
  const [primary, ...others] = part.facets
  return (
    <ContentProvider value={{ ...content, firstPage: hrefOf(content.locale, { at: 'symbol', page: part.page.page }) }}>
      <article className="symbol">
        <FurtherPageHead part={part} />
        <ShownParts counts={partsOfFacets(part.facets)} />
        {primary && <Overview part={primary} idOf={idOf} />}
        {primary && <Members part={primary} idOf={idOf} />}
        {others.map(
          (other) =>
            other.groups.length > 0 && (
              <section key={other.facet.kind} className="facet">
                <FacetHeading part={other} idOf={idOf} />
                <Overview part={other} idOf={(name) => idOf(`${other.facet.kind}-${name}`)} />
                <Members part={other} idOf={(name) => idOf(`${other.facet.kind}-${name}`)} />
              </section>
            ),
        )}
        <Children part={part} idOf={idOf} />
        <WholeRelations part={part} />
        <FurtherPageNeighbours part={part} />
      </article>
    </ContentProvider>
  )
}

function FacetHeading({ part: { facet }, idOf }: { part: PartFacet; idOf: (section: string) => string }): ReactElement {
  const { t } = useContent()
  return (
    <Heading
      level={2}
      id={idOf(`as-${facet.kind}`)}
      aside={facet.signatures.length === 1 && <SourceLink source={facet.signatures[0]?.source} />}
    >
      {t(`facet.${facet.kind}`)}
    </Heading>
  )
}

function Children({
  part: { page, children },
  idOf,
}: {
  part: SymbolPart
  idOf: (section: string) => string
}): ReactElement | null {
  const { t } = useContent()
  if (children.length === 0) return null
  return (
    <section id={idOf('namespaceMembers')} aria-label={t('section.namespaceMembers')}>
      <SymbolLists slug={page.page.slug} groups={children} idOf={idOf} />
    </section>
  )
}

/** Facet with its declarations, their documentation and its members. */
function FacetBody({
  part,
  page,
  idOf,
  shown,
  children,
}: {
  part: PartFacet
  /** Present for the first facet: its import line is in the box, and the page's head has its lead. */
  page?: SymbolPage
  idOf: (section: string) => string
  /** Filters of the page, before its first members. */
  shown?: ReactElement
  /** Symbols of the namespace that the page is. */
  children?: ReactElement | false
}): ReactElement {
  const overloaded = isOverloaded(part.facet)
  const Body = overloaded ? OverloadedDeclaration : Declarations
  return (
    <>
      <Body facet={part.facet} page={page} idOf={idOf}>
        {shown}
        <Overview part={part} idOf={idOf} />
        {children}
      </Body>
      <Members part={part} idOf={idOf} />
    </>
  )
}
