import { escapeInlineJson } from '@signpost/storybook-addon-mirror-preview'
import type { ThemeSetup } from './theme-setup.ts'

const id = 'signpost-theme-storybook'

/** Formats the setup as a data element for the head of the preview. */
export const writeSetup = (setup: ThemeSetup): string =>
  `<script type="application/json" id="${id}">${escapeInlineJson(setup)}</script>`

/** Reads the setup from the preview; `undefined` if it has none. */
export function readSetup(document: Document): ThemeSetup | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as ThemeSetup) : undefined
}
