import { samePage } from '#app/sidebar/index.ts'
import type { SiteLink } from '#app/site/index.ts'

/**
 * How a link of the bar is marked on a page: as the page itself, as something above it, or not at all.
 *
 * @param path - The page's path, base URL included.
 */
export function currentLink(
  { href, activeBasePath, activeBaseRegex }: SiteLink,
  path: string,
): 'page' | 'true' | undefined {
  if (samePage(href, path)) return 'page'
  const isActive =
    activeBaseRegex === undefined
      ? startsWith(path, activeBasePath ?? `${href}/`)
      : new RegExp(activeBaseRegex, 'i').test(path)
  return isActive ? 'true' : undefined
}

function startsWith(path: string, start: string): boolean {
  return path.toLowerCase().startsWith(start.toLowerCase())
}
