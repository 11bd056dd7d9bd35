import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Whether lines of a block are wrapped, or would be. */
function hasLongLines(pre: Element): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true
  const most = 2 * Number.parseFloat(getComputedStyle(pre).fontSize)
  return [...pre.querySelectorAll<HTMLElement>('.line')].some(({ offsetHeight }) => offsetHeight > most)
}

/** Marks code blocks with long lines, and makes their wrap buttons work. */
export function CodeWrap(): null {
  const { key } = useLocation()

  useEffect(() => {
    // Fires for every block at once, then when one changes size or a closed tab opens.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) target.parentElement?.toggleAttribute('data-overflows', hasLongLines(target))
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
