import type { ResolvedOptions } from './overrider-options.ts'

const id = 'signpost-theme-overrider-options'

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', $: '\\u0024' }

/** Formats options as an inert data element. `$` is escaped because Storybook inserts the text as a replacement. */
export function writeOptions(options: ResolvedOptions): string {
  const json = JSON.stringify(options).replace(/[<>&$]/g, (character) => escapes[character]!)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** Reads the options from a page; `undefined` if it has none. */
export function readOptions(document: Document): ResolvedOptions | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as ResolvedOptions) : undefined
}
