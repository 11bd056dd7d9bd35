import type { Ref, SymbolPage } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { graph } from '#app/data/index.server.ts'
import { KindBadge, RefLink, Route, useContent } from '#app/prose/index.server.ts'
import { shownName } from '#app/urls/index.ts'
import type { ApiVersions } from './api-versions.server.ts'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { isLead, leadDocs } from './lead.ts'
import { SourceLink } from './source-link.tsx'
import { flagsBesides, StatusBadges } from './status-badges.tsx'
import { SymbolHistory } from './symbol-history.tsx'
import type { SymbolPart } from './symbol-part.ts'
import { ApiVersionMenu } from './version-menu.tsx'

/** Name, kind, status and, unless it is long, the summary. */
export function SymbolHead({ part, versions }: { part: SymbolPart; versions: ApiVersions | undefined }): ReactElement {
  const { t } = useContent()
  const { page } = part
  const [primary] = part.facets
  const declarations = primary?.facet.signatures ?? []
  const docs = primary && leadDocs(primary.facet)
  // Rows and cards say it in the same words.
  const route = graph()
    .package(page.page.slug)
    ?.symbols.find(({ id }) => id === page.id)?.route
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
      {route && (
        <p className="head-route">
          <Route of={route} />
        </p>
      )}
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
