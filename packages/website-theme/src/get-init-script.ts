import type { InitScriptOptions } from '@signpost/theme'
import { websiteTheme } from './website-theme.ts'

/**
 * A script for the head of a page that sets the scheme the visitor chose before anything is painted.
 *
 * The same options give the same text, so that a content security policy can allow it by its hash.
 *
 * @param options - By default the choice is `localStorage.theme`, and the page is light when there is none.
 * @returns JavaScript, safe to put between `<script>` and its end. It throws nothing, whatever is stored.
 *
 * @example
 * ```ts
 * import { createHash } from 'node:crypto'
 * import { getInitScript } from '@signpost/website-theme'
 *
 * const script = getInitScript()
 *
 * export const head = `<script>${script}</script>`
 * export const policy = `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`
 * ```
 * @public
 */
export function getInitScript(options?: InitScriptOptions): string {
  return websiteTheme.initScript({
    ...options,
    storageKey: options?.storageKey ?? 'theme',
    fallback: options?.fallback ?? 'light',
  })
}
