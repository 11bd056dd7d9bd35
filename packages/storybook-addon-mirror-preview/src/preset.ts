import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineMirror } from './define-mirror.ts'
import { writeOptions } from './inline-options.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'

const entry = (name: string): string => fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url))

/**
 * Adds the mirror to Storybook's manager. Storybook finds this file when the package is listed in `addons`. The package
 * exports no `./manager` and no `./preview`: Storybook would load them a second time.
 *
 * @param entries - Entries of other addons.
 */
export const managerEntries = (entries: readonly string[] = []): string[] => [...entries, entry('manager')]

/**
 * Adds the observer to Storybook's preview.
 *
 * @param entries - Entries of other addons.
 */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [...entries, entry('preview')]

/**
 * Adds the options to the preview.
 *
 * @param head - Markup of other addons.
 * @param options - The options of the addon, merged with Storybook's own.
 * @throws TypeError when they are invalid.
 */
export const previewHead = (head: string | undefined, { rules, throttleMs }: MirrorPreviewOptions): string =>
  `${head ?? ''}\n${writeOptions(defineMirror({ rules, ...(throttleMs !== undefined && { throttleMs }) }))}\n`
