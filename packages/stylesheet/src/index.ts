/// <reference lib="esnext.disposable" preserve="true" />

/**
 * CSS rules as data: printed, sent as HTML, mounted, and changed without parsing CSS back.
 *
 * {@link (createStylesheet:1) | createStylesheet} creates a {@link Stylesheet} from an object, a list or a {@link css}
 * template. It mounts in documents and shadow roots, and reuses an element sent by a server. For React, use
 * {@link (StyleTag:function) | StyleTag} and {@link useStylesheet}; without React, import `@signpost/stylesheet/core`.
 *
 * @example
 * ```ts
 * import { createStylesheet } from '@signpost/stylesheet'
 *
 * const sheet = createStylesheet({
 *   'nav a': { color: 'rebeccapurple', '&:hover': { textDecoration: 'underline' } },
 *   '@media print': { nav: { display: 'none' } },
 * })
 *
 * sheet.mount()
 * sheet.merge({ 'nav a': { color: 'teal' } })
 * ```
 * @packageDocumentation
 */

export * from './core.ts'
export { StyleTag } from './style-tag.ts'
export { useStylesheet } from './use-stylesheet.ts'
