import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFile } from '@signpost/files'
import { isRedirect, type Redirect } from './sitemap.ts'

/** Part of the files of a site, as one of several builds wrote it. */
export interface Shard {
  /** From 1. */
  index: number
  count: number
  /** Identifies all inputs of the site: shards of one site have the same. */
  inputs: string
}

/** Facts about an output that its file names do not show. */
export interface SiteManifest {
  /** Path under which the site is served, with both slashes. */
  base: string
  redirects: readonly Redirect[]
  /** Paths of the 404 pages. */
  notFound: readonly string[]
  /** Decoded path and file of each page whose file name is not its path. */
  renamed: readonly (readonly [path: string, file: string])[]
  /** Identifies the compression settings and libraries; files of another encoder are not reused. */
  encoder?: string
  /** Fingerprints of inputs and content by file, by which the next build reuses files. */
  fingerprints?: Readonly<Record<string, string>>
  /** Present when the output has some of the files only. */
  shard?: Shard
}

/** Serialises a manifest. Equal manifests give equal text. */
export function manifestText(manifest: SiteManifest): string {
  const { encoder, base, redirects, notFound, renamed, fingerprints, shard } = manifest
  return `${JSON.stringify({ version: 1, encoder, base, redirects, notFound, renamed, fingerprints, shard }, null, 1)}\n`
}

/**
 * Reads the manifest of an output. All its fields are optional, for outputs of other tools.
 *
 * @returns undefined when the output has no manifest.
 * @throws Error when it is not JSON or a field has the wrong type.
 */
export function readManifest(folder: string): Partial<SiteManifest> | undefined {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${manifestFile} is no JSON (${(error as Error).message}); prerender the site again`, {
      cause: error,
    })
  }
  const manifest = (typeof value === 'object' && value !== null ? value : {}) as Partial<SiteManifest>
  const { base = '/', redirects = [], notFound = [], renamed = [] } = manifest
  const lists = [redirects, notFound, renamed]
  if (typeof base === 'string' && lists.every(Array.isArray) && redirects.every(isRedirect)) return manifest
  throw new Error(
    `${manifestFile} has a base, redirects, notFound or renamed of the wrong type; prerender the site again`,
  )
}
