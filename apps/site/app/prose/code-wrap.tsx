import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Marks code blocks that overflow, makes their wrap buttons work, and scrolls to links in them that take the focus. */
export function CodeWrap(): null {
  const { key } = useLocation()

  useEffect(() => {
    // Fires for every block at once, then when one changes size or a closed tab opens.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        target.parentElement?.toggleAttribute('data-overflows', target.scrollWidth > target.clientWidth)
    })
    for (const pre of document.querySelectorAll('.code-block > pre')) observer.observe(pre)
    return () => observer.disconnect()
  }, [key])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button.wrap') : null
      const wrapped = button?.parentElement?.toggleAttribute('data-wrapped')
      if (wrapped !== undefined) button?.setAttribute('aria-pressed', String(wrapped))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      // Chromium leaves a link as it is of which a few pixels are in view.
      if (target instanceof Element && target.matches('.code-block > pre a:focus-visible')) {
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      }
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  return null
}
