import type { ReactElement } from 'react'
import { rowCard, StatusBadges } from '#app/api/index.server.ts'
import { breakable } from '#app/controls/index.ts'
import { ContentProvider, Heading, KindBadge, RefLink, useContent } from '#app/prose/index.server.ts'
import { hrefOf, shownName } from '#app/urls/index.ts'
import type { TreeNode, Trees } from './hierarchy.ts'
import type { ListProps } from './letters.ts'
import { OverviewHead } from './overview-head.tsx'

/** Classes and interfaces of all packages as trees. */
export function HierarchyArticle({
  trees,
  count,
  pages,
  page,
  packages,
}: ListProps<{ kind: Trees['kind']; root: TreeNode }> & {
  /** Trees of each kind; their roots are those of all pages. */
  trees: readonly Trees[]
}): ReactElement {
  const { t, locale } = useContent()
  const here = page.groups.flatMap(({ items }) => items)
  return (
    <article className="overview-page">
      <OverviewHead of="hierarchy" count={count} pages={pages.length > 1 ? pages : []} page={page} />
      {trees.map(({ kind, alone }) => {
        const roots = here.filter((one) => one.kind === kind)
        return (
          <section key={kind} className="symbols">
            <Heading level={2} id={`${kind}-tree`}>
              {t(`kinds.${kind}`)}
            </Heading>
            {roots.length === 0 ? (
              <p className="note">{t('overview.noTrees')}</p>
            ) : (
              <ul className="tree">
                {roots.map(({ root }) => (
                  <Node key={root.id} node={root} packages={packages} kind={kind} />
                ))}
              </ul>
            )}
            {alone > 0 && (
              <p className="note">
                {t('overview.alone', { count: alone })}{' '}
                <a href={hrefOf(locale, { at: 'overview', of: 'all' })}>{t('overview.all')}</a>
              </p>
            )}
          </section>
        )
      })}
    </article>
  )
}

function Node({
  node: { name, symbol, ref, children, isRepeated },
  packages,
  kind,
}: {
  node: TreeNode
  packages: ReadonlyMap<string, string>
  kind: Trees['kind']
}): ReactElement {
  const content = useContent()
  const { t, locale } = content
  const interfaces = kind === 'class' ? (symbol?.implements ?? []) : []
  return (
    <li>
      {symbol && <KindBadge kind={symbol.entry.facets.includes(kind) ? kind : symbol.entry.kind} />}{' '}
      {symbol ? (
        <a
          href={hrefOf(locale, {
            at: 'symbol',
            page: { slug: symbol.slug, kind: symbol.entry.kind, name: symbol.entry.name },
          })}
          {...rowCard(symbol.entry)}
        >
          <code className={symbol.entry.deprecated ? 'deprecated' : undefined} translate="no">
            {breakable(shownName(name))}
          </code>
        </a>
      ) : (
        <ContentProvider value={{ ...content, refs: ref ? [ref] : [] }}>
          <RefLink index={0} className="code" />
        </ContentProvider>
      )}
      {symbol && packages.size > 1 && (
        <span className="note" translate="no">
          {' '}
          {packages.get(symbol.slug)}
        </span>
      )}
      {symbol && <StatusBadges release={symbol.entry.release} deprecated={false} />}
      {interfaces.length > 0 && (
        <ContentProvider value={{ ...content, refs: interfaces }}>
          <span className="note"> {t('overview.implements')} </span>
          {interfaces.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ', '}
              <RefLink index={at} className="code" />
            </span>
          ))}
        </ContentProvider>
      )}
      {isRepeated && <span className="note"> {t('overview.repeated')}</span>}
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Node key={child.id} node={child} packages={packages} kind={kind} />
          ))}
        </ul>
      )}
    </li>
  )
}
