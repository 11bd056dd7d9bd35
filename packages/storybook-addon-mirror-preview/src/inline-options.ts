import { escapeInlineJson } from './escape-inline-json.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'

const id = 'signpost-mirror-preview'

/** Formats the options as an inert data element. */
export const writeOptions = (options: MirrorPreviewOptions): string =>
  `<script type="application/json" id="${id}">${escapeInlineJson(options)}</script>`

/** Reads the options from a page; `undefined` if it has none. */
export function readOptions(document: Document): MirrorPreviewOptions | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as MirrorPreviewOptions) : undefined
}
