import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useSyncExternalStore } from 'react'
import { themeKey } from './theme-script.ts'

/** A colour mode. */
export type Theme = 'light' | 'dark'

/** Stored as the bare word, which the document's own script reads; any other word is light. */
const word: StorageCodec<Theme> = { encode: (theme) => theme, decode: (text) => (text === 'dark' ? 'dark' : 'light') }

const stored = createStorageStore<Theme>(themeKey, 'light', {
  codec: word,
  onError: (error) => {
    console.error(`The colour mode could not be stored under "${themeKey}"; it lasts for this page view.`, error)
  },
})

const listeners = new Set<() => void>()

/** What the document shows, which its script may have taken from the address. */
function current(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Shows what is stored now: chosen here or in another tab, removed, or cleared. */
function show(): void {
  const theme = stored.get()
  document.documentElement.dataset.theme = theme
  document.documentElement.dataset.themeChoice = theme
  for (const listener of listeners) listener()
}

let end: (() => void) | undefined

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) end = stored.subscribe(show)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end?.()
  }
}

/** Shows a colour mode and keeps it for the next visit, where the browser allows that. */
export function chooseTheme(theme: Theme): void {
  stored.set(theme)
  show()
}

/** The colour mode shown; nothing on the server and while hydrating, where it is the document's own script that knows. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, current, () => undefined)
}
