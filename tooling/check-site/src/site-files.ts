import { readOutput } from '@signpost/site-output'

/** Addresses of a built site as a static host answers them: decoded, without the base. */
export interface SiteFiles {
  base: string
  /** All HTML files with their paths, 404 pages and those of redirects included. */
  pages: readonly { file: string; path: string; locale: string; isRedirect: boolean; isNotFound: boolean }[]
  /** File of each page that answers 200, by path. */
  routes: ReadonlyMap<string, string>
  /** Target of each redirect, by path. */
  redirects: ReadonlyMap<string, string>
  files: ReadonlySet<string>
}

/**
 * Lists a built site.
 *
 * A folder with a 404 page of its own is a locale; all other pages have the locale `''`.
 *
 * @throws Error when the folder cannot be read.
 */
export function listSite(folder: string): SiteFiles {
  const { base, pages: all, redirects, notFound, resources } = readOutput(folder)
  const homes = [...notFound].map((path) => path.slice(0, path.lastIndexOf('/'))).filter((home) => home !== '')
  const pages = all.map(({ file, path }) => ({
    file,
    path,
    locale: homes.find((home) => path === home || path.startsWith(`${home}/`))?.slice(1) ?? '',
    isRedirect: redirects.has(path),
    isNotFound: notFound.has(path),
  }))
  const answering = pages.filter(({ isRedirect, isNotFound }) => !isRedirect && !isNotFound)
  return {
    base,
    pages,
    routes: new Map(answering.map(({ path, file }) => [path, file])),
    redirects: new Map([...redirects].map(([path, { to }]) => [path, to])),
    files: resources,
  }
}
