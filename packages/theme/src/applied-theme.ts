import { checkArgument } from '@signpost/utils-primitives'
import type { Stylesheet } from '@signpost/stylesheet/core'
import { attributeSelector, DATA_SCOPE_ATTRIBUTE } from './attributes.ts'
import type { ColorSchemeChoice } from './color-scheme.ts'

/**
 * A theme applied to a document, until it is disposed.
 *
 * @example
 * ```ts
 * import { type AppliedTheme, createTheme } from '@signpost/theme'
 *
 * const theme = createTheme({ paper: { light: '#fff', dark: '#111' } })
 *
 * export function preview(element: Element): AppliedTheme {
 *   const applied = theme.apply(element)
 *   applied.setScheme('dark')
 *   return applied
 * }
 * ```
 * @searchAlias active handle switch toggle
 * @public
 */
export interface AppliedTheme extends Disposable {
  /** The element that receives the attributes; `undefined` on a server. */
  readonly element: Element | undefined
  /** Sets the scheme of the element; `undefined` restores the original one. */
  setScheme(scheme: ColorSchemeChoice | undefined): void
  /** Removes the stylesheet and restores the attributes of the element. */
  dispose(): void
  /** Same as {@link AppliedTheme.dispose}, for `using` declarations. */
  [Symbol.dispose](): void
}

/** A theme or family applied to a document. */
export interface Placed {
  readonly element: Element | undefined
  /** Sets an attribute; `undefined` restores the original one. */
  set(attribute: string, value: string | undefined): void
  release(): void
}

let scopes = 0

/**
 * Applies a theme to a document.
 *
 * @param target - A document or its root element, to theme all of it, or another element, to theme only that.
 *   `undefined` is the document. No effect on a server.
 * @param sheetFor - Returns the stylesheet, for the document or for a selector.
 */
export function place(target: Document | Element | undefined, sheetFor: (root?: string) => Stylesheet): Placed {
  checkArgument(
    'INVALID_TARGET',
    target,
    'a document or an element',
    () => target == null || (Object(target) === target && ('documentElement' in target || 'setAttribute' in target)),
    'pass document',
  )
  const where = target ?? (globalThis.document as Document | undefined)
  const element = where && ('documentElement' in where ? where.documentElement : where)
  const attributes = new Map<string, { before: string | null; value: string }>()

  const restore = (name: string): void => {
    const kept = attributes.get(name)
    attributes.delete(name)
    // Other code may have set it since.
    if (!element || !kept || element.getAttribute(name) !== kept.value) return
    if (kept.before === null) element.removeAttribute(name)
    else element.setAttribute(name, kept.before)
  }
  const set = (name: string, value: string | undefined): void => {
    if (!element) return
    if (value === undefined) return restore(name)
    attributes.set(name, {
      before: attributes.has(name) ? attributes.get(name)!.before : element.getAttribute(name),
      value,
    })
    element.setAttribute(name, value)
  }

  let scope: string | undefined
  let id = 0
  if (element && element !== element.ownerDocument.documentElement) {
    id = ++scopes
    scope = attributeSelector(DATA_SCOPE_ATTRIBUTE, `${id}`)
  }
  const mount =
    element && sheetFor(scope).mount(scope ? (element.getRootNode() as Document | ShadowRoot) : element.ownerDocument)
  // After the styles, so that nothing is left on the element where these cannot be mounted.
  if (scope) set(DATA_SCOPE_ATTRIBUTE, `${id}`)

  return {
    element,
    set,
    release: () => {
      for (const name of [...attributes.keys()].reverse()) restore(name)
      mount?.dispose()
    },
  }
}
