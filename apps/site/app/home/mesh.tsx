import { MovingMeshBackground } from '@signpost/moving-mesh-background'
import { type ReactElement, useEffect, useState } from 'react'
import { narrowUpTo } from '#app/site/index.ts'

/** Milliseconds. What moves for longer than five seconds beside text needs a button that stops it (WCAG 2.2.2). */
const movesFor = 4_800

/** Drifting points behind the head of the home page, which come to rest; on a narrow screen they never move. */
export function Mesh(): ReactElement {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    // A telephone has better uses for its processor while the page is loading.
    const timer = setTimeout(
      () => setPaused(true),
      matchMedia(`(min-width: ${narrowUpTo + 1}px)`).matches ? movesFor : 0,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <MovingMeshBackground
      className="mesh"
      paused={paused}
      spacing={110}
      linkDistance={150}
      pointRadius={1.5}
      speed={14}
    />
  )
}
