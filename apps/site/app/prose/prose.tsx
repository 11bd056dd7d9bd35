import type { ReactElement } from 'react'
import { RawHtml } from '#app/document/index.ts'

/** Replacement for prose that is already in the document, in the data embedded in it: its position among all prose. */
const inDocument = /^\uE000(\d+)$/

let captured: readonly string[] = []

/** Reads the prose from the document before hydration. */
export function captureProse(document: Document): void {
  captured = Array.from(document.querySelectorAll('[data-prose]'), (element) => element.innerHTML)
}

/** HTML from a loader, or the piece of the document that it refers to. */
export function proseHtml(html: string): string {
  const place = inDocument.exec(html)?.[1]
  return place === undefined ? html : (captured[Number(place)] ?? '')
}

/**
 * HTML rendered from sanitised trees on the server.
 *
 * Hydration keeps the server's elements, so no tree or highlighted token is hydrated.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }): ReactElement {
  return <RawHtml as="div" className={className} data-prose="" suppressHydrationWarning html={proseHtml(html)} />
}
