import { sourceHref } from '@signpost/docs-content/reader'
import { dividedSymbols, type HastNode, type PackageIndex, type Readme } from '@signpost/graph-model'
import type { ApiVersions } from './api-versions.server.ts'
import type { Release } from './changes-file.server.ts'
import type { ReactElement } from 'react'
import { ContentProvider, CopyButton, Hast, hastText, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { hrefOf, sourceLanguage } from '#app/urls/index.ts'
import { Augmentations, hasOnlyGlobals } from './augmentations.tsx'
import { ModuleComments } from './module-comments.tsx'
import { PackageGraph } from './package-graph.tsx'
import { PackageNotice } from './package-notice.tsx'
import { ApiVersionMenu } from './version-menu.tsx'
import { byEntryPoint, entryAnchor, type EntryGroup, ShortSpecifier, SymbolIndex } from './package-index.tsx'

/** Page of a package: summary, all exports by entry point and kind, README, then the comments of entry points. */
export function PackageArticle({
  index,
  readme,
  release,
  versions,
}: {
  index: PackageIndex
  readme: Readme | undefined
  /** Absent without recorded changes. */
  release: Release | undefined
  /** Absent for a package without releases. */
  versions: ApiVersions | undefined
}): ReactElement {
  const content = useContent()
  const { t } = content
  const lang = useSourceLang()
  const workbench = content.workbenchHref?.(index.slug)
  const { own, others } = dividedSymbols(index.symbols)
  const entries = byEntryPoint(index, own)
  const opening = openingOf(readme)
  const isRelease = versions !== undefined && versions.shown !== null
  const isScript = hasOnlyGlobals(index)
  const commands = [
    ...(isScript && index.typesPackage !== undefined
      ? []
      : [`npm install ${index.name}${isRelease ? `@${versions.shown}` : ''}`]),
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
          {!isScript && <span>{t('package.symbols', { count: own.length })}</span>}
          {release !== undefined && (
            <a href={hrefOf(content.locale, { at: 'changes', slug: index.slug })}>{t('changes.title')}</a>
          )}
          {content.hasSourcePages?.(index.slug) === true ? (
            <a href={hrefOf(content.locale, { at: 'source', slug: index.slug })}>{t('source')}</a>
          ) : content.repository !== undefined && index.folder !== '' ? (
            <a href={sourceHref(content.repository, index.folder)} target="_blank" rel="noopener noreferrer">
              {t('source')}
              <span className="visually-hidden"> {t('link.newTab')}</span>
            </a>
          ) : null}
          {workbench !== undefined && (
            <a href={workbench} rel="external" data-reload="">
              {t('package.workbench')}
            </a>
          )}
        </p>
        <ApiVersionMenu versions={versions} />
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
        <EntryChips entries={entries} name={index.name} />
      </header>
      <PackageNotice status={index.status} diagnostics={index.diagnostics} />
      <SymbolIndex index={index} entries={entries} others={others} />
      {isScript && <Augmentations augments={index.augments} />}
      <LiveStory href={content.storyHref?.(index.slug)} />
      {readme && (
        <section className="readme prose" aria-label={t('package.readme')} lang={sourceLanguage}>
          <ContentProvider value={{ ...content, refs: readme.refs }}>
            <Hast nodes={readme.content.filter((node) => node !== opening && !commands.includes(codeOf(node)))} />
          </ContentProvider>
        </section>
      )}
      <ModuleComments modules={index.modules} />
      {!isScript && <Augmentations augments={index.augments} />}
      <PackageGraph index={index} />
    </article>
  )
}

/** Anchor of {@link LiveStory}. */
export const liveStoryAnchor = 'live'

/** A story that the reader can use on the page. Shown where scripts run; the README has the same without them. */
function LiveStory({ href }: { href: string | undefined }): ReactElement | null {
  const { t } = useContent()
  if (href === undefined) return null
  return (
    <section className="live-story" aria-labelledby={liveStoryAnchor}>
      <h2 id={liveStoryAnchor}>{t('package.live')}</h2>
      <iframe src={href} title={t('package.live')} loading="lazy" data-external="" />
    </section>
  )
}

/** Number of entry points up to which the head names all. */
const shownEntries = 12

/** Links to the entry points of a package with several. Those of one with many are in the index only. */
function EntryChips({ entries, name }: { entries: readonly EntryGroup[]; name: string }): ReactElement | null {
  const { t } = useContent()
  if (entries.length < 2 || entries.length > shownEntries) return null
  return (
    <nav aria-label={t('section.entryPoints')}>
      <ul className="kind-counts">
        {entries.map((entry) => (
          <li key={entry.specifier}>
            <a href={`#${entryAnchor(entry)}`}>
              <code translate="no">
                <ShortSpecifier of={entry.specifier} in={name} />
              </code>{' '}
              <span className="count">{entry.count}</span>
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
