import type { ReactElement } from 'react'
import { Icon } from '#app/controls/index.ts'
import { RawHtml } from '#app/document/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import type { SiteAnnouncement } from '#app/site/index.ts'
import { dismissAnnouncement, useDismissed } from './dismissed.ts'

/** Announcement bar; nothing when it can be closed and was. */
export function Announcement({ announcement }: { announcement: SiteAnnouncement }): ReactElement {
  return announcement.isCloseable ? <CloseableBar announcement={announcement} /> : <Bar announcement={announcement} />
}

function CloseableBar({ announcement }: { announcement: SiteAnnouncement }): ReactElement | null {
  return useDismissed() ? null : <Bar announcement={announcement} onClose={close} />
}

/** Closes the bar and moves the focus to the next control instead of the start of the page. */
function close(): void {
  const next = Array.from(document.querySelectorAll<HTMLElement>('.navbar a[href], .navbar button'))
  dismissAnnouncement()
  next.find((element) => element.offsetParent !== null)?.focus()
}

function Bar({ announcement, onClose }: { announcement: SiteAnnouncement; onClose?: () => void }): ReactElement {
  const { t } = useTranslation()
  return (
    <aside className="announcement" aria-label={t('announcement.label')}>
      {/* HTML of the site's owner. The content security policy has no hash of scripts in it, so they never run. */}
      <RawHtml as="div" data-written="" className="announcement-content" html={announcement.html} />
      {onClose && (
        <button type="button" className="announcement-close" aria-label={t('announcement.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
