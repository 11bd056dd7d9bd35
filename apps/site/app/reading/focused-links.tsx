import { useEffect } from 'react'

function show(target: EventTarget | null): void {
  // Chromium leaves a link as it is of which a few pixels are in view.
  if (target instanceof Element && target.matches('.code-block > pre a:focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }
}

/** Scrolls to links in code that take the focus. */
export function FocusedLinks(): null {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => show(target)
    document.addEventListener('focusin', onFocus)
    // This code is loaded by the first focus.
    show(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
