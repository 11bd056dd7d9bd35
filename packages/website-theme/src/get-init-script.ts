import { checkOptions } from '@signpost/utils-primitives'
import type { InitScriptOptions } from '@signpost/theme'
import { websiteTheme } from './website-theme.ts'

/**
 * Returns a script for the head of a page that sets the chosen scheme before the first paint.
 *
 * Equal options give the same text, so that a content security policy can allow it by its hash.
 *
 * @param options - Defaults to the key `theme` in `localStorage`, and a light page without a stored choice.
 * @returns JavaScript that is safe inside a `<script>` element. It never throws, whatever is stored.
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
 * @searchAlias flash flicker fouc inline dark mode
 * @public
 */
export function getInitScript(options: InitScriptOptions = {}): string {
  checkOptions('getInitScript', options, { storageKey: 'string', fallback: { oneOf: ['light', 'dark', 'system'] } })
  return websiteTheme.initScript({
    ...options,
    storageKey: options.storageKey === undefined ? 'theme' : options.storageKey,
    fallback: options?.fallback ?? 'light',
  })
}
