import { readTransform, type ReadTransform } from './read-transform.ts'
import { join, relative, sep } from 'node:path'
import type { SwitchedOff } from '@signpost/diagnostics'
import { headCommit } from '@signpost/files'
import { createMarkdown } from '@signpost/markdown'
import { accentOf } from './config/accent.ts'
import type { ServedConfig } from './config/checked-config.ts'
import { localized } from './config/localized.ts'
import { localizeConfig, type Look } from './config/localize-config.ts'
import { SiteConfigError } from './config/site-config-error.ts'
import type { ConfigProblem } from './config/schema.ts'
import { ContentError } from './docs/content-error.ts'
import { docLinks } from './docs/doc-links.ts'
import { docPage } from './docs/doc-page.ts'
import { checkNavbarDocs, navbarDocs } from './docs/navbar-docs.ts'
import type { DocsPlan, Renderer } from './docs/plan-docs.ts'
import { planDocs } from './docs/plan-docs.ts'
import type { PlannedVersion } from './docs/plan-versions.ts'
import { planVersions } from './docs/plan-versions.ts'
import type { LocaleDocs } from './docs/read-docs.ts'
import { readDocs } from './docs/read-docs.ts'
import { readIntroduction, readSources } from './docs/read-sources.ts'
import { reportDuplicates } from './docs/report-duplicates.ts'
import type { SidebarWords } from './docs/sidebar-in-words.ts'
import { sidebarInWords } from './docs/sidebar-in-words.ts'
import { collectTags } from './docs/tags.ts'
import { currentName } from './docs/version-name.ts'
import { renderDocs } from './docs/words-of-docs.ts'
import { accentFinding } from './look/accent-finding.ts'
import { homeContent, readHomeTexts } from './look/home-content.ts'
import { readStrings } from './strings/read-strings.ts'
import { createSiteFiles, serveFiles, serveImage, type ReadSiteFile } from './look/site-files.ts'
import type { BuildOptions, Sources } from './open-sources.ts'
import { openSources } from './open-sources.ts'
import type {
  ContentDiagnostic,
  ContentManifest,
  CoverageMinimum,
  Doc,
  DocLinks,
  DocsVersion,
  SiteConfiguration,
} from './reader/model.ts'

/** A version of the docs with all of its pages. */
export interface BuiltVersion extends DocsVersion {
  docs: readonly Doc[]
}

/** Content in one language. */
export interface BuiltLocale {
  locale: string
  config: SiteConfiguration
  /** The current version, then those that were cut, the newest first. */
  versions: BuiltVersion[]
  /** Links of each doc's page, as they are written in its file. */
  links: DocLinks[]
}

/** All content, ready to be written. The default locale comes first. */
export interface BuiltContent {
  locales: BuiltLocale[]
  diagnostics: ContentDiagnostic[]
  /** Absent when the configuration switches nothing off. */
  off?: SwitchedOff
  /** Files that the configuration names. */
  files: readonly ReadSiteFile[]
  /** Files besides docs and configuration that were read, from the site's folder. */
  sources: readonly string[]
  /** Absent when the configuration selects all packages. */
  packages?: ContentManifest['packages'] & {}
  /** Absent when the configuration names none. */
  transform?: ReadTransform
  /** Present when examples are checked. */
  examples?: true
  /** Present when the site has pages of source files. */
  sourcePages?: true
  /** Absent when nothing is asked for. */
  coverage?: CoverageMinimum
  /** Absent when the configuration wants no releases. */
  versions?: ContentManifest['versions'] & {}
}

/** A version with its docs read, the default locale's first. */
interface ReadVersion {
  plan: DocsPlan
  locales: LocaleDocs[]
}

/**
 * Reads configuration and docs and turns them into data. Nothing is written.
 *
 * @throws SiteConfigError for a configuration that cannot be used, ContentError for sidebars or a navigation bar that
 *   name docs which do not exist; everything else is a diagnostic
 */
export async function buildContent(options: BuildOptions): Promise<BuiltContent> {
  const sources = await openSources(options)
  const { configFile, configFolder, isConfigured, site, source } = sources
  const diagnostics: ContentDiagnostic[] = [...sources.leftOut]
  const problems: ConfigProblem[] = []
  const planned = planVersions(sources.config, sources, problems)
  const files = createSiteFiles()
  const served = serveFiles(sources.config, { folder: configFolder, source, files }, problems)
  const homeTexts = readHomeTexts(served, { folder: configFolder, source }, problems)
  const strings = readStrings(served, { folder: configFolder, source, builtIn: options.strings }, problems)
  const transform = await readTransform(sources.config, { folder: configFolder, source }, problems)
  if (problems.length > 0) throw new SiteConfigError(configFile, problems)

  const config = isConfigured || planned.length > 1 ? served : withoutVersions(served)
  const versions = planned.map((version): ReadVersion => {
    const locales = readLocales(config, version, sources, diagnostics)
    const withDrafts = options.drafts === true && version.name === currentName
    return { plan: planDocs(config, version, locales, { diagnostics, withDrafts }), locales }
  })
  const plans = versions.map(({ plan }) => plan)
  // The menu of versions that a site has without asking for it is empty without docs.
  const missing = isConfigured ? checkNavbarDocs(config.navbar.items, plans) : []
  if (missing.length > 0) throw new ContentError(missing)
  reportDuplicates(plans, config.checks.duplicateRoutes, diagnostics)
  const accent = config.theme.accent && accentOf(config.theme.accent)
  diagnostics.push(...(accent?.replaced ?? []).map((one) => accentFinding(one, configFile)))
  const commit = sources.mayRunGit && config.repository?.links === 'commit' ? headCommit(site) : undefined
  const renderer: Renderer = {
    markdown: await createMarkdown(),
    diagnostics,
    serveImage: (root, path) => serveImage(files, { root, isTrusted: sources.mayRunGit }, path),
  }
  const home = { texts: homeTexts, site, folder: configFolder }
  const content = assemble(config, versions, renderer, (locale) => ({
    accent: accent?.accent ?? null,
    home: homeContent(config, locale, home, renderer),
    ...(commit !== undefined && { commit }),
    ...(strings.has(locale) && { strings: strings.get(locale)!.texts }),
  }))
  const entries = config.diagnostics.off
  const { packages } = config
  const selectsAll = packages.include === null && packages.exclude.length === 0
  const isDefault = selectsAll && Object.keys(packages.entryPoints).length === 0
  const { examples, coverage } = config
  return {
    ...content,
    files: files.all(),
    sources: [
      ...files.all().flatMap(({ source: file }) => file ?? []),
      ...[...homeTexts.keys()].map((path) => join(configFolder, path)),
      ...[...strings.values()].map(({ file }) => file),
      ...(transform?.sources ?? []),
      ...sources.modules,
    ]
      .map((file) => relative(site, file).split(sep).join('/'))
      .sort(),
    ...(entries.length > 0 && { off: { file: configFile, entries } }),
    ...(transform && { transform }),
    ...(examples.check && { examples: true as const }),
    ...(config.sourcePages && { sourcePages: true as const }),
    ...(Object.values(coverage).some((share) => share > 0) && { coverage }),
    ...(!isDefault && { packages: { ...packages, file: configFile } }),
    ...(Object.keys(config.versions).length > 0 && {
      versions: {
        wanted: config.versions,
        file: configFile,
        folder: relative(site, configFolder).split(sep).join('/'),
      },
    }),
  }
}

/** A configuration without the version menu, which is pointless for one version. */
function withoutVersions(config: ServedConfig): ServedConfig {
  const items = config.navbar.items.filter(({ type }) => type !== 'docsVersionDropdown')
  return { ...config, navbar: { ...config.navbar, items } }
}

function readLocales(
  config: ServedConfig,
  { folder, name }: PlannedVersion,
  { site, source, introReadme, mayRunGit }: Sources,
  diagnostics: ContentDiagnostic[],
): LocaleDocs[] {
  const codes = config.locales.list.map(({ code }) => code)
  const { lastUpdate } = config.docs
  const sources = readSources(
    { site, source, content: folder, history: mayRunGit && (lastUpdate.date || lastUpdate.author) },
    codes,
    diagnostics,
  )
  if (introReadme !== undefined && name === currentName && sources.every(({ files }) => files.length === 0)) {
    const introduction = readIntroduction(introReadme, { site, source }, diagnostics)
    if (introduction) sources[0]!.files.push(introduction)
  }
  return sources.map((locale) => readDocs(locale, diagnostics))
}

function assemble(
  config: ServedConfig,
  versions: readonly ReadVersion[],
  renderer: Renderer,
  lookIn: (locale: string) => Look,
): Pick<BuiltContent, 'locales' | 'diagnostics'> {
  const spoken = versions.map(({ plan, locales }) => renderDocs(plan, locales, renderer))
  const locales = config.locales.list.map(({ code }, index): BuiltLocale => {
    const words = versions.map(
      ({ plan, locales: read }, at): SidebarWords => ({
        plan,
        locale: read[index]!,
        docs: spoken[at]!.get(code)!,
      }),
    )
    return {
      locale: code,
      config: localizeConfig(config, code, navbarDocs(words), lookIn(code)),
      versions: words.map((version) => assembleVersion(version, renderer)),
      links: words.flatMap(docLinks),
    }
  })
  return { locales, diagnostics: distinct(renderer.diagnostics) }
}

function assembleVersion(words: SidebarWords, { diagnostics }: Renderer): BuiltVersion {
  const { plan, locale, docs } = words
  const { name, label, path, isLast, banner } = plan.version
  const pages = [...docs.keys()].map((id) => docPage(id, words, diagnostics))
  return {
    name,
    label: localized(label, locale.locale, plan.config.locales.default),
    path,
    isLast,
    banner,
    mainDocId: plan.mainDocId,
    draftIds: plan.draftIds,
    docs: pages,
    sidebars: plan.sidebars.map((sidebar) => ({ name: sidebar.name, items: sidebarInWords(sidebar.items, words) })),
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
