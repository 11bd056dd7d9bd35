import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineMirror } from './define-mirror.ts'
import { writeOptions } from './inline-options.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'

const entry = (name: string): string => fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url))

/**
 * Adds the mirror to Storybook's manager. Storybook finds this file when `addons` has the name of the package. The package
 * exports no `./manager` and no `./preview`: Storybook would find those too and load them a second time.
 *
 * @param entries - What other addons add.
 */
export const managerEntries = (entries: readonly string[] = []): string[] => [...entries, entry('manager')]

/**
 * Adds the observer to Storybook's preview.
 *
 * @param entries - What other addons add.
 */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [...entries, entry('preview')]

/**
 * Gives the preview the options.
 *
 * @param head - What other addons add.
 * @param options - The options of the addon, among Storybook's own.
 * @throws TypeError when they cannot be meant.
 */
export const previewHead = (head: string | undefined, options: MirrorPreviewOptions): string =>
  `${head ?? ''}\n${writeOptions(defineMirror(options))}\n`
