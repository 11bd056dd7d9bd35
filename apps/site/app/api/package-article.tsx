import { sourceHref } from '@signpost/docs-content/reader'
import { dividedSymbols, type HastNode, type PackageIndex, type Readme } from '@signpost/graph-model'
import type { Release } from './changes-file.server.ts'
import type { ReactElement } from 'react'
import { ContentProvider, CopyButton, Hast, hastText, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { hrefOf, sourceLanguage } from '#app/urls/index.ts'
import { Augmentations } from './augmentations.tsx'
import { kindAnchor } from './kind-anchor.ts'
import { ModuleComments } from './module-comments.tsx'
import { PackageNotice } from './package-notice.tsx'
import { releasesOf, ShownParts } from './shown.tsx'
import { byKind, OtherNames, type SymbolGroup, SymbolLists } from './symbol-list.tsx'

/**
 * Page of a package: summary, README, all exports by kind, then the comments of entry points. Without a README those come
 * before the exports.
 */
export function PackageArticle({
  index,
  readme,
  release,
}: {
  index: PackageIndex
  readme: Readme | undefined
  /** Absent without recorded changes. */
  release: Release | undefined
}): ReactElement {
  const content = useContent()
  const { t } = content
  const lang = useSourceLang()
  const workbench = content.workbenchHref?.(index.slug)
  const { own, others } = dividedSymbols(index.symbols)
  const groups = byKind(own)
  const opening = openingOf(readme)
  const commands = [
    `npm install ${index.name}`,
    ...(index.typesPackage === undefined ? [] : [`npm install --save-dev ${index.typesPackage}`]),
  ]
  return (
    <article className="package">
      <header className="symbol-head">
        <h1>
          <code translate="no">{index.name}</code>
        </h1>
        <p className="package-facts">
          {index.version !== '' && <span translate="no">v{index.version}</span>}
          {release === 'never' && <span>{t('package.unreleased')}</span>}
          {release === 'changed' && <span>{t('package.changed')}</span>}
          {index.license !== '' && <span translate="no">{index.license}</span>}
          <span>{t('package.symbols', { count: own.length })}</span>
          {release !== undefined && (
            <a href={hrefOf(content.locale, { at: 'changes', slug: index.slug })}>{t('changes.title')}</a>
          )}
          {content.repository !== undefined && index.folder !== '' && (
            <a href={sourceHref(content.repository, index.folder)} target="_blank" rel="noopener noreferrer">
              {t('source')}
              <span className="visually-hidden"> {t('link.newTab')}</span>
            </a>
          )}
          {workbench !== undefined && (
            <a href={workbench} rel="external" data-reload="">
              {t('package.workbench')}
            </a>
          )}
        </p>
        {opening !== undefined ? (
          <div className="lead" lang={lang}>
            <ContentProvider value={{ ...content, refs: readme?.refs ?? [] }}>
              <Hast nodes={[opening]} />
            </ContentProvider>
          </div>
        ) : (
          index.description !== '' && (
            <p className="lead" lang={lang}>
              {index.description}
            </p>
          )
        )}
        {commands.map((command) => (
          <figure className="import" aria-label={t('install.label')} key={command}>
            <code translate="no" dir="ltr">
              {command}
            </code>
            <CopyButton />
          </figure>
        ))}
        {readme !== undefined && <KindLinks groups={groups} />}
      </header>
      <PackageNotice status={index.status} diagnostics={index.diagnostics} />
      {readme && (
        <section className="readme prose" aria-label={t('package.readme')} lang={sourceLanguage}>
          <ContentProvider value={{ ...content, refs: readme.refs }}>
            <Hast nodes={readme.content.filter((node) => node !== opening && !commands.includes(codeOf(node)))} />
          </ContentProvider>
        </section>
      )}
      {readme === undefined && <ModuleComments modules={index.modules} />}
      <ShownParts counts={releasesOf(index.symbols)} />
      <SymbolLists slug={index.slug} groups={groups} />
      <OtherNames slug={index.slug} entries={others} />
      {readme !== undefined && <ModuleComments modules={index.modules} />}
      <Augmentations augments={index.augments} />
    </article>
  )
}

/** Links to the lists of symbols, which follow the README. */
function KindLinks({ groups }: { groups: readonly SymbolGroup[] }): ReactElement | null {
  const { t } = useContent()
  if (groups.length === 0) return null
  return (
    <nav aria-label={t('package.exports')}>
      <ul className="kind-counts">
        {groups.map(({ kind, count }) => (
          <li key={kind}>
            <a href={`#${kindAnchor(kind)}`}>
              {t(`kinds.${kind}`)} <span className="count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * First paragraph of a README, which the head of the page shows instead of the description: most say the same. Undefined when
 * the README begins otherwise, for example with badges.
 */
function openingOf(readme: Readme | undefined): HastNode | undefined {
  const first = readme?.content.find((node) => typeof node !== 'string' || node.trim() !== '')
  if (first === undefined || typeof first === 'string' || first[0] !== 'p') return undefined
  return hastText(first).trim() === '' || JSON.stringify(first).includes('["img"') ? undefined : first
}

/** Text of a code block; empty for another node. A README's install command is in the head of the page already. */
function codeOf(node: HastNode): string {
  return typeof node !== 'string' && node[0] === 'pre' ? hastText(node).trim() : ''
}
