import { basename, resolve } from 'node:path'
import type { CheckedConfig } from './config/checked-config.ts'
import { defaultConfig } from './config/default-config.ts'
import { findSiteConfig, loadSiteConfig } from './config/load-site-config.ts'
import type { CutVersion } from './docs/cut-version-file.ts'
import { findCutVersions } from './docs/cut-version-file.ts'

/** What content is built from. Relative paths are read from the working directory. */
export interface BuildOptions {
  /** The site's folder: configuration and content are looked for in it. */
  site: string
  /** A configuration file; absent: `site.config.*` of the site, else defaults from its package.json. */
  config?: string
  /** The folder of docs; absent: `content/docs` of the site. The versions that were cut of it lie beside it. */
  content?: string
  /** A README that becomes the doc `intro` when there are no docs. */
  introReadme?: string
  /**
   * Whether drafts of the current version are docs too, marked as such: for reading while one writes, never for a site
   * that is published.
   */
  drafts?: boolean
}

/** A site's configuration, and where its docs are. */
export interface Sources {
  site: string
  config: CheckedConfig
  /** The name of the configuration's file, for messages. */
  configFile: string
  /** False for a site without a configuration, which has defaults. */
  isConfigured: boolean
  /** The folder of docs. */
  content: string
  /** Versions that were cut, the newest first. */
  cut: CutVersion[]
  introReadme: string | undefined
}

/**
 * Reads a site's configuration and finds its docs.
 *
 * @throws SiteConfigError for a configuration, or for the file of a version, that cannot be used
 */
export async function openSources(options: BuildOptions): Promise<Sources> {
  const site = resolve(options.site)
  const file = options.config === undefined ? findSiteConfig(site) : resolve(options.config)
  const config = file === undefined ? defaultConfig(site) : await loadSiteConfig(file)
  const content = options.content === undefined ? resolve(site, 'content/docs') : resolve(options.content)
  const codes = config.locales.list.map(({ code }) => code)
  return {
    site,
    config,
    configFile: file === undefined ? 'package.json' : basename(file),
    isConfigured: file !== undefined,
    content,
    cut: findCutVersions(content, site, codes),
    introReadme: options.introReadme,
  }
}
