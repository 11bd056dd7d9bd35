import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useSyncExternalStore } from 'react'
import { logStorageFailure, themeKey } from '#app/site/index.ts'

/** A colour mode. */
export type Theme = 'light' | 'dark'

/** Choice of a visitor: a mode, or the system's where the site follows it. */
export type ThemeChoice = Theme | 'system'

/** Stored without quotes, because the inline script reads it too. Any other value counts as no choice. */
const word: StorageCodec<Theme | null> = {
  encode: (theme) => theme ?? undefined,
  decode: (text) => (text === 'dark' || text === 'light' ? text : null),
}

const stored = createStorageStore<Theme | null>(themeKey, null, { codec: word, onError: logStorageFailure })

const listeners = new Set<() => void>()

/** Attributes of the document that hold the mode: set by the inline script, then by this module. */
function shown(): DOMStringMap {
  return document.documentElement.dataset
}

function systemTheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** Applies the stored choice after it was changed here or in another tab, removed or cleared. */
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

/** A choice from the address alone holds until the visitor makes one. */
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

/** Applies a colour mode and stores it when the browser allows storage. The system's mode is never stored. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') stored.remove()
  else stored.set(choice)
  show()
}

/** Next choice of the button: it cycles through two states, or three where the site follows the system. */
export function nextTheme(choice: ThemeChoice, followsSystem: boolean): ThemeChoice {
  if (choice === 'system') return 'light'
  if (choice === 'light') return 'dark'
  return followsSystem ? 'system' : 'light'
}

function currentChoice(): ThemeChoice {
  const { themeChoice } = shown()
  return themeChoice === 'dark' || themeChoice === 'system' ? themeChoice : 'light'
}

/** Current choice; `undefined` on the server and during hydration, when only the inline script has read it. */
export function useThemeChoice(): ThemeChoice | undefined {
  return useSyncExternalStore<ThemeChoice | undefined>(subscribe, currentChoice, () => undefined)
}
