import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Finds the blocks of code that are wider than their place, at any time, and makes their buttons break the lines. */
export function CodeWrap(): null {
  const { key } = useLocation()

  useEffect(() => {
    // Told of every block at once, then when one changes its size or comes out of a closed tab.
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

  return null
}
