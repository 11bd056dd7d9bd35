import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'

/** Tells screen readers the title of the page that a link led to; silent on the first page. */
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
