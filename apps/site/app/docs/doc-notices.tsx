import type { Doc, DocsVersion } from '@signpost/docs-content/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** The last version of the docs, for readers of another one. */
export interface LatestVersion {
  /** The site's title. */
  site: string
  name: string
  label: string
  /** The same doc there, or the main one. */
  href: string
  /** Whether the browser may keep that a reader has gone there. */
  remembers: boolean
}

/** Stands in a message for what is more than text. */
const gap = '\0'

/** What a reader has to know before a doc: that it is not simply published, and that its version is not the one to read. */
export function DocNotices({
  doc,
  version,
  latest,
}: {
  doc: Doc
  version: DocsVersion
  latest: LatestVersion
}): ReactElement {
  return (
    <>
      {doc.draft && <StateBanner state="draft" />}
      {doc.unlisted && <StateBanner state="unlisted" />}
      {version.banner !== 'none' && <VersionBanner {...latest} banner={version.banner} version={version.label} />}
    </>
  )
}

function StateBanner({ state }: { state: 'draft' | 'unlisted' }): ReactElement {
  const { t } = useContent()
  const title = t(`docs.${state}`)
  return (
    <div className="banner" role="note" aria-label={title}>
      <b>{title}</b>
      <p>{t(`docs.${state}.text`)}</p>
    </div>
  )
}

function VersionBanner(
  props: LatestVersion & { banner: 'unreleased' | 'unmaintained'; version: string },
): ReactElement {
  const { t } = useContent()
  const { banner, site, version, name, label, href, remembers } = props
  const [before, after] = t('docs.version.latest', { link: gap, version: label }).split(gap)
  return (
    <div className="banner banner-version" role="note" aria-label={t('docs.version', { version })}>
      <p>{t(`docs.version.${banner}`, { site, version })}</p>
      <p>
        {before}
        <b>
          <a href={href} data-version={remembers ? name : undefined}>
            {t('docs.version.latest.link')}
          </a>
        </b>
        {after}
      </p>
    </div>
  )
}
