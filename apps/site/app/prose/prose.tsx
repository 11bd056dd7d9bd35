import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { inDocument, RawHtml } from '#app/document/index.ts'

let captured: readonly Element[] = []

/** Finds the prose of the document before hydration. */
export function captureProse(document: Document): void {
  captured = [...document.querySelectorAll('[data-prose]')]
}

/** HTML from a loader, or that of the element that it refers to by its position among all prose of the document. */
function proseHtml(html: string): string {
  return html.startsWith(inDocument) ? (captured[Number(html.slice(inDocument.length))]?.innerHTML ?? '') : html
}

const neverChanges = (): (() => void) => () => undefined

/**
 * HTML rendered from sanitised trees on the server.
 *
 * Hydration keeps the server's elements, so no tree or highlighted token is hydrated, and large ones are not even read: that takes as
 * long as parsing them.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }): ReactElement {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [hydrated] = useState(isHydrating ? html : undefined)
  const text = html === hydrated && html.startsWith(inDocument) ? '' : proseHtml(html)
  return <RawHtml as="div" className={className} data-prose="" suppressHydrationWarning html={text} />
}
