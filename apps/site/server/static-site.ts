import { dataFile, encodedPath, manifestFile, readOutput } from '@signpost/site-output'
import type { SiteIndex } from './route.ts'

/** Paths and files of a prerendered site. */
export interface StaticSite {
  index: SiteIndex
  /** File of a path in the {@link SiteIndex}, relative to the output; undefined when the output has none. */
  fileOf: (kind: 'document' | 'data' | 'file', path: string) => string | undefined
  /** Whether a file exists; compressed forms are looked up by name. */
  has: (file: string) => boolean
}

/** A site without paths. */
export const emptySite: StaticSite = {
  index: { base: '/', documents: new Set(), redirects: new Map(), files: new Set(), notFound: [] },
  fileOf: () => undefined,
  has: () => false,
}

/**
 * Lists a prerendered site, so that requests are looked up in the list and never joined to a folder.
 *
 * The addresses of a folder without a manifest, from another tool, are the names of its files.
 *
 * @throws Error when the folder cannot be read or its manifest is invalid.
 */
export function readStaticSite(folder: string): StaticSite {
  const { base, pages, redirects, notFound, resources, files, manifest } = readOutput(folder)
  if (manifest && !(manifest.base && manifest.redirects && manifest.notFound && manifest.renamed)) {
    throw new Error(`${manifestFile} lacks its base, redirects, notFound or renamed; prerender the site again`)
  }
  // The first file of a path answers.
  const pageOf = new Map(pages.toReversed().map(({ path, file }) => [path, file]))
  // Pages at the paths of redirects are for hosts that cannot redirect.
  const documents = [...pageOf.keys()].filter((path) => !notFound.has(path) && !redirects.has(path))
  const fileOf: StaticSite['fileOf'] = (kind, path) => {
    if (kind === 'document') return pageOf.get(path)
    const file = kind === 'file' ? path.slice(1) : dataFile(encodedPath(path))
    return files.has(file) ? file : undefined
  }
  return {
    index: { base, documents: new Set(documents), redirects, files: resources, notFound: [...notFound] },
    fileOf,
    has: (file) => files.has(file),
  }
}
