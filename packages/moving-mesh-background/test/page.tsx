import { useEffect, useState, type ReactElement } from 'react'
import { MovingMeshBackground } from '../src/index.ts'

declare global {
  var mesh: MovingMeshBackground.Handle | null
  var pictures: number
  var unmount: () => void
}

/** A page whose mesh is readable from the test. Its CSS sets the size and colour of the canvas. */
export function Page(): ReactElement {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <>
      <MovingMeshBackground
        className="mesh"
        seed={7}
        handleRef={(handle) => {
          globalThis.mesh = handle
        }}
      />
      {hydrated && <p>hydrated</p>}
      <div className="tall" />
    </>
  )
}
