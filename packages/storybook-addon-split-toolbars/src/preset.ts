import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Adds the toolbar to Storybook's manager. Storybook finds this file when the package is listed in `addons`. The
 * package exports no `./manager`: Storybook would load it a second time.
 *
 * @param entries - Entries of other addons.
 */
export const managerEntries = (entries: readonly string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL(`./manager${extname(import.meta.url)}`, import.meta.url)),
]
