import { escapeHtml } from '@signpost/utils-primitives'
import type { ColorSchemeChoice } from './color-scheme.ts'

/**
 * The options of {@link Theme.initScript}.
 *
 * @example
 * ```ts
 * import { createTheme, type InitScriptOptions } from '@signpost/theme'
 *
 * const options: InitScriptOptions = { storageKey: 'theme', fallback: 'dark' }
 *
 * createTheme({ gap: '1rem' }).initScript(options)
 * ```
 * @public
 */
export interface InitScriptOptions {
  /** The key of `localStorage` that holds the choice, as a word or as JSON. By default `color-scheme`. */
  readonly storageKey?: string | undefined
  /** The scheme when nothing usable is stored. When absent, the attribute stays as the server sent it. */
  readonly fallback?: ColorSchemeChoice | undefined
}

/** A script that sets an attribute from what is stored. Nothing in it can end a `<script>` element. */
export function printInitScript(
  attribute: string,
  { storageKey = 'color-scheme', fallback }: InitScriptOptions,
): string {
  const literal = (value: string): string =>
    JSON.stringify(value).replace(
      /[<\u2028\u2029]/g,
      (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  return (
    `(function(){var s;try{s=(localStorage.getItem(${literal(storageKey)})||"").replace(/"/g,"")}catch(e){}` +
    `if(!/^(light|dark|system)$/.test(s))s=${literal(fallback ?? '')};` +
    `if(s)document.documentElement.setAttribute(${literal(attribute)},s)})()`
  )
}

/** A script as an element. */
export function printScriptElement(script: string, nonce: string | undefined): string {
  return `<script${nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`}>${script}</script>`
}
