import { escapeInlineJson } from '@signpost/storybook-addon-mirror-preview'
import type { ThemeSetup } from './theme-setup.ts'

const id = 'signpost-theme-storybook'

/** The setup as a script element of data, for the head of the preview. */
export const writeSetup = (setup: ThemeSetup): string =>
  `<script type="application/json" id="${id}">${escapeInlineJson(setup)}</script>`

/** The setup that a preview was given, if it was. */
export function readSetup(document: Document): ThemeSetup | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as ThemeSetup) : undefined
}
