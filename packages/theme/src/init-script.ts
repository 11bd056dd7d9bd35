import { escapeHtml, checkOptions } from '@signpost/utils-primitives'
import type { ColorSchemeChoice } from './color-scheme.ts'

/**
 * Options of {@link Theme.initScript}.
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
  /** The key in `localStorage` that holds the choice, as plain text or JSON. Defaults to `color-scheme`. */
  readonly storageKey?: string | undefined
  /** The scheme when no valid choice is stored. When absent, the attribute stays as sent by the server. */
  readonly fallback?: ColorSchemeChoice | undefined
}

/** Prints a script that sets an attribute from storage. The text cannot end a `<script>` element. */
export function printInitScript(attribute: string, options: InitScriptOptions): string {
  checkOptions('initScript', options, { storageKey: 'string', fallback: { oneOf: ['light', 'dark', 'system'] } })
  const { storageKey = 'color-scheme', fallback } = options
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

/** Wraps a script in an element. */
export function printScriptElement(script: string, nonce: string | undefined): string {
  return `<script${nonce === undefined ? '' : ` nonce="${escapeHtml(nonce)}"`}>${script}</script>`
}
