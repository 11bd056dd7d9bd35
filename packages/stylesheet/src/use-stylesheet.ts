import { useInsertionEffect } from 'react'
import type { Stylesheet } from './stylesheet.ts'

/**
 * Mounts a {@link Stylesheet} while a React component is mounted.
 *
 * Components share one mount, which is removed with the last of them. It renders nothing on a server: send
 * {@link Stylesheet.toHtml}, or use {@link (StyleTag:function) | StyleTag}.
 *
 * @param sheet - The stylesheet, created outside of the component or kept in its state.
 * @param target - The target. Defaults to the document. `null` mounts nothing, for a shadow root that does not exist
 *   yet.
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
 * @searchAlias inject css usecss usestyletag dynamic hook
 * @public
 */
export function useStylesheet(sheet: Stylesheet, target?: Document | ShadowRoot | null): void {
  useInsertionEffect(() => (target === null ? undefined : sheet.mount(target).unmount), [sheet, target])
}
