import { join, resolve } from 'node:path'
import { RootError } from '@signpost/files/find-packages'
import type { DocumentOptions } from './document.ts'
import { peerManifest } from '../packages/find-peer.ts'
import { ownRoot, placesOf, siteFolder, type Places } from '../steps/places.ts'
import { UsageError } from '../steps/usage-error.ts'

/** Options of a site, those of the command line by the same names. Relative paths are resolved from the working directory. */
export interface SiteOptions {
  /** The repository; default: the working directory. */
  root?: string
  /** Folder of the pages; default: `site` in the root. */
  out?: string
  /** Base URL, such as `/docs/`; default: that of the configuration. */
  base?: string
  /** Address of the published site, such as `https://docs.example.com`; default: that of the configuration. A path in it is the base URL. */
  url?: string
  /** Default: `site.config.*` of the root, if there is one. */
  config?: string
  /** Folder of hand-written docs; default: `content/docs` of the root. */
  content?: string
  /** Folder of intermediate data; default: a folder of the user's cache by the root's path. */
  cache?: string
  /** Whether to run no code of the root. */
  untrusted?: boolean
  /** Whether a package that is not documented in full, or a dead link in a doc comment, fails the build. */
  strict?: boolean
  /** Whether an earlier site is replaced also when a link on a page is broken. */
  force?: boolean
}

/**
 * Absolute path of the root.
 *
 * @throws RootError under Yarn's Plug'n'Play: the app is copied out of its package, and packages in archives are not read.
 */
export function rootOf({ root }: SiteOptions): string {
  const folder = resolve(root ?? process.cwd())
  if (process.versions['pnp'] === undefined) return folder
  throw new RootError(
    folder,
    "Yarn's Plug'n'Play",
    'packages in node_modules',
    'Set `nodeLinker: node-modules` in .yarnrc.yml, run `yarn install`, then this command again.',
  )
}

/** Folders of the root's intermediate data. */
export function placesFor(options: SiteOptions): Places {
  const root = rootOf(options)
  const resvg = peerManifest(root, options.untrusted === true, '@resvg/resvg-js') ?? ''
  return { ...placesOf(root, options.cache), resvg }
}

/** Folder of the pages. */
export function outFor(options: SiteOptions): string {
  return resolve(options.out ?? join(rootOf(options), 'site'))
}

/** Sources of the site. Signpost's own repository has its configuration and docs in the app's folder. */
export function sourcesFor(options: SiteOptions): DocumentOptions {
  const { untrusted, base, url, config, content } = options
  const isOwn = rootOf(options) === ownRoot
  return {
    stream: process.stdout,
    ...(untrusted === true && { untrusted: true }),
    ...addressOf(base, url),
    ...((config ?? isOwn) && { config: resolve(config ?? join(siteFolder, 'site.config.ts')) }),
    ...((content ?? isOwn) && { content: resolve(content ?? join(siteFolder, 'content', 'docs')) }),
  }
}

/**
 * Base URL and origin of the published site. An address with a path, which some hosts name, has both.
 *
 * @throws UsageError for a path that is not the given base URL.
 */
function addressOf(base: string | undefined, url: string | undefined): Pick<DocumentOptions, 'baseUrl' | 'url'> {
  const { pathname = '/', origin } = url !== undefined && URL.canParse(url) ? new URL(url) : {}
  const path = pathname.replace(/\/*$/, '/')
  if (path === '/' || origin === undefined)
    return { ...(base !== undefined && { baseUrl: base }), ...(url !== undefined && { url }) }
  if (base !== undefined && base.replace(/\/*$/, '/') !== path)
    throw new UsageError(`Found --base ${base} with --url ${url}, expected the path of the address or no --base.`)
  return { baseUrl: path, url: origin }
}
