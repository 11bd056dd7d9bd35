import type { Ref, Signature as Declared, SymbolPage, Token } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { ContentProvider, CopyButton, Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import { ComponentPropsList } from './component-props-list.tsx'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { KindBadge } from './kind-badge.tsx'
import { FurtherPageHead, FurtherPageNeighbours, FurtherPages } from './further-pages.tsx'
import { leadDocs, leadOf } from './lead.ts'
import { Members } from './members.tsx'
import { OtherExports } from './other-exports.tsx'
import { Relations, WholeRelations } from './relations.tsx'
import { shownName } from './shown-name.ts'
import { ShownParts } from './shown.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'
import { StatusBadges } from './status-badges.tsx'
import { SymbolHistory } from './symbol-history.tsx'
import { SymbolLists } from './symbol-list.tsx'
import { isOverloaded, sectionIds } from './symbol-outline.ts'
import { isFirstPage, type PartFacet, partsOfFacets, type SymbolPart } from './symbol-part.ts'
import { Unexported } from './unexported.tsx'

/** Article of a page of a symbol. */
export function SymbolArticle({ part }: { part: SymbolPart }): ReactElement {
  return isFirstPage(part) ? <FirstArticle part={part} /> : <FurtherArticle part={part} />
}

/** Article of a symbol, from its name to its relations. */
function FirstArticle({ part }: { part: SymbolPart }): ReactElement {
  const { page } = part
  const idOf = sectionIds(page)
  const [primary, ...others] = part.facets
  return (
    <article className="symbol">
      <SymbolHead page={page} isComponent={part.props !== undefined} />
      {primary && (
        <FacetBody
          part={primary}
          isDeprecated={page.deprecated}
          props={part.props}
          idOf={idOf}
          shown={<ShownParts counts={partsOfFacets(part.facets)} />}
        />
      )}
      {others.map((other) => (
        <section key={other.facet.kind} className="facet">
          <FacetHeading part={other} idOf={idOf} />
          <FacetBody part={other} idOf={(name) => idOf(`${other.facet.kind}-${name}`)} secondary />
        </section>
      ))}
      <Children part={part} idOf={idOf} />
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
        {primary && <Members part={primary} idOf={idOf} />}
        {others.map(
          (other) =>
            other.groups.length > 0 && (
              <section key={other.facet.kind} className="facet">
                <FacetHeading part={other} idOf={idOf} />
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

/** Target of an alias: a symbol with a page, or a name of an outside package (`ext:<package>!<name>`). */
function AliasNote({ aliasOf, target }: { aliasOf: number; target: Ref | undefined }): ReactElement {
  const { t } = useContent()
  const link = <RefLink index={aliasOf} className="code" />
  const isOutside = target !== undefined && target.page === undefined
  const from = isOutside ? /^ext:(?<from>[^!]+)!/u.exec(target.id)?.groups?.['from'] : undefined
  const name = from !== undefined && (
    <span className="code" translate="no">
      {from}
    </span>
  )
  // A whole module has no name.
  const isModule = name !== false && target?.text === '*'
  return (
    <p className="note">
      {t(isOutside ? 'alias.external' : 'alias.of')} {name}
      {name !== false && !isModule && ': '}
      {!isModule && link}
    </p>
  )
}

function isDocumented({ facets }: SymbolPage): boolean {
  return facets.some(({ signatures }) =>
    signatures.some(({ docs }) => docs.summary.length > 0 || docs.remarks.length > 0),
  )
}

/**
 * Name, kind, status, import line and first paragraph of the summary. The rest of the summary follows the signature, so
 * that the first screen shows both.
 */
function SymbolHead({ page, isComponent }: { page: SymbolPage; isComponent: boolean }): ReactElement {
  const { t } = useContent()
  const declarations = page.facets[0]?.signatures ?? []
  const docs = page.facets[0] && leadDocs(page.facets[0])
  const [home, ...also] = page.exportedAs
  return (
    <header className="symbol-head">
      <div className="symbol-title">
        <h1>
          <code className={page.deprecated ? 'deprecated' : undefined} translate="no">
            {shownName(page.page.name)}
          </code>
        </h1>
        <KindBadge kind={page.page.kind} named {...(isComponent && { name: t('kind.component') })} />
        <StatusBadges release={page.release} deprecated={page.deprecated} />
        <SymbolHistory slug={page.page.slug} history={page.history} />
        {declarations.length === 1 && <SourceLink source={declarations[0]?.source} />}
      </div>
      {page.aliasOf !== undefined && <AliasNote aliasOf={page.aliasOf} target={page.refs[page.aliasOf]} />}
      {page.deprecated && <DeprecatedBanner message={docs?.deprecated} />}
      <div className="lead">
        {isDocumented(page) ? (
          <DocText nodes={docs?.summary.slice(0, 1) ?? []} />
        ) : (
          <p className="undocumented">{t('undocumented')}</p>
        )}
      </div>
      {home && (
        <figure className="import" aria-label={t('import.label')}>
          <code translate="no" dir="ltr">
            {home.importLine}
          </code>
          <CopyButton />
        </figure>
      )}
      {also.length > 0 && <OtherExports exports={also} name={page.displayName} />}
    </header>
  )
}

/** Collapsed type that an alias resolves to. */
function ResolvedType({ tokens }: { tokens: readonly Token[] | undefined }): ReactElement | null {
  const { t } = useContent()
  if (tokens === undefined) return null
  return (
    <details className="resolved">
      <summary>{t('section.resolved')}</summary>
      <TypeText tokens={tokens} />
    </details>
  )
}

/** Drops repeated type parameters: merged declarations have the same ones. */
function withoutRepeated(signature: Declared): Declared {
  return { ...signature, typeParameters: signature.typeParameters.filter(({ doc }) => doc.length > 0) }
}

function FacetBody({
  part,
  props,
  idOf,
  shown,
  isDeprecated = false,
  secondary = false,
}: {
  part: PartFacet
  /** Props of a component, which replace its only parameter. */
  props?: SymbolPart['props']
  idOf: (section: string) => string
  /** Filters of the page, before its first members. */
  shown?: ReactElement
  /** Whether the page's head says that the symbol is deprecated. */
  isDeprecated?: boolean
  /** True for facets after the first, whose summary the page's head does not show. */
  secondary?: boolean
}): ReactElement {
  const { t } = useContent()
  const { signatures } = part.facet
  const overloaded = isOverloaded(part.facet)
  const lead = secondary ? -1 : leadOf(part.facet)
  const lines = signatures.map(({ line }) => JSON.stringify(line.tokens))
  return (
    <>
      {signatures.map((signature, index) => (
        <section
          key={signature.anchor}
          className={overloaded ? 'overload' : 'declaration'}
          {...(!overloaded && { id: signature.anchor })}
        >
          {overloaded && (
            <Heading level={secondary ? 3 : 2} id={signature.anchor} aside={<SourceLink source={signature.source} />}>
              {t('overload', { number: index + 1 })}
            </Heading>
          )}
          {/* Declarations that merge often have the same head. */}
          {lines.indexOf(lines[index]!) === index && (
            <Signature
              line={signature.line}
              label={
                overloaded ? t('signature.overload', { number: index + 1, count: signatures.length }) : t('signature')
              }
            />
          )}
          <ResolvedType tokens={signature.resolved} />
          {!overloaded && signatures.length > 1 && (
            <div className="member-facts">
              <SourceLink source={signature.source} />
            </div>
          )}
          {!(isDeprecated && index === lead) && <DeprecatedBanner message={signature.docs.deprecated} />}
          <DocText nodes={index === lead ? signature.docs.summary.slice(1) : signature.docs.summary} />
          {props && (
            <ComponentPropsList props={props} doc={signature.parameters[0]?.doc ?? []} headings={{ level: 2, idOf }} />
          )}
          <SignatureDetails
            signature={
              props
                ? { ...signature, parameters: [] }
                : overloaded || index === 0
                  ? signature
                  : withoutRepeated(signature)
            }
            headings={
              overloaded ? { level: secondary ? 4 : 3 } : { level: secondary ? 3 : 2, ...(index === 0 && { idOf }) }
            }
          />
        </section>
      ))}
      {shown}
      <Members part={part} idOf={idOf} />
    </>
  )
}
