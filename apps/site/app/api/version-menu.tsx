import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import type { ApiVersionLink, ApiVersions } from './api-versions.server.ts'

/** Menu of the versions of the API, each a link to the same page; works without scripts. */
export function ApiVersionMenu({ versions }: { versions: ApiVersions | undefined }): ReactElement | null {
  const { t } = useContent()
  if (versions === undefined) return null
  const { shown, links } = versions
  return (
    <details className="api-versions">
      <summary>
        {t('apiVersions.label')} <b>{shown ?? t('apiVersions.current')}</b>
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.version ?? 'current'}>
            <VersionLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function VersionLink({ link: { version, href, isShown, lacks } }: { link: ApiVersionLink }): ReactElement {
  const { t } = useContent()
  return (
    <>
      <a href={href} aria-current={isShown ? 'page' : undefined}>
        {version ?? t('apiVersions.current')}
      </a>
      {lacks !== undefined && <span> {t(`apiVersions.${lacks}`)}</span>}
    </>
  )
}

/** Notice above the pages of a published release: what they are, and the way to the current API. */
export function ReleaseNotice({ name, versions }: { name: string; versions: ApiVersions }): ReactElement {
  const { t } = useContent()
  const { lacks, href } = versions.links[0]!
  return (
    <div className="banner banner-version" role="note" aria-label={t('apiVersions.notice', { package: name })}>
      <p>
        {t('apiVersions.notice', { package: name })} {lacks !== undefined && `${t('apiVersions.gone')} `}
        <b>
          <a href={href}>{t(lacks === undefined ? 'apiVersions.same' : 'apiVersions.package')}</a>
        </b>
      </p>
    </div>
  )
}
