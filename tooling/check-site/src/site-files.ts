import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What a static host answers, by decoded path without the base. */
export interface SiteFiles {
  base: string
  /** Every HTML file with the path it is read under, the 404 pages and those of redirects included. */
  pages: readonly { file: string; path: string; locale: string; isRedirect: boolean; isNotFound: boolean }[]
  /** Paths that answer 200 with a page. */
  routes: ReadonlyMap<string, string>
  redirects: ReadonlyMap<string, string>
  files: ReadonlySet<string>
}

/** What prerendering tells beside the files; every part is optional, for output of other tools. */
interface Manifest {
  base?: string
  redirects?: { from: string; to: string }[]
  notFound?: string[]
  renamed?: [path: string, file: string][]
}

/**
 * Lists a built site.
 *
 * A locale is a folder with a 404 page of its own; everything else belongs to the locale without a name.
 *
 * @throws Error when the folder cannot be read.
 */
export function listSite(folder: string): SiteFiles {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').normalize('NFC'))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .sort()
  const manifest = all.includes('_site.json') ? readManifest(join(folder, '_site.json')) : {}
  const original = new Map(manifest.renamed?.map(([path, file]) => [file, path]))
  const redirects = new Map(manifest.redirects?.map(({ from, to }) => [decoded(from), to]))

  const named = all
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: original.get(file) ?? pagePath(file) }))
  const notFound = new Set(
    manifest.notFound?.map(decoded) ?? named.map(({ path }) => path).filter((path) => /\/404$/.test(path)),
  )
  const homes = [...notFound].map((path) => path.slice(0, path.lastIndexOf('/'))).filter((home) => home !== '')
  const pages = named.map(({ file, path }) => ({
    file,
    path,
    locale: homes.find((home) => path === home || path.startsWith(`${home}/`))?.slice(1) ?? '',
    isRedirect: redirects.has(path),
    isNotFound: notFound.has(path),
  }))
  const answering = pages.filter(({ isRedirect, isNotFound }) => !isRedirect && !isNotFound)
  return {
    base: manifest.base ?? '/',
    pages,
    routes: new Map(answering.map(({ path, file }) => [path, file])),
    redirects,
    files: new Set(
      all
        .filter((file) => !/\.(?:html|data)$|^_(?:site|files)\.json$|^\.git(?:\/|$)/.test(file))
        .map((file) => `/${file}`),
    ),
  }
}

/** The path of the page in a file: `ro/index.html` is `/ro`. */
function pagePath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/** A decoded, normalised path; as it is when an escape is malformed. */
export function decoded(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/').normalize('NFC')
  } catch {
    return path
  }
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch (error) {
    throw new Error(`${file} is no JSON (${(error as Error).message}); prerender the site again`, { cause: error })
  }
}
