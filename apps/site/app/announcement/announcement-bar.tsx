import { lazy, type ReactElement, Suspense } from 'react'
import { useSite } from '#app/site/index.ts'

// Sites without an announcement do not load what shows one.
const Announcement = lazy(async () => ({ default: (await import('./announcement.tsx')).Announcement }))

/** The site's announcement above the navigation bar; nothing where there is none, or where it has been closed. */
export function AnnouncementBar(): ReactElement | null {
  const { announcement } = useSite()
  return (
    announcement && (
      <Suspense>
        <Announcement announcement={announcement} />
      </Suspense>
    )
  )
}
