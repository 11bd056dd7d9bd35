import { escapeStyleText } from './escape-style-text.ts'
import type { StylesheetOptions } from './stylesheet-options.ts'

/** Holder of the text: an element of one target, or a stylesheet adopted by all targets of a document. */
export type Holder = CSSStyleSheet | HTMLStyleElement

/** Root that a stylesheet can be mounted in. */
export type Target = Document | ShadowRoot

/** Elements in use, so that no other stylesheet with the same ID reuses one and loses it. */
const used = new WeakSet<HTMLStyleElement>()

/** Whether a holder is an element. `instanceof` would fail for another realm. */
export function isElement(holder: Holder): holder is HTMLStyleElement {
  return 'textContent' in holder
}

/** Sets the text of a holder, if it differs. */
export function write(holder: Holder, text: string): void {
  if (!isElement(holder)) holder.replaceSync(text)
  else {
    const escaped = escapeStyleText(text)
    if (holder.textContent !== escaped) holder.textContent = escaped
  }
}

/**
 * Adds text to a target.
 *
 * @param adoptable - The stylesheet that another target of the same document has adopted.
 */
export function attach(
  target: Target,
  text: string,
  { id, nonce, mode }: StylesheetOptions,
  adoptable?: CSSStyleSheet,
): Holder {
  const document = documentOf(target)
  const sent = [...target.querySelectorAll('style')].find(
    (style) => id && style.dataset['stylesheet'] === id && !used.has(style),
  )
  const Sheet = document.defaultView?.CSSStyleSheet
  if (!sent && mode !== 'element' && Sheet && target.adoptedStyleSheets) {
    if (!adoptable) write((adoptable = new Sheet()), text)
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, adoptable]
    return adoptable
  }
  const element = sent ?? document.createElement('style')
  used.add(element)
  // Before a new element is in the document, so that a browser reads it once.
  write(element, text)
  if (!sent) {
    if (id) element.dataset['stylesheet'] = id
    if (nonce) element.nonce = nonce
    placeIn(target).append(element)
  }
  return element
}

/** Whether a target still has a holder: other code may replace the contents of `<head>`, or its adopted stylesheets. */
export function isAttached(target: Target, holder: Holder): boolean {
  return isElement(holder) ? target.contains(holder) : target.adoptedStyleSheets.includes(holder)
}

/** Puts a holder that was removed back into a target. */
export function reattach(target: Target, holder: Holder): void {
  if (isElement(holder)) placeIn(target).append(holder)
  else target.adoptedStyleSheets = [...target.adoptedStyleSheets, holder]
}

/** Removes a holder from a target. */
export function detach(target: Target, holder: Holder): void {
  if (isElement(holder)) holder.remove()
  else target.adoptedStyleSheets = target.adoptedStyleSheets.filter((sheet) => sheet !== holder)
}

/** The document of a target. */
export function documentOf(target: Target): Document {
  return target.ownerDocument ?? (target as Document)
}

/** Where style elements of a target are: a script may have removed the head of a document. */
function placeIn(target: Target): ParentNode {
  const { head, documentElement } = target as Partial<Document>
  return head ?? documentElement ?? target
}
