import { lazy, type ReactElement, Suspense } from 'react'
import { useSite } from '#app/site/index.ts'

// Sites without an announcement do not load this code.
const Announcement = lazy(async () => ({ default: (await import('./announcement.tsx')).Announcement }))

/** The announcement above the navigation bar; nothing when there is none or it was closed. */
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
