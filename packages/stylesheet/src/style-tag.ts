import { createElement, useCallback, useSyncExternalStore, version, type ReactElement } from 'react'
import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { escapeStyleText } from './escape-style-text.ts'
import type { Stylesheet } from './stylesheet.ts'

/**
 * Renders a {@link Stylesheet} as a `<style>` element and follows its changes. Supports server rendering.
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
 * @see {@link useStylesheet} to mount without rendering an element
 * @searchAlias inject jsx global createglobalstyle
 * @public
 */
export function StyleTag(props: StyleTag.Props): ReactElement {
  checkOptions('StyleTag', props, {
    sheet: ['a stylesheet', (value) => typeof (Object(value) as Partial<Stylesheet>).subscribe === 'function'],
    precedence: 'string',
    href: 'string',
    nonce: 'string',
  })
  const { sheet } = props
  checkArgument('INVALID_OPTION', sheet, 'a stylesheet as sheet', () => sheet !== undefined, 'pass one')
  const { precedence, href = sheet.id, nonce = sheet.nonce } = props
  const subscribe = useCallback((listener: () => void) => sheet.subscribe(listener), [sheet])
  const read = (): string => sheet.toString()
  const text = useSyncExternalStore(subscribe, read, read)
  const canHoist = precedence !== undefined && href !== undefined && Number.parseInt(version) >= 19
  return createElement('style', {
    ...(canHoist && { precedence, href }),
    // Browsers hide the nonce on a page with a content security policy, which React would report as a mismatch.
    ...(nonce !== undefined && { nonce, suppressHydrationWarning: true }),
    // eslint-disable-next-line no-restricted-syntax -- the text is escaped, so that nothing in it ends the element
    dangerouslySetInnerHTML: { __html: escapeStyleText(text) },
  })
}

/**
 * Types of the component.
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
   * Props of {@link (StyleTag:function) | StyleTag}.
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
     * Lets React 19 hoist the element into the head, once per `href`, before those of a later precedence. React does
     * not update hoisted elements: omit it for a stylesheet that changes. No effect in React 18.
     */
    readonly precedence?: string | undefined
    /**
     * The key that React 19 uses to deduplicate the element, without spaces. Defaults to the `id` of the stylesheet;
     * without either, nothing is hoisted.
     */
    readonly href?: string | undefined
    /**
     * The nonce for the content security policy. Defaults to that of the stylesheet. On a server with React 19, the
     * nonce of a hoisted element must also be passed to the render function.
     */
    readonly nonce?: string | undefined
  }
}
