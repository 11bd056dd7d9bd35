import { useLocation } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { withBase } from '#app/urls/index.ts'

// Only authors see this, in development: it is in English like the build's messages, and has its own style.
const style = `
.page-findings { position: fixed; inset: auto 0 0; z-index: 300; max-block-size: 40vh; overflow: auto; padding: 0.5rem 1rem;
  color: var(--ink); background: var(--warn-wash); border-block-start: 2px solid var(--warn) }
.page-findings summary { font-weight: 600 }
.page-findings pre { white-space: pre-wrap; overflow-wrap: anywhere }
`

/** In development, the build's findings about the open page (R5.9), worded as in the terminal. */
export function PageFindings(): ReactElement | null {
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  useEffect(() => {
    let isCurrent = true
    const ask = (): void => {
      fetch(`${withBase('/_signpost/findings')}?path=${encodeURIComponent(withBase(pathname))}`)
        .then((response) => response.json() as Promise<{ text: string }>)
        .then(
          (found) => isCurrent && setText(found.text),
          () => undefined,
        )
    }
    ask()
    import.meta.hot?.on('signpost:data-changed', ask)
    return () => {
      isCurrent = false
      import.meta.hot?.off('signpost:data-changed', ask)
    }
  }, [pathname])
  if (text === '') return null
  return (
    <aside className="page-findings" aria-label="Found on this page" lang="en">
      <style>{style}</style>
      <details open>
        <summary>Found on this page</summary>
        <pre>{text}</pre>
      </details>
    </aside>
  )
}
