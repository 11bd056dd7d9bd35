import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'

/** Announces the title of a page to screen readers after client navigation. */
export function PageAnnouncer(): ReactElement {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <div className="visually-hidden" aria-live="polite">
      {title}
    </div>
  )
}
