import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { openSourceRoot, type SourceRoot } from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import type { CheckedConfig } from './config/checked-config.ts'
import { defaultConfig } from './config/default-config.ts'
import { findSiteConfig, readSiteConfig } from './config/load-site-config.ts'
import { codeFindings, gitFindings, withoutCode } from './config/untrusted-config.ts'
import { type GivenAddress, withAddress } from './config/with-address.ts'
import type { CutVersion } from './docs/cut-version-file.ts'
import { findCutVersions } from './docs/cut-version-file.ts'
import type { ContentDiagnostic } from './reader/model.ts'

/** Sources of a build. Relative paths are resolved from the working directory. */
export interface BuildOptions extends GivenAddress {
  /** The site's folder: configuration and content are looked for in it. */
  site: string
  /** A configuration file; absent: `site.config.*` of the site, else defaults from its package.json. */
  config?: string
  /** The folder of docs; absent: `content/docs` of the site. Its cut versions are beside it. */
  content?: string
  /** A README that becomes the doc `intro` when there are no docs. */
  introReadme?: string
  /** The documented repository: links out of it are not followed. The workspace around the site when absent. */
  root?: string
  /** Whether the repository is not trusted: its configuration must be JSON, adds no script to pages, and Git does not run. */
  untrusted?: boolean
  /**
   * Whether drafts of the current version are docs too, marked as such: for reading while one writes, never for a site
   * that is published.
   */
  drafts?: boolean
  /** Folder of the built-in texts of the interface, `<locale>/*.json`; without it texts are not checked. */
  strings?: string
}

/** A site's configuration, and where its docs are. */
export interface Sources {
  site: string
  /** The files that may be read. */
  source: SourceRoot
  config: CheckedConfig
  /** The name of the configuration's file, for messages. */
  configFile: string
  /** The folder from which the configuration's paths start. */
  configFolder: string
  /** Absolute paths of the modules that the configuration imports; empty for data. */
  modules: readonly string[]
  /** False for a site without a configuration, which has defaults. */
  isConfigured: boolean
  /** The folder of docs. */
  content: string
  /** Versions that were cut, the newest first. */
  cut: CutVersion[]
  introReadme: string | undefined
  /** Whether dates and commits may be read from Git. */
  mayRunGit: boolean
  /** Settings without effect, because the root is not trusted. */
  leftOut: readonly ContentDiagnostic[]
}

/**
 * Reads a site's configuration and finds its docs.
 *
 * @throws SiteConfigError for a configuration, or for the file of a version, that cannot be used
 */
export async function openSources(options: BuildOptions): Promise<Sources> {
  const site = resolve(options.site)
  const file = options.config === undefined ? findSiteConfig(site, options.untrusted) : resolve(options.config)
  const content = options.content === undefined ? resolve(site, 'content/docs') : resolve(options.content)
  const root = options.root ?? workspaceRoot(site)
  const source = openSourceRoot(root, foldersOutside(site, content, file, options.introReadme))
  const mayRunGit = options.untrusted !== true
  // A file elsewhere is that of whoever starts the build.
  const isTrusted = mayRunGit || (file !== undefined && !openSourceRoot(root).contains(file))
  const { config: written, sources: modules } =
    file === undefined
      ? { config: defaultConfig(site, source), sources: [] }
      : await readSiteConfig(file, source, isTrusted)
  const accepted = isTrusted ? written : withoutCode(written)
  const config = withAddress(accepted, options)
  const codes = config.locales.list.map(({ code }) => code)
  const configFile = file === undefined ? 'package.json' : basename(file)
  return {
    site,
    source,
    config,
    configFile,
    configFolder: file === undefined ? site : dirname(file),
    modules: modules.filter((module) => module !== file),
    isConfigured: file !== undefined,
    content,
    cut: findCutVersions(content, { site, source }, codes),
    introReadme: options.introReadme,
    mayRunGit,
    leftOut: [
      ...(isTrusted ? [] : codeFindings(written, configFile)),
      ...(mayRunGit ? [] : gitFindings(written, configFile)),
    ],
  }
}

/** The places that were named outside the site: whoever starts the build may read them, links in them out of them may not. */
function foldersOutside(
  site: string,
  content: string,
  config: string | undefined,
  readme: string | undefined,
): string[] {
  const isOutside = (path: string): boolean => path !== site && !path.startsWith(join(site, '/'))
  const parent = dirname(content)
  const versions =
    isOutside(content) && existsSync(parent)
      ? readdirSync(parent).filter((name) => name.startsWith(`${basename(content)}-`))
      : []
  const files = [config, readme].flatMap((file) => (file === undefined ? [] : dirname(resolve(file))))
  return [content, ...versions.map((name) => join(parent, name)), ...files].filter(isOutside)
}
