import { join, relative, resolve } from 'node:path'

/**
 * Folder of the built app, which Vite empties: `build`, or one that `signpost` keeps in `.cache` for another base URL.
 *
 * @param site - The site's folder.
 * @param named - The variable `SIGNPOST_BUILD`.
 * @throws Error for any other folder, because the files in it would be lost.
 */
export function buildFolder(site: string, named: string | undefined): string {
  if (named === undefined) return 'build'
  const cache = join(site, '.cache')
  if (/^app-[\w-]+$/.test(relative(cache, resolve(site, named)))) return named
  throw new Error(
    `SIGNPOST_BUILD is "${named}"; a folder app-<name> in ${cache} was expected, because everything in it is removed.`,
  )
}
