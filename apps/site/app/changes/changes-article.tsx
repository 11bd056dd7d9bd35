import type { ApiChange, VersionChanges } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { Heading, RefLink, useContent } from '#app/prose/index.server.ts'
import { hrefOf, shownName } from '#app/urls/index.ts'
import { ChangeEntry } from './change-entry.tsx'
import { versionName } from './version-name.ts'

/** One page of the changes of a package: versions newest first, the worst changes first. */
export function ChangesArticle({
  slug,
  name,
  versions,
  number,
  count,
}: {
  slug: string
  name: string
  versions: readonly VersionChanges[]
  number: number
  count: number
}): ReactElement {
  const { t } = useContent()
  return (
    <article className="changes">
      <header className="symbol-head">
        <h1>
          {t('changes.title')}: <code translate="no">{name}</code>
        </h1>
        {count > 1 && <p className="package-facts">{t('changes.page', { number, count })}</p>}
      </header>
      {versions.map((one) => (
        <Version key={one.anchor} version={one} />
      ))}
      {count > 1 && <Neighbours slug={slug} number={number} count={count} />}
    </article>
  )
}

function Version({ version }: { version: VersionChanges }): ReactElement {
  const { t, locale } = useContent()
  const { anchor, date, after, changes, isBaseline } = version
  const names = changes.filter(({ level }) => level === undefined)
  const others = changes.filter(({ level }) => level !== undefined)
  return (
    <section className="version">
      <Heading level={2} id={anchor}>
        {versionName(version, t)}
      </Heading>
      {date !== undefined && (
        <p className="note">
          <time dateTime={date}>
            {new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
          </time>
        </p>
      )}
      {after !== undefined && <p className="note">{t('changes.between', { after })}</p>}
      {changes.length === 0 && <p className="note">{t(isBaseline ? 'changes.baseline' : 'changes.none')}</p>}
      {others.map((change) => (
        <ChangeEntry key={change.anchor} change={change} />
      ))}
      {names.length > 0 && <FirstNames changes={names} />}
    </section>
  )
}

/** Names that the first version of a package has. */
function FirstNames({ changes }: { changes: readonly ApiChange[] }): ReactElement {
  const { t } = useContent()
  return (
    <>
      <p className="note">{t('changes.first', { count: changes.length })}</p>
      <ul className="change-names">
        {changes.map(({ anchor, name, ref, specifier }) => (
          <li key={anchor} id={anchor}>
            <code translate="no">
              {ref === undefined ? shownName(name) : <RefLink index={ref}>{shownName(name)}</RefLink>}
            </code>
            {specifier !== undefined && <ChangePlace specifier={specifier} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Entry point of a change, other than the package's main one. */
function ChangePlace({ specifier }: { specifier: string }): ReactElement {
  return (
    <span className="note" translate="no">
      {' '}
      {specifier}
    </span>
  )
}

function Neighbours({ slug, number, count }: { slug: string; number: number; count: number }): ReactElement {
  const { t, locale } = useContent()
  const hrefAt = (at: number): string => hrefOf(locale, { at: 'changes', slug, ...(at > 1 && { number: at }) })
  return (
    <nav className="neighbours" aria-label={t('changes.pages')}>
      {number > 1 && (
        <a className="neighbour-previous" href={hrefAt(number - 1)} rel="prev">
          {t('docs.previous')}
        </a>
      )}
      {number < count && (
        <a className="neighbour-next" href={hrefAt(number + 1)} rel="next">
          {t('docs.next')}
        </a>
      )}
    </nav>
  )
}
