import { useInsertionEffect } from 'react'
import type { Stylesheet } from './stylesheet.ts'

/**
 * Keeps a {@link Stylesheet} mounted while a React component is.
 *
 * Components that share one mount it once; it is taken out after the last of them. A server renders nothing: send
 * {@link Stylesheet.toHtml}, or use {@link (StyleTag:function) | StyleTag}.
 *
 * @param sheet - The stylesheet, made outside of the component or kept in its state.
 * @param target - Where to mount it; `null` is nowhere, for a shadow root that is not there yet. By default the document.
 *
 * @example
 * ```tsx
 * import { createStylesheet, useStylesheet } from '@signpost/stylesheet'
 *
 * const locked = createStylesheet({ body: { overflow: 'hidden' } })
 *
 * export function Dialog() {
 *   useStylesheet(locked)
 *   return <div role="dialog">The page behind does not scroll.</div>
 * }
 * ```
 * @public
 */
export function useStylesheet(sheet: Stylesheet, target?: Document | ShadowRoot | null): void {
  useInsertionEffect(() => (target === null ? undefined : sheet.mount(target).unmount), [sheet, target])
}
