import type { Docs, Facet, Ref, SymbolPage, Token } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { ContentProvider, Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { ImportLine } from './import-line.tsx'
import { hrefOf } from '#app/urls/index.ts'
import { ComponentPropsList, withoutProps } from './component-props-list.tsx'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { KindBadge } from './kind-badge.tsx'
import { FurtherPageHead, FurtherPageNeighbours, FurtherPages } from './further-pages.tsx'
import { leadDocs, leadOf } from './lead.ts'
import { Members, Overview } from './members.tsx'
import type { OtherExample } from './other-examples.server.ts'
import { OtherExamples } from './other-examples.tsx'
import { OtherExports } from './other-exports.tsx'
import { OverloadDetails, OverloadList } from './overloads.tsx'
import { Relations, WholeRelations } from './relations.tsx'
import { shownName } from './shown-name.ts'
import { ShownParts } from './shown.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'
import { flagsBesides, StatusBadges } from './status-badges.tsx'
import { SymbolHistory } from './symbol-history.tsx'
import { SymbolLists } from './symbol-list.tsx'
import { isOverloaded, sectionIds } from './symbol-outline.ts'
import { isFirstPage, type PartFacet, partsOfFacets, type SymbolPart } from './symbol-part.ts'
import { Unexported } from './unexported.tsx'
import type { ApiVersions } from './api-versions.server.ts'
import { ApiVersionMenu } from './version-menu.tsx'

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
        <FacetBody part={primary} page={page} idOf={idOf} shown={<ShownParts counts={partsOfFacets(part.facets)} />} />
      )}
      {others.map((other) => (
        <section key={other.facet.kind} className="facet">
          <FacetHeading part={other} idOf={idOf} />
          <FacetBody part={other} idOf={(name) => idOf(`${other.facet.kind}-${name}`)} />
        </section>
      ))}
      <Children part={part} idOf={idOf} />
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

/** Longest summary that comes before the signature. A longer one follows it, whole. */
const longestLead = 600

/** Whether a summary leaves the signature on the first screen of a phone: a few paragraphs or lists. */
function isLead({ summary, summaryText }: Docs): boolean {
  return (
    summary.length <= 4 && summaryText.length <= longestLead && summary.every((node) => leadTags.has(node[0] ?? ''))
  )
}

const leadTags: ReadonlySet<string> = new Set(['p', 'ul', 'ol'])

/** Name, kind, status and, unless it is long, the summary. */
function SymbolHead({ part, versions }: { part: SymbolPart; versions: ApiVersions | undefined }): ReactElement {
  const { t } = useContent()
  const { page } = part
  const [primary] = part.facets
  const declarations = primary?.facet.signatures ?? []
  const docs = primary && leadDocs(primary.facet)
  const banner = page.deprecated ? docs?.deprecated : undefined
  return (
    <header className="symbol-head">
      <div className="symbol-title">
        <h1>
          <code className={page.deprecated ? 'deprecated' : undefined} translate="no">
            {shownName(page.page.name)}
          </code>
        </h1>
        <KindBadge
          kind={primary?.facet.kind ?? page.page.kind}
          named
          {...(part.facets.some(({ facet }) => facet.props) && { name: t('kind.component') })}
        />
        <StatusBadges
          release={page.release}
          deprecated={page.deprecated && banner === undefined}
          flags={declarations.slice(0, 1).flatMap(({ flags, line }) => flagsBesides(flags, line.tokens))}
        />
        <SymbolHistory slug={page.page.slug} history={page.history} />
        <ApiVersionMenu versions={versions} />
        {declarations.length === 1 && <SourceLink source={declarations[0]?.source} />}
      </div>
      {page.aliasOf !== undefined && <AliasNote aliasOf={page.aliasOf} target={page.refs[page.aliasOf]} />}
      <DeprecatedBanner message={banner} />
      {!isDocumented(page) ? (
        <p className="undocumented lead">{t('undocumented')}</p>
      ) : (
        docs &&
        docs.summary.length > 0 &&
        isLead(docs) && (
          <div className="lead">
            <DocText nodes={docs.summary} />
          </div>
        )
      )}
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

/** Facet with its declarations, their documentation and its members. */
function FacetBody({
  part,
  page,
  idOf,
  shown,
}: {
  part: PartFacet
  /** Present for the first facet: its import line is in the box, and the page's head has its lead. */
  page?: SymbolPage
  idOf: (section: string) => string
  /** Filters of the page, before its first members. */
  shown?: ReactElement
}): ReactElement {
  const overloaded = isOverloaded(part.facet)
  const Body = overloaded ? OverloadedDeclaration : Declarations
  return (
    <>
      <Body facet={part.facet} page={page} idOf={idOf}>
        {shown}
        <Overview part={part} idOf={idOf} />
      </Body>
      <Members part={part} idOf={idOf} />
    </>
  )
}

interface DeclarationProps {
  facet: Facet
  page: SymbolPage | undefined
  idOf: (section: string) => string
  /** Overview of the members, which comes before all but the summary. */
  children: ReactNode
}

/** Summary of a lead that the page's head does not show, whole. */
function summaryBelow(docs: Docs, page: SymbolPage | undefined): Docs['summary'] {
  return page !== undefined && isLead(docs) ? [] : docs.summary
}

/** Overloads of a function: the signatures, then what documents them. */
function OverloadedDeclaration({ facet: { signatures, props }, page, idOf, children }: DeclarationProps): ReactElement {
  const lead = leadOf({ signatures })
  return (
    <section className="declaration">
      <div className="declared">
        {page && <ImportLine page={page} />}
        <OverloadList signatures={signatures} lead={lead} positionOf={({ source }) => source} />
      </div>
      {page && <OtherExports exports={page.exportedAs.slice(1)} name={page.displayName} />}
      {children}
      {props && <ComponentPropsList props={props} headings={{ level: page ? 2 : 3, idOf }} />}
      <OverloadDetails
        signatures={signatures}
        lead={lead}
        level={page ? 2 : 3}
        idOf={idOf}
        isLeadShown={page !== undefined && signatures[lead] !== undefined && isLead(signatures[lead].docs)}
      />
    </section>
  )
}

/** A declaration, or several that merge, each with its documentation. */
function Declarations({ facet, page, idOf, children }: DeclarationProps): ReactElement {
  const { t } = useContent()
  const { signatures, props } = facet
  const lead = leadOf(facet)
  const lines = signatures.map(({ line }) => JSON.stringify(line.tokens))
  // Merged declarations have the same type parameters.
  const told = signatures.map((one, at) =>
    at === 0 ? one : { ...one, typeParameters: one.typeParameters.filter(({ doc }) => doc.length > 0) },
  )
  return (
    <>
      {told.map((signature, index) => {
        const isFirst = page !== undefined && index === 0
        return (
          <section key={signature.anchor} className="declaration" id={signature.anchor}>
            {/* Declarations that merge often have the same head. */}
            {lines.indexOf(lines[index]!) === index && (
              <div className="declared">
                {isFirst && <ImportLine page={page} />}
                <Signature line={signature.line} label={t('signature')} />
              </div>
            )}
            {isFirst && <OtherExports exports={page.exportedAs.slice(1)} name={page.displayName} />}
            <ResolvedType tokens={signature.resolved} />
            {signatures.length > 1 && (
              <div className="member-facts">
                <SourceLink source={signature.source} />
              </div>
            )}
            {!(page?.deprecated === true && index === lead) && <DeprecatedBanner message={signature.docs.deprecated} />}
            <DocText nodes={index === lead ? summaryBelow(signature.docs, page) : signature.docs.summary} />
            {index === 0 && children}
            {index === 0 && props && (
              <ComponentPropsList
                props={props}
                parameter={signature.parameters[0]}
                headings={{ level: page ? 2 : 3, idOf }}
              />
            )}
            <SignatureDetails
              signature={withoutProps(signature, props)}
              headings={{ level: page ? 2 : 3, ...(index === 0 && { idOf }) }}
            />
          </section>
        )
      })}
    </>
  )
}
