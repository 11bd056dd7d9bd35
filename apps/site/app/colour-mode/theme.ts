import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useSyncExternalStore } from 'react'
import { tellStorageFailure, themeKey } from '#app/site/index.ts'

/** A colour mode. */
export type Theme = 'light' | 'dark'

/** What a visitor may choose: a mode, or the system's, where the site follows that. */
export type ThemeChoice = Theme | 'system'

/** Stored as the bare word, which the document's own script reads; any other word is no choice. */
const word: StorageCodec<Theme | null> = {
  encode: (theme) => theme ?? undefined,
  decode: (text) => (text === 'dark' || text === 'light' ? text : null),
}

const stored = createStorageStore<Theme | null>(themeKey, null, { codec: word, onError: tellStorageFailure })

const listeners = new Set<() => void>()

/** What the document's script has set, and this module since. */
function shown(): DOMStringMap {
  return document.documentElement.dataset
}

function systemTheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Shows what is stored now: chosen here or in another tab, removed, or cleared. */
function show(): void {
  const root = shown()
  const choice = stored.get() ?? root.themeDefault ?? 'light'
  root.themeChoice = choice
  const theme: Theme =
    choice === 'system' ? (systemTheme().matches ? 'dark' : 'light') : choice === 'dark' ? 'dark' : 'light'
  root.theme = theme
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (meta) meta.content = meta.dataset[theme] ?? ''
  for (const listener of listeners) listener()
}

/** A choice that only the address makes holds until the visitor makes one. */
function followSystem(): void {
  if (shown().themeChoice === 'system') show()
}

let end: (() => void) | undefined

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    const system = systemTheme()
    const unsubscribe = stored.subscribe(show)
    system.addEventListener('change', followSystem)
    end = () => {
      unsubscribe()
      system.removeEventListener('change', followSystem)
    }
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) end?.()
  }
}

/** Shows a colour mode and keeps it for the next visit, where the browser allows that; the system's is never kept. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') stored.remove()
  else stored.set(choice)
  show()
}

/** The choice that follows on one: two states, or three where the system is one of them. */
export function nextTheme(choice: ThemeChoice, followsSystem: boolean): ThemeChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return followsSystem ? 'system' : 'light'
}

function currentChoice(): ThemeChoice {
  const { themeChoice } = shown()
  return themeChoice === 'dark' || themeChoice === 'system' ? themeChoice : 'light'
}

/** The choice in force; nothing on the server and while hydrating, where it is the document's own script that knows. */
export function useThemeChoice(): ThemeChoice | undefined {
  return useSyncExternalStore<ThemeChoice | undefined>(subscribe, currentChoice, () => undefined)
}
