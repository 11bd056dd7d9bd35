import { useEffect, useState, type ReactElement } from 'react'
import {
  MotionConfig,
  MotionPreference,
  useMotionPreference,
  useMotionSafe,
  usePrefersReducedMotion,
} from '../src/index.ts'

declare global {
  /** What each render of {@link Page} showed. */
  var renders: string[]
}

/** A page for a real browser: what the visitor prefers, and what a subtree is told. */
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
