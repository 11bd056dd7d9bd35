import type { ResolvedOptions } from './overrider-options.ts'

const id = 'signpost-theme-overrider-options'

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', $: '\\u0024' }

/** Writes options into a page, as data that no script has to run for. `$` would mean something to what inserts the text. */
export function writeOptions(options: ResolvedOptions): string {
  const json = JSON.stringify(options).replace(/[<>&$]/g, (character) => escapes[character]!)
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** Reads the options of a page, if it has any. */
export function readOptions(document: Document): ResolvedOptions | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as ResolvedOptions) : undefined
}
