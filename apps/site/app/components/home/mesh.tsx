import { MovingMeshBackground } from '@signpost/moving-mesh-background'
import { type ReactElement, useEffect, useState } from 'react'

/** Milliseconds. What moves for longer than five seconds beside text needs a button that stops it (WCAG 2.2.2). */
const movesFor = 4_800

/** Drifting points behind the head of the home page, which come to rest. */
export function Mesh(): ReactElement {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(true), movesFor)
    return () => clearTimeout(timer)
  }, [])
  return <MovingMeshBackground className="mesh" paused={paused} spacing={110} linkDistance={150} pointRadius={1.5} speed={14} />
}
