import { useEffect, useState, type ReactElement } from 'react'
import { useLocalStorage, useSessionStorage } from '../src/index.ts'

/** A page for a real browser: two components for one key of `localStorage`, one for `sessionStorage`. */
export function Counters(): ReactElement {
  const [failure, setFailure] = useState('none')
  const [count, setCount, remove] = useLocalStorage('count', 0, { onError: ({ reason }) => setFailure(reason) })
  const [session, setSession] = useSessionStorage('count', 0, { onError: () => {} })
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const addTwo = () => {
    setCount((before) => before + 1)
    setCount((before) => before + 1)
  }

  return (
    <main>
      <output aria-label="first">{count}</output>
      <Second />
      <output aria-label="session">{session}</output>
      <output aria-label="failure">{failure}</output>
      <button onClick={addTwo}>add two</button>
      <button onClick={() => setCount(5)}>set 5</button>
      <button onClick={() => setCount(1000)}>set 1000</button>
      <button onClick={remove}>remove</button>
      <button onClick={() => setSession((before) => before + 1)}>add to session</button>
      {hydrated && <p>hydrated</p>}
    </main>
  )
}

function Second() {
  const [count] = useLocalStorage('count', 0, { onError: () => {} })
  return <output aria-label="second">{count}</output>
}
