import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { wellFormed } from './target-of.ts'

/** The current history entry. */
let entry: { idx: number; key?: string | undefined; href: string; length: number } = { idx: 0, href: '', length: 0 }

/** Key of the current entry, when the browser has just made it, and the scroll position at that moment. */
let made: { key: string; left: number; top: number } | undefined

/**
 * Gives the history entries that the browser makes for an anchor in the address bar a number and a key, as the router gives its
 * own. It needs the number to know how far Back goes, and warns without it while something may block Back. Without a key all
 * such entries count as the first page, whose scroll position would be restored.
 *
 * Must run before the router starts, whose listener would be called first otherwise.
 */
export function numberHistory(): void {
  repairHash()
  remember()
  addEventListener('popstate', () => {
    const { key, idx } = stateOf()
    made = undefined
    // Back and Forward lead to another entry. The same one again is an anchor that is in the address already.
    if (idx === undefined || key === entry.key) {
      const isReplaced = location.href === entry.href && history.length === entry.length
      // The browser scrolls to the anchor after this event, the router after its next render.
      made = { key: Math.random().toString(36).slice(2), left: scrollX, top: scrollY }
      history.replaceState({ ...stateOf(), idx: isReplaced ? entry.idx : entry.idx + 1, key: made.key }, '')
    }
    repairHash()
    remember()
  })
}

/** Whether the entry with this key is one that the browser has just made, rather than one that Back or Forward leads to. */
export function isMadeByBrowser(key: string): boolean {
  return key === made?.key
}

/** Scroll position before the browser made the entry with this key; `undefined` for other entries. */
export function positionBefore(key: string): { left: number; top: number } | undefined {
  return made?.key === key ? { left: made.left, top: made.top } : undefined
}

/** Tells {@link numberHistory} of the entries that the router makes. Renders nothing. */
export function HistoryIndex(): null {
  const { key, hash } = useLocation()
  useEffect(remember, [key, hash])
  return null
}

function remember(): void {
  const { key, idx = entry.idx } = stateOf()
  entry = { idx, key, href: location.href, length: history.length }
}

function repairHash(): void {
  const { pathname, search, hash } = location
  if (hash !== wellFormed(hash)) history.replaceState(history.state, '', pathname + search + wellFormed(hash))
}

function stateOf(): { idx?: number; key?: string } {
  return (history.state ?? {}) as { idx?: number; key?: string }
}
