import { useLocation } from '@remix-run/react'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { ReadingAidsProps } from './reading-aids.tsx'

const events = ['pointerover', 'focusin'] as const

/** Parts of a page that depend on its address or on stored choices: groups of tabs, and filters of releases. */
const early = "[data-tab-group], .shown :is([value='public'], [value='beta'], [value='alpha'])"

/**
 * Loads the aids for reading, see {@link ReadingAids}, when a pointer or the focus first moves, or at once for a page with parts that are
 * shown by its address. After a failure the next move tries again.
 * The region in which they tell something to screen readers is there before.
 */
export function LateAids(): ReactElement {
  const [Aids, setAids] = useState<ComponentType<ReadingAidsProps>>()
  const [told, tell] = useState('')
  const { key } = useLocation()
  useEffect(() => {
    if (Aids) return
    let isLoading = false
    const load = (): void => {
      if (isLoading) return
      isLoading = true
      import('./reading-aids.tsx').then(
        ({ ReadingAids }) => setAids(() => ReadingAids),
        () => {
          isLoading = false
        },
      )
    }
    for (const name of events) document.addEventListener(name, load, { passive: true })
    if (document.querySelector(early)) load()
    return () => {
      for (const name of events) document.removeEventListener(name, load)
    }
  }, [Aids, key])
  return (
    <>
      {Aids && <Aids tell={tell} />}
      <div className="visually-hidden" aria-live="polite">
        {told}
      </div>
    </>
  )
}
