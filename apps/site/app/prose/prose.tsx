import type { ReactElement } from 'react'
import { RawHtml } from '#app/document/index.ts'

/** What a text that is already in the document is replaced with in the data sent beside it: its place among all prose. */
const inDocument = /^\uE000(\d+)$/

let captured: readonly string[] = []

/** Keeps the prose that the server wrote into the document, before React takes the document over. */
export function captureProse(document: Document): void {
  captured = Array.from(document.querySelectorAll('[data-prose]'), (element) => element.innerHTML)
}

/** The HTML that a loader sent, or the piece of the document that it stands for. */
export function proseHtml(html: string): string {
  const place = inDocument.exec(html)?.[1]
  return place === undefined ? html : (captured[Number(place)] ?? '')
}

/**
 * HTML that the server made from sanitised trees.
 *
 * The browser keeps the server's elements, so neither a tree nor a highlighted token is hydrated.
 */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }): ReactElement {
  return <RawHtml as="div" className={className} data-prose="" suppressHydrationWarning html={proseHtml(html)} />
}
