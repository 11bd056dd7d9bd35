import type { ReactElement } from 'react'
import { inDocument, RawHtml } from '#app/document/index.ts'

let captured: readonly string[] = []

/** Reads the prose from the document before hydration. */
export function captureProse(document: Document): void {
  captured = Array.from(document.querySelectorAll('[data-prose]'), (element) => element.innerHTML)
}

/** HTML from a loader, or the piece of the document that it refers to by its position among all prose. */
export function proseHtml(html: string): string {
  return html.startsWith(inDocument) ? (captured[Number(html.slice(inDocument.length))] ?? '') : html
}

/**
 * HTML rendered from sanitised trees on the server.
 *
 * Hydration keeps the server's elements, so no tree or highlighted token is hydrated.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }): ReactElement {
  return <RawHtml as="div" className={className} data-prose="" suppressHydrationWarning html={proseHtml(html)} />
}
