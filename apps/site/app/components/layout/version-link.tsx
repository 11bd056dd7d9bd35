import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'
import { useSite } from '#app/lib/site.ts'
import { placeOf, withBase } from '#app/lib/urls.ts'

/** The docs' only version: a plain link to the doc one is reading, or to the main one; nothing without docs. */
export function VersionLink(): ReactElement | null {
  const { version } = useSite()
  const { pathname } = useLocation()
  if (!version) return null
  const reading = placeOf(pathname)?.place.at === 'doc'
  return <a href={reading ? withBase(pathname) : version.href}>{version.label}</a>
}
