import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SiteIndex } from './route.ts'
import { siteIndex } from './site-index.ts'
import { isRedirect, type Redirect } from './sitemap.ts'

/** A prerendered site: what it answers, and with which files. */
export interface StaticSite {
  index: SiteIndex
  /**
   * The file for what {@link SiteIndex} lists, relative to the output with `/`; absent when nothing was written for it.
   */
  fileOf: (kind: 'document' | 'data' | 'file', path: string) => string | undefined
  /** Whether a file exists: its compressed forms are asked for by name. */
  has: (file: string) => boolean
}

/** What prerendering tells beside the files. */
interface Manifest {
  base: string
  redirects: Redirect[]
  notFound: string[]
  renamed: [path: string, file: string][]
}

const manifestFile = '_site.json'
const internal = /^_(?:site|files)\.json|^\.git(?:\/|$)|\.(?:br|gz)$/

/**
 * Lists a prerendered site, so that a request is only ever looked up and never joined to a folder.
 *
 * A folder without a manifest, made by another tool, is served by the names of its files.
 *
 * @throws Error when the folder cannot be read or its manifest is none.
 */
export function readStaticSite(folder: string): StaticSite {
  const all = listFiles(folder)
  const manifest = all.has(manifestFile) ? readManifest(join(folder, manifestFile)) : undefined
  const renamed = new Map(manifest?.renamed)
  const original = new Map([...renamed].map(([path, file]) => [file, path]))
  const notFound = manifest?.notFound ?? [...all].filter((file) => /(?:^|\/)404\.html$/.test(file)).map(pagePath)
  const hidden = new Set(notFound)

  const documents: string[] = []
  const files: string[] = []
  for (const file of all) {
    if (internal.test(file)) continue
    if (!file.endsWith('.html')) {
      if (!file.endsWith('.data')) files.push(`/${file}`)
      continue
    }
    const path = original.get(file) ?? pagePath(file)
    if (!hidden.has(path)) documents.push(path)
  }

  // Names on disk are decoded already, and must not be decoded once more.
  const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
  const redirects = manifest?.redirects ?? []
  const sitemap = { documents: documents.map(encode), redirects, files: [], notFound }
  const index = siteIndex(sitemap, manifest?.base ?? '/', files)
  return {
    index: { ...index, documents: withoutRedirects(index) },
    fileOf: (kind, path) => {
      const page =
        renamed.get(path) ?? [`${path}.html`, `${path}/index.html`].map(fileName).find((file) => all.has(file))
      if (kind === 'document') return page
      if (kind === 'file') return fileName(path)
      const data = path === '/' ? '_root.data' : page?.replace(/(?:\/index)?\.html$/, '.data')
      return data !== undefined && all.has(data) ? data : undefined
    },
    has: (file) => all.has(file),
  }
}

const fileName = (path: string): string => path.replace(/^\/+/, '')

/** The path of the page in a file: `ro/index.html` is `/ro`. */
function pagePath(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

/** The pages that hosts without redirects need are no pages here. */
function withoutRedirects(index: SiteIndex): Set<string> {
  return new Set([...index.documents].filter((path) => !index.redirects.has(path)))
}

function listFiles(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').normalize('NFC')),
  )
}

function readManifest(file: string): Manifest {
  let value: Partial<Manifest> | null
  try {
    value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest> | null
  } catch (error) {
    throw new Error(`${manifestFile} is no JSON (${(error as Error).message}); prerender the site again`, {
      cause: error,
    })
  }
  const { base, redirects, notFound, renamed } = value ?? {}
  if (
    typeof base !== 'string' ||
    !redirects?.every(isRedirect) ||
    !Array.isArray(notFound) ||
    !Array.isArray(renamed)
  ) {
    throw new Error(`${manifestFile} lacks its base, redirects, notFound or renamed; prerender the site again`)
  }
  return { base, redirects, notFound, renamed }
}
