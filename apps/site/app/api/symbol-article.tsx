import type { Facet, Ref, SymbolPage, Token } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { CopyButton, Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner, SignatureDetails } from './docs-blocks.tsx'
import { KindBadge } from './kind-badge.tsx'
import { Members } from './members.tsx'
import { PackageNotice } from './package-notice.tsx'
import type { PackageState } from './package-state.server.ts'
import { Relations } from './relations.tsx'
import { shownName } from './shown-name.ts'
import { partsOfFacets, ShownParts } from './shown.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SourceLink } from './source-link.tsx'
import { StatusBadges } from './status-badges.tsx'
import { SymbolLists } from './symbol-list.tsx'
import { sectionIds } from './symbol-outline.ts'
import { Unexported } from './unexported.tsx'

/** Article of a symbol, from its name to its relations. */
export function SymbolArticle({ page, state }: { page: SymbolPage; state: PackageState }): ReactElement {
  const { t } = useContent()
  const idOf = sectionIds(page)
  const [primary, ...others] = page.facets
  return (
    <article className="symbol">
      <SymbolHead page={page} />
      <PackageNotice state={state} />
      {primary && <FacetBody facet={primary} idOf={idOf} shown={<ShownParts counts={partsOfFacets(page.facets)} />} />}
      {others.map((facet) => (
        <section key={facet.kind} className="facet">
          <Heading level={2} id={idOf(`as-${facet.kind}`)}>
            {t(`facet.${facet.kind}`)}
          </Heading>
          <FacetBody facet={facet} idOf={(name) => idOf(`${facet.kind}-${name}`)} secondary />
        </section>
      ))}
      {page.children.length > 0 && (
        <section id={idOf('namespaceMembers')} aria-label={t('section.namespaceMembers')}>
          <SymbolLists slug={page.page.slug} entries={page.children} />
        </section>
      )}
      <Unexported symbols={page.unexported} id={idOf('unexported')} />
      <Relations relations={page.relations} id={idOf('relations')} />
    </article>
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
function SymbolHead({ page }: { page: SymbolPage }): ReactElement {
  const { t } = useContent()
  const declarations = page.facets[0]?.signatures ?? []
  const docs = declarations[0]?.docs
  const [home, ...also] = page.exportedAs
  return (
    <header className="symbol-head">
      <div className="symbol-title">
        <h1>
          <code className={page.deprecated ? 'deprecated' : undefined} translate="no">
            {shownName(page.page.name)}
          </code>
        </h1>
        <KindBadge kind={page.page.kind} named />
        <StatusBadges release={page.release} deprecated={page.deprecated} />
        {declarations.length === 1 && <SourceLink source={declarations[0]?.source} />}
      </div>
      {page.aliasOf !== undefined && <AliasNote aliasOf={page.aliasOf} target={page.refs[page.aliasOf]} />}
      {docs && <DeprecatedBanner message={docs.deprecated} />}
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
      {also.length > 0 && (
        <p className="note">
          {t('import.also')}{' '}
          {also.map(({ specifier, name }, index) => (
            <span key={`${specifier} ${name}`}>
              {index > 0 && ', '}
              <code translate="no">{specifier}</code>
              {name !== page.displayName && (
                <>
                  {' '}
                  {t('import.as')} <code translate="no">{name}</code>
                </>
              )}
            </span>
          ))}
        </p>
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

function FacetBody({
  facet,
  idOf,
  shown,
  secondary = false,
}: {
  facet: Facet
  idOf: (section: string) => string
  /** Filters of the page, before its first members. */
  shown?: ReactElement
  /** True for facets after the first, whose summary the page's head does not show. */
  secondary?: boolean
}): ReactElement {
  const { t } = useContent()
  const { signatures } = facet
  const overloaded = signatures.length > 1
  return (
    <>
      {signatures.map((signature, index) => (
        <section
          key={signature.anchor}
          className={overloaded ? 'overload' : 'declaration'}
          {...(!overloaded && { id: signature.anchor })}
        >
          {overloaded && (
            <Heading level={secondary ? 3 : 2} id={signature.anchor}>
              {t('overload', { number: index + 1 })}
            </Heading>
          )}
          <Signature
            line={signature.line}
            label={
              overloaded ? t('signature.overload', { number: index + 1, count: signatures.length }) : t('signature')
            }
          />
          <ResolvedType tokens={signature.resolved} />
          {(overloaded || secondary) && (
            <div className="member-facts">
              <SourceLink source={signature.source} />
            </div>
          )}
          {secondary || index > 0 ? (
            <>
              <DeprecatedBanner message={signature.docs.deprecated} />
              <DocText nodes={signature.docs.summary} />
            </>
          ) : (
            <DocText nodes={signature.docs.summary.slice(1)} />
          )}
          <SignatureDetails
            signature={signature}
            headings={overloaded ? { level: secondary ? 4 : 3 } : { level: secondary ? 3 : 2, idOf }}
          />
        </section>
      ))}
      {shown}
      <Members facet={facet} idOf={idOf} />
    </>
  )
}
