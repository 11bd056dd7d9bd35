import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Adds the toolbar to Storybook's manager. Storybook finds this file when `addons` has the name of the package. The
 * package exports no `./manager`: Storybook would find that too and load it a second time.
 *
 * @param entries - What other addons add.
 */
export const managerEntries = (entries: readonly string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL(`./manager${extname(import.meta.url)}`, import.meta.url)),
]
