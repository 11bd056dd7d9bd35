import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeOptions } from './inline-options.ts'
import type { OverriderOptions } from './overrider-options.ts'
import { resolveOptions, ownOptions } from './resolve-options.ts'

const entry = (name: string): string => fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url))

/**
 * Adds the addon to Storybook's manager. Storybook finds this file when the package is listed in `addons`. The package
 * exports no `./manager` and no `./preview`: Storybook would load them a second time.
 *
 * @param entries - Entries of other addons.
 */
export const managerEntries = (entries: readonly string[] = []): string[] => [...entries, entry('manager')]

/**
 * Adds the addon to Storybook's preview.
 *
 * @param entries - Entries of other addons.
 */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [...entries, entry('preview')]

/**
 * Adds the options to the manager.
 *
 * @param head - Markup of other addons.
 * @param options - The options of the addon, merged with Storybook's own.
 * @throws TypeError when they are invalid.
 */
export const managerHead = (head: string | undefined, options: OverriderOptions): string =>
  `${head ?? ''}\n${writeOptions(resolveOptions(ownOptions(options)))}\n`

/**
 * Gives the preview the options.
 *
 * @param head - Markup from other addons.
 * @param options - The options of the addon, among Storybook's own.
 * @throws TypeError when they cannot be meant.
 */
export const previewHead: typeof managerHead = managerHead
