import { MovingMeshBackground } from '@signpost/moving-mesh-background'
import { type ReactElement, useEffect, useState } from 'react'
import { columnsFrom } from '#app/site/index.ts'

/** Milliseconds. Motion of more than five seconds beside text needs a pause button (WCAG 2.2.2). */
const movesFor = 4_800

/** Moving points behind the head of the home page, which come to rest. On narrow screens they never move. */
export function Mesh(): ReactElement {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    // A phone's processor is busy loading the page.
    const timer = setTimeout(() => setPaused(true), matchMedia(`(min-width: ${columnsFrom})`).matches ? movesFor : 0)
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
