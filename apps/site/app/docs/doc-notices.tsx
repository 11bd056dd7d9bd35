import type { Doc, DocsVersion } from '@signpost/docs-content/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Last version of the docs, as shown to readers of another one. */
export interface LatestVersion {
  /** Title of the site. */
  site: string
  name: string
  label: string
  /** Address of the same doc in that version, or of its main doc. */
  href: string
  /** Whether the browser may store that the reader chose it. */
  remembers: boolean
}

/** Placeholder in a message for an element. */
const gap = '\0'

/** Notices before a doc: draft, unlisted, or in a version that is not the latest. */
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
