import { samePage } from '#app/sidebar/index.ts'
import type { SiteLink } from '#app/site/index.ts'

/**
 * Value of a link's `aria-current` on a page: `page` on its own page, `true` below it, otherwise absent.
 *
 * @param path - Path of the page with the base URL.
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
