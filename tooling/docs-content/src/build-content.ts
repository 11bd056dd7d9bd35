import { createMarkdown } from '@signpost/markdown'
import { resolve } from 'node:path'
import type { CheckedConfig } from './config/checked-config.ts'
import { defaultConfig } from './config/default-config.ts'
import { findSiteConfig, loadSiteConfig } from './config/load-site-config.ts'
import { localizeConfig } from './config/localize-config.ts'
import { docLinks } from './docs/doc-links.ts'
import { docPage } from './docs/doc-page.ts'
import type { DocsPlan, Renderer } from './docs/plan-docs.ts'
import { planDocs } from './docs/plan-docs.ts'
import type { LocaleDocs } from './docs/read-docs.ts'
import { readDocs } from './docs/read-docs.ts'
import { readIntroduction, readSources } from './docs/read-sources.ts'
import { sidebarInWords, isUnlisted } from './docs/sidebar-in-words.ts'
import { plannedIds } from './docs/sidebar-plan.ts'
import { collectTags } from './docs/tags.ts'
import type { SpokenDoc } from './docs/words-of-docs.ts'
import { renderDocs } from './docs/words-of-docs.ts'
import type { ContentDiagnostic, Doc, DocLinks, SiteConfiguration, Sidebar, Tag } from './reader/model.ts'

/** What content is built from. Relative paths are read from the working directory. */
export interface BuildOptions {
  /** The site's folder: configuration and content are looked for in it. */
  site: string
  /** A configuration file; absent: `site.config.*` of the site, else defaults from its package.json. */
  config?: string
  /** The folder of docs; absent: `content/docs` of the site. */
  content?: string
  /** A README that becomes the doc `intro` when there are no docs. */
  introReadme?: string
  /** Whether drafts are docs too, marked as such: for reading while one writes, never for a site that is published. */
  drafts?: boolean
}

/** Content in one language. */
export interface BuiltLocale {
  locale: string
  config: SiteConfiguration
  /** By id in code units. */
  docs: Doc[]
  sidebars: Sidebar[]
  tags: Tag[]
  /** What each doc's page links to, as its file says it. */
  links: DocLinks[]
}

/** All content, ready to be written. The default locale comes first. */
export interface BuiltContent {
  mainDocId: string | null
  draftIds: readonly string[]
  locales: BuiltLocale[]
  diagnostics: ContentDiagnostic[]
}

/**
 * Reads configuration and docs and turns them into data. Nothing is written.
 *
 * @throws SiteConfigError for a configuration that cannot be used, ContentError for sidebars or a navigation bar that
 *   name docs which do not exist; everything else is a diagnostic
 */
export async function buildContent(options: BuildOptions): Promise<BuiltContent> {
  const site = resolve(options.site)
  const configFile = options.config === undefined ? findSiteConfig(site) : resolve(options.config)
  const config = configFile === undefined ? defaultConfig(site) : await loadSiteConfig(configFile)
  const diagnostics: ContentDiagnostic[] = []
  const locales = readLocales(config, { ...options, site }, diagnostics)
  const hasDocs = locales.some(({ docs }) => docs.size > 0)
  const plan = planDocs(configFile === undefined && !hasDocs ? withoutDocsVersion(config) : config, locales, { diagnostics, withDrafts: options.drafts === true })
  return assemble(plan, locales, { markdown: await createMarkdown(), diagnostics })
}

/** What a site without docs of its own gets that configures nothing. */
function withoutDocsVersion(config: CheckedConfig): CheckedConfig {
  const items = config.navbar.items.filter(({ type }) => type !== 'docsVersionDropdown')
  return { ...config, navbar: { ...config.navbar, items } }
}

function readLocales(config: CheckedConfig, options: BuildOptions, diagnostics: ContentDiagnostic[]): LocaleDocs[] {
  const { site } = options
  const content = options.content === undefined ? resolve(site, 'content/docs') : resolve(options.content)
  const codes = config.locales.list.map(({ code }) => code)
  const { lastUpdate } = config.docs
  const sources = readSources({ site, content, history: lastUpdate.date || lastUpdate.author }, codes, diagnostics)
  if (options.introReadme !== undefined && sources.every(({ files }) => files.length === 0)) {
    const introduction = readIntroduction(options.introReadme, site, diagnostics)
    if (introduction) sources[0]!.files.push(introduction)
  }
  return sources.map((locale) => readDocs(locale, diagnostics))
}

function assemble(plan: DocsPlan, locales: readonly LocaleDocs[], renderer: Renderer): BuiltContent {
  const spoken = renderDocs(plan, locales, renderer)
  const built = locales.map((locale): BuiltLocale => assembleLocale(plan, locale, spoken.get(locale.locale)!, renderer))
  return {
    mainDocId: plan.mainDocId,
    draftIds: plan.draftIds,
    locales: built,
    diagnostics: distinct(renderer.diagnostics),
  }
}

function assembleLocale(
  plan: DocsPlan,
  locale: LocaleDocs,
  docs: ReadonlyMap<string, SpokenDoc>,
  { diagnostics }: Renderer,
): BuiltLocale {
  const words = { plan, locale, docs }
  const pages = [...docs.keys()].map((id) => docPage(id, words, diagnostics))
  const config = localizeConfig(plan.config, locale.locale, {
    label: (id) => docs.get(id)?.label,
    firstDoc(sidebarId) {
      const sidebar = plan.sidebars.find(({ name }) => name === sidebarId)
      return plannedIds(sidebar?.items ?? []).find((id) => !isUnlisted(id, plan))
    },
  })
  return {
    locale: locale.locale,
    config,
    docs: pages,
    sidebars: plan.sidebars.map(({ name, items }) => ({ name, items: sidebarInWords(items, words) })),
    links: pages.map((page) => docLinks(page, docs.get(page.id)!, locale.locale, plan.config)),
    tags: collectTags(new Map(pages.map(({ id, tags }) => [id, tags])), words),
  }
}

/** By file and line; what is said of a doc once for each locale is said once. */
function distinct(diagnostics: readonly ContentDiagnostic[]): ContentDiagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return [...unique.values()].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1
    if (a.line !== b.line) return (a.line ?? 0) - (b.line ?? 0)
    return (a.column ?? 0) - (b.column ?? 0)
  })
}
