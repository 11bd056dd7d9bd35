import { manifestFile, outputList } from '@signpost/files'
import { decodedPath, pagePath } from './address.ts'
import { isCompressedForm, listFiles } from './list-files.ts'
import { readManifest, type SiteManifest } from './manifest.ts'
import type { Redirect } from './sitemap.ts'

/** A built site on disk. Paths are decoded, NFC-normalised and without the base. */
export interface SiteOutput {
  base: string
  /** All HTML files, 404 pages and those of redirects included. Where two files have one path, the first one answers. */
  pages: readonly { file: string; path: string }[]
  redirects: ReadonlyMap<string, Redirect>
  /** Paths of the 404 pages. */
  notFound: ReadonlySet<string>
  /** Paths of all other files that readers may request: `/assets/a.js`. */
  resources: ReadonlySet<string>
  /** Names of all files, with `/`. */
  files: ReadonlySet<string>
  /** Absent in the output of another tool: its addresses are the names of its files. */
  manifest?: Partial<SiteManifest>
}

/**
 * Lists a built site.
 *
 * @throws Error when the folder or its manifest cannot be read.
 */
export function readOutput(folder: string): SiteOutput {
  const files = new Set(listFiles(folder).map((file) => file.normalize('NFC')))
  const manifest = readManifest(folder)
  const paths = new Map(manifest?.renamed?.map(([path, file]) => [file, path]))
  const visible = [...files].filter((file) => !isCompressedForm(file) && !isInternal(file))
  const pages = visible
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: paths.get(file) ?? pagePath(file) }))
  return {
    base: manifest?.base ?? '/',
    pages,
    redirects: new Map(manifest?.redirects?.map((redirect) => [decodedPath(redirect.from), redirect])),
    notFound: new Set(
      manifest?.notFound?.map(decodedPath) ?? pages.map(({ path }) => path).filter((path) => /\/404$/.test(path)),
    ),
    resources: new Set(
      visible.filter((file) => !/\.(?:html|data)$/.test(file)).map((file) => paths.get(file) ?? `/${file}`),
    ),
    files,
    ...(manifest && { manifest }),
  }
}

function isInternal(file: string): boolean {
  return file === manifestFile || file === outputList || /^\.git(?:\/|$)/.test(file)
}
