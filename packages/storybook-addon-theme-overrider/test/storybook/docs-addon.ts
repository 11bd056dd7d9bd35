import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

function find(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}

/** Whether Storybook's own addon for docs is installed. Without it, one of the fixture renders docs as that would. */
export const hasDocsAddon: boolean = find('@storybook/addon-docs/package.json') !== undefined

/** What goes into `addons`. */
export const docsAddon: string[] = [
  hasDocsAddon ? '@storybook/addon-docs' : fileURLToPath(new URL('docs-renderer/preset.ts', import.meta.url)),
]
