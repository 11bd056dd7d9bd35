import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import type { ReadingAidsProps } from './reading-aids.tsx'

const events = ['pointerover', 'focusin'] as const

/**
 * Loads the aids for reading, see {@link ReadingAids}, when a pointer or the focus first moves. After a failure the next move tries again.
 * The region in which they tell something to screen readers is there before.
 */
export function LateAids(): ReactElement {
  const [Aids, setAids] = useState<ComponentType<ReadingAidsProps>>()
  const [told, tell] = useState('')
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
    return () => {
      for (const name of events) document.removeEventListener(name, load)
    }
  }, [Aids])
  return (
    <>
      {Aids && <Aids tell={tell} />}
      <div className="visually-hidden" aria-live="polite">
        {told}
      </div>
    </>
  )
}
