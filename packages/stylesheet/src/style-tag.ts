import { createElement, useCallback, useSyncExternalStore, version, type ReactElement } from 'react'
import { escapeStyleText } from './escape-style-text.ts'
import type { Stylesheet } from './stylesheet.ts'

/**
 * A React component that renders a {@link Stylesheet} as a `<style>` element, on a server too, and follows its changes.
 *
 * @param props - See {@link (StyleTag:namespace).Props | StyleTag.Props}.
 * @returns The element.
 *
 * @example
 * ```tsx
 * import { createStylesheet, StyleTag } from '@signpost/stylesheet'
 *
 * const sheet = createStylesheet({ '.card': { padding: 16 } })
 *
 * export function Card() {
 *   return (
 *     <div className="card">
 *       <StyleTag sheet={sheet} />
 *       Hello
 *     </div>
 *   )
 * }
 * ```
 * @see {@link useStylesheet} to mount without an element of your own
 * @public
 */
export function StyleTag({ sheet, precedence, href = sheet.id, nonce = sheet.nonce }: StyleTag.Props): ReactElement {
  const subscribe = useCallback((listener: () => void) => sheet.subscribe(listener), [sheet])
  const read = (): string => sheet.toString()
  const text = useSyncExternalStore(subscribe, read, read)
  const canHoist = precedence !== undefined && href !== undefined && Number.parseInt(version) >= 19
  return createElement('style', {
    ...(canHoist && { precedence, href }),
    // A browser hides the nonce of a page that has a content security policy, which React would take for a mismatch.
    ...(nonce !== undefined && { nonce, suppressHydrationWarning: true }),
    // eslint-disable-next-line no-restricted-syntax -- the text is escaped, so that nothing in it ends the element
    dangerouslySetInnerHTML: { __html: escapeStyleText(text) },
  })
}

/**
 * The types of the component, reachable through its name.
 *
 * @example
 * ```tsx
 * import { StyleTag } from '@signpost/stylesheet'
 *
 * export const LowStyle = (props: StyleTag.Props) => <StyleTag {...props} precedence="low" />
 * ```
 * @public
 */
export namespace StyleTag {
  /**
   * The properties of {@link (StyleTag:function) | StyleTag}.
   *
   * @example
   * ```ts
   * import { createStylesheet, type StyleTag } from '@signpost/stylesheet'
   *
   * const props: StyleTag.Props = { sheet: createStylesheet({ p: { margin: 0 } }, { id: 'page' }), precedence: 'low' }
   * ```
   * @public
   */
  export interface Props {
    /** The stylesheet. */
    readonly sheet: Stylesheet
    /**
     * Lets React 19 put the element into the head, once for each `href`, before those of a later precedence. React keeps
     * such an element as it was first rendered: leave it out when the stylesheet changes. Without effect in React 18.
     */
    readonly precedence?: string | undefined
    /** What React 19 knows the element by, without spaces. By default the `id` of the stylesheet; without it nothing is hoisted. */
    readonly href?: string | undefined
    /**
     * What the content security policy asks for. By default that of the stylesheet. A server with React 19 sends that of
     * an element with a precedence only when it is among the options of the rendering too.
     */
    readonly nonce?: string | undefined
  }
}
