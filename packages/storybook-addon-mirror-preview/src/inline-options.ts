import { escapeInlineJson } from './escape-inline-json.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'

const id = 'signpost-mirror-preview'

/** Writes options into a page, as data that no script has to run for. */
export const writeOptions = (options: MirrorPreviewOptions): string =>
  `<script type="application/json" id="${id}">${escapeInlineJson(options)}</script>`

/** Reads the options of a page, if it has any. */
export function readOptions(document: Document): MirrorPreviewOptions | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as MirrorPreviewOptions) : undefined
}
