import { useEffect, useState, type ReactElement } from 'react'
import { media, useMatchMedia, usePrefersColorScheme } from '../src/index.ts'

declare global {
  /** State shown by each render of {@link Page}. */
  var renders: string[]
}

/** A page for a real browser that shows: wide or narrow, still or moving, light or dark. */
export function Page(): ReactElement {
  const wide = useMatchMedia(media.minWidth(600), { defaultValue: true })
  const { still, tablet } = useMatchMedia({
    still: media.prefers('reduced-motion', 'reduce'),
    tablet: media.between(600, 900),
  })
  const scheme = usePrefersColorScheme()
  const [hydrated, setHydrated] = useState(false)
  const state = [wide ? 'wide' : 'narrow', tablet ? 'tablet' : 'other', still ? 'still' : 'moving', scheme].join(' ')
  useEffect(() => {
    ;(globalThis.renders ??= []).push(state)
    setHydrated(true)
  }, [state])

  return (
    <main>
      <output aria-label="state">{state}</output>
      {hydrated && <p>hydrated</p>}
    </main>
  )
}
