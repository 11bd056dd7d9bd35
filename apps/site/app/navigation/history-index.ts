import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Number of the current history entry. */
let current = 0

/**
 * Numbers the history entries that the browser makes for an anchor in the address bar, as the router numbers its own: it
 * needs the number to know how far Back goes, and warns without it while something may block Back.
 *
 * Must run before the router starts, whose listener would be called first otherwise.
 */
export function numberHistory(): void {
  addEventListener('popstate', () => {
    if (indexOf(history.state) === undefined) {
      history.replaceState({ ...(history.state as object | null), idx: current + 1 }, '')
    }
    current = indexOf(history.state) ?? current
  })
}

/** Tells {@link numberHistory} of the entries that the router makes. Renders nothing. */
export function HistoryIndex(): null {
  const { key, hash } = useLocation()
  useEffect(() => {
    current = indexOf(history.state) ?? current
  }, [key, hash])
  return null
}

function indexOf(state: unknown): number | undefined {
  const index = (state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : undefined
}
