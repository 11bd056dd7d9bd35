import type { Stylesheet } from '@signpost/stylesheet/core'
import { attributeSelector, DATA_SCOPE_ATTRIBUTE } from './attributes.ts'
import type { ColorSchemeChoice } from './color-scheme.ts'

/**
 * A theme in a document, until it is disposed of.
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
 * @public
 */
export interface AppliedTheme extends Disposable {
  /** The element with the attributes, or `undefined` on a server. */
  readonly element: Element | undefined
  /** Sets the scheme of the element; `undefined` gives back what it had before. */
  setScheme(scheme: ColorSchemeChoice | undefined): void
  /** Takes the stylesheet out, and gives the element back the attributes that it had. */
  [Symbol.dispose](): void
}

/** A theme of a family in a document. */
export interface Placed {
  readonly element: Element | undefined
  /** Sets an attribute; `undefined` gives back what there was. */
  set(attribute: string, value: string | undefined): void
  release(): void
}

let scopes = 0

/**
 * Puts a theme into a document.
 *
 * @param target - A document or its root, to have all of it, or another element, to have only that. `undefined` is the
 *   document, and on a server nothing.
 * @param sheetFor - The stylesheet, for the document or for a selector.
 */
export function place(target: Document | Element | undefined, sheetFor: (root?: string) => Stylesheet): Placed {
  const where = target ?? (globalThis.document as Document | undefined)
  const element = where && ('documentElement' in where ? where.documentElement : where)
  const attributes = new Map<string, { before: string | null; value: string }>()

  const restore = (name: string): void => {
    const kept = attributes.get(name)
    attributes.delete(name)
    // Somebody else may have set it since.
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
  if (element && element !== element.ownerDocument.documentElement) {
    const id = `${++scopes}`
    set(DATA_SCOPE_ATTRIBUTE, id)
    scope = attributeSelector(DATA_SCOPE_ATTRIBUTE, id)
  }
  const mount =
    element && sheetFor(scope).mount(scope ? (element.getRootNode() as Document | ShadowRoot) : element.ownerDocument)

  return {
    element,
    set,
    release: () => {
      mount?.unmount()
      for (const name of [...attributes.keys()].reverse()) restore(name)
    },
  }
}
