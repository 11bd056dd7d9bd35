import { vi } from 'vitest'

type Listener = (event: { matches: boolean }) => void

/** Simulates a system preference in jsdom, until the mocks are restored. Returns a function that changes it. */
export function mockSystem(prefers: 'light' | 'dark'): (next: 'light' | 'dark') => void {
  let preferred = prefers
  const listeners = new Set<Listener>()
  const add = (listener: Listener) => void listeners.add(listener)
  const remove = (listener: Listener) => void listeners.delete(listener)
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return query === `(prefers-color-scheme: ${preferred})`
    },
    addListener: add,
    removeListener: remove,
    addEventListener: (_: string, listener: Listener) => add(listener),
    removeEventListener: (_: string, listener: Listener) => remove(listener),
  }))
  return (next) => {
    preferred = next
    listeners.forEach((listener) => listener({ matches: next === 'dark' }))
  }
}
