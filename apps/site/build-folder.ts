import { join, relative, resolve } from 'node:path'

/**
 * Folder of the built app, which Vite empties: `build`, or a folder of `signpost` in `.cache` for another base URL.
 *
 * @param site - Folder of the site.
 * @param named - Value of `SIGNPOST_BUILD`.
 * @throws Error for any other folder, because its files would be lost.
 */
export function buildFolder(site: string, named: string | undefined): string {
  if (named === undefined) return 'build'
  const cache = join(site, '.cache')
  if (/^app-[\w-]+$/.test(relative(cache, resolve(site, named)))) return named
  throw new Error(
    `SIGNPOST_BUILD is "${named}"; a folder app-<name> in ${cache} was expected, because everything in it is removed.`,
  )
}
