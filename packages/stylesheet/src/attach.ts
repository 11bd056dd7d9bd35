import { escapeStyleText } from './escape-style-text.ts'
import type { StylesheetOptions } from './stylesheet-options.ts'

/** What holds the text: an element of one target, or a stylesheet that all targets of a document adopt. */
export type Holder = CSSStyleSheet | HTMLStyleElement

/** Where a stylesheet can be mounted. */
export type Target = Document | ShadowRoot

/** Whether a holder is an element. Its realm may be another one, so `instanceof` would not do. */
export function isElement(holder: Holder): holder is HTMLStyleElement {
  return 'textContent' in holder
}

/** Sets the text of a holder, if it is another one. */
export function write(holder: Holder, text: string): void {
  if (!isElement(holder)) holder.replaceSync(text)
  else {
    const escaped = escapeStyleText(text)
    if (holder.textContent !== escaped) holder.textContent = escaped
  }
}

/**
 * Puts text into a target.
 *
 * @param adoptable - What another target of the same document has adopted.
 */
export function attach(
  target: Target,
  text: string,
  { id, nonce, mode }: StylesheetOptions,
  adoptable?: CSSStyleSheet,
): Holder {
  const document = documentOf(target)
  const sent =
    id === undefined
      ? undefined
      : [...target.querySelectorAll('style')].find(({ dataset }) => dataset['stylesheet'] === id)
  const Sheet = document.defaultView?.CSSStyleSheet
  if (!sent && mode !== 'element' && Sheet && 'replaceSync' in Sheet.prototype && target.adoptedStyleSheets) {
    const sheet = adoptable ?? new Sheet()
    if (!adoptable) write(sheet, text)
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet]
    return sheet
  }
  const element = sent ?? document.createElement('style')
  if (!sent) {
    if (id !== undefined) element.dataset['stylesheet'] = id
    if (nonce !== undefined) element.nonce = nonce
  }
  write(element, text)
  if (!sent) ((target as Document).head ?? target).append(element)
  return element
}

/** Takes a holder out of a target. */
export function detach(target: Target, holder: Holder): void {
  if (isElement(holder)) holder.remove()
  else target.adoptedStyleSheets = target.adoptedStyleSheets.filter((sheet) => sheet !== holder)
}

/** The document of a target. */
export function documentOf(target: Target): Document {
  return target.ownerDocument ?? (target as Document)
}
