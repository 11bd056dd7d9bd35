import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { HidingBar } from './hide-on-scroll.ts'

/** Makes the bar hide on scroll if the site is configured so; other sites do not load the code. */
export function useHideOnScroll(bar: RefObject<HTMLElement>, isWanted: boolean): void {
  const { key } = useLocation()
  const hiding = useRef<HidingBar>()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    void import('./hide-on-scroll.ts').then(({ hideOnScroll }) => {
      if (!isOver && bar.current) hiding.current = hideOnScroll(bar.current)
    })
    return () => {
      isOver = true
      hiding.current?.end()
    }
  }, [bar, isWanted])
  useEffect(() => hiding.current?.moved(), [key])
}
