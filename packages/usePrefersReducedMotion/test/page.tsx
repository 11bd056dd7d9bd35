import { useEffect, useState, type ReactElement } from 'react'
import {
  MotionConfig,
  MotionPreference,
  useMotionPreference,
  useMotionSafe,
  usePrefersReducedMotion,
} from '../src/index.ts'

declare global {
  /** State shown by each render of {@link Page}. */
  var renders: string[]
}

/** A page for a real browser that shows the preference of the user, and that of a subtree. */
export function Page(): ReactElement {
  const reduced = usePrefersReducedMotion()
  const entrance = useMotionSafe('slides', 'appears')
  const [hydrated, setHydrated] = useState(false)
  const state = `${reduced ? 'still' : 'moving'} ${entrance}`
  useEffect(() => {
    ;(globalThis.renders ??= []).push(state)
    setHydrated(true)
  }, [state])

  return (
    <main>
      <output aria-label="state">{state}</output>
      <MotionConfig preference={MotionPreference.NoPreference}>
        <Preference />
      </MotionConfig>
      {hydrated && <p>hydrated</p>}
    </main>
  )
}

function Preference() {
  return <output aria-label="forced">{useMotionPreference()}</output>
}
