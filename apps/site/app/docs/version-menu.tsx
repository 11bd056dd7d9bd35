import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'
import { Menu } from '#app/controls/index.ts'
import { useLocationSuffix, useTranslation } from '#app/languages/index.ts'
import { isApiSidebar, useSidebarData } from '#app/sidebar/index.ts'
import { type SiteVersion, useSite } from '#app/site/index.ts'
import { withBase } from '#app/urls/index.ts'
import { useChosenVersion } from './chosen-version.ts'

/**
 * Docs versions to offer, each with the address of the current page in it; the version of the page, if any; and whether the
 * page is of the API reference, which no docs version describes.
 */
function useVersions(names: readonly string[] | undefined): {
  versions: readonly SiteVersion[]
  active: string | undefined
  isApi: boolean
} {
  const { docs } = useSite()
  const data = useSidebarData()
  const path = withBase(useLocation().pathname)
  const reading = data && 'version' in data ? data : undefined
  // With one version, the page is its own twin.
  const twins = reading && (reading.twins ?? [path])
  const here = docs.versions.map((version, index) => ({ ...version, href: twins?.[index] ?? version.href }))
  const versions = names ? names.flatMap((name) => here.filter((version) => version.name === name)) : here
  return { versions, active: reading?.version, isApi: isApiSidebar(data) }
}

/**
 * Version menu of the navigation bar: a link when there is only one version, nothing without docs. The API is that of the
 * packages as built, so that its pages select no docs version.
 */
export function VersionMenu({ names }: { names?: readonly string[] | undefined }): ReactElement | null {
  const { docs } = useSite()
  const { t } = useTranslation()
  const { versions, active, isApi } = useVersions(names)
  const chosen = useChosenVersion()
  const [only] = versions
  if (versions.length < 2) return only ? <a href={only.href}>{only.label}</a> : null
  const shown = active ?? chosen ?? docs.last
  const label = isApi ? (
    t('version.docs')
  ) : (
    <>
      <span className="visually-hidden">{`${t('version.label')}: `}</span>
      {docs.versions.find(({ name }) => name === shown)?.label}
    </>
  )
  return (
    <Menu label={label}>
      <VersionLinks names={names} />
    </Menu>
  )
}

/** Links to the page in each docs version, with the same query and hash. A click stores the version. */
export function VersionLinks({ names }: { names?: readonly string[] | undefined }): ReactElement {
  const { docs } = useSite()
  const { versions, active } = useVersions(names)
  const suffix = useLocationSuffix()
  const isMenu = versions.length > 1
  return (
    <>
      {versions.map(({ name, label, href }) => (
        <li key={name}>
          <a
            href={href + suffix}
            data-version={isMenu && docs.remembers ? name : undefined}
            aria-current={isMenu && name === active ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </>
  )
}
