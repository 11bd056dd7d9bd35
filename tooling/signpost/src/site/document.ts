import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import {
  countedOff,
  formatDiagnostics,
  printError,
  switchOff,
  type Diagnostic,
  type DiagnosticCode,
  type SwitchedOff,
} from '@signpost/diagnostics'
import {
  answering,
  describeSystemError,
  headCommit,
  openSourceRoot,
  programFingerprint,
  rootMarkers,
} from '@signpost/files'
import { manifestFiles } from '@signpost/files/manifests'
import { findPackages, type FoundPackage } from '@signpost/files/find-packages'
import type { CoverageMinimum, WantedVersions } from '@signpost/docs-content/reader'
import { toolFolders, type AnsweredExamples } from '@signpost/examples/answers'
import type { GraphFinding, RootGraphOptions } from '@signpost/symbol-graph'
import { answerSiteExamples, forgetExamples } from '../examples/examples-step.ts'
import { forgetSources, withoutSource, writeSources } from './sources-step.ts'
import { extractReleases } from '../releases/extract-releases.ts'
import { untrustedVersions } from '../releases/wanted-releases.ts'
import { releaseHistoryFile, writeReleaseHistories } from '../releases/release-history.ts'
import { writeReleases } from '../releases/write-releases.ts'
import { extractPackages, reasonWithoutApi, type Extraction } from '../extraction/extract-packages.ts'
import { keptExtractions, type KeptExtractions } from '../extraction/kept-extraction.ts'
import { narrowedPackages, type Narrowing } from '../packages/narrow-packages.ts'
import { missingInstall, withArchives } from '../extraction/missing-install.ts'
import { outsidePackages } from '../packages/outside-packages.ts'
import { contentOf, stampsOf } from '../steps/kept-result.ts'
import { stringsFolder, workspaceOf, type Places } from '../steps/places.ts'
import { progress, showing, type ProgressStream } from '../steps/progress.ts'
import { publicPackages, selectPackages, type LeftOut, type PackageSelection } from '../packages/select-packages.ts'
import { failStep, StepError } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'
import { stepTimes } from '../steps/step-times.ts'
import { runUnlessUnchanged } from '../steps/unchanged-step.ts'
import { emptyPatterns, leftOutOfWorkspace, projectsWithoutPackage } from '../packages/workspace-findings.ts'

/** Result of {@link documentRoot}. */
export interface Documentation {
  /** With the findings of the graph. */
  extractions: Extraction[]
  /** Base URL in the root's site configuration; default: `/`. */
  baseUrl: string
  /** Diagnostics that the configuration switches off; absent when there are none. */
  off?: SwitchedOff
  /** Packages that are left out, and why. */
  excluded: readonly LeftOut[]
  /** Paths of the packages that users can install: each one has to be documented or left out by the configuration. */
  publicPaths: ReadonlySet<string>
  /** Number of documented packages of all selected ones, where the command is limited to some. */
  narrowed?: { chosen: number; all: number }
  /** Findings about the root, not about a package. */
  findings: readonly Diagnostic[]
  /** Milliseconds of the steps, in their order. */
  durations: Readonly<Record<string, number>>
  /** Findings in the hand-written docs, without those that the check of the built pages reports. */
  docsFindings: readonly Diagnostic[]
  /** Present when examples are checked. */
  examples?: true
  /** Present when the site has pages of source files. */
  sourcePages?: true
  /** Smallest percentages for each package; absent when nothing is asked for. */
  coverage?: CoverageMinimum
  /** Checked examples; absent when they are not checked. */
  answered?: AnsweredExamples
}

/** Files of the root; each one has a default. */
export interface DocumentOptions {
  /** A `site.config.*`. */
  config?: string
  /** Folder of hand-written docs. */
  content?: string
  /** Whether to run no code of the root: its configuration must be JSON. */
  untrusted?: boolean
  /** Packages that are documented; absent for all that the configuration selects. */
  narrowing?: Narrowing
  /** For the dev server: drafts are included, and findings in the docs do not fail the build. */
  preview?: boolean
  /** Base URL in place of the configuration's. */
  baseUrl?: string
  /** Protocol and host of the published site in place of the configuration's. */
  url?: string
  stream: ProgressStream
}

/** Findings in the docs that the check of the built pages reports with its own. */
const ofTheCheck: readonly DiagnosticCode[] = ['broken-markdown-link', 'duplicate-slug']

const configNames = ['ts', 'mts', 'js', 'mjs', 'json'].map((ending) => `site.config.${ending}`)

/**
 * Turns a repository into data: configuration and hand-written docs, then doc models, then the symbol graph.
 *
 * @param whenChanging - Called with the base URL of the configuration when the graph is going to change.
 * @throws {@link RootError} when the root has nothing to document.
 * @throws {@link StepError} when the graph or the docs could not be written at all.
 */
export async function documentRoot(
  places: Places,
  options: DocumentOptions,
  steps: Steps,
  whenChanging: (baseUrl: string) => void = () => undefined,
): Promise<Documentation> {
  const workspace = findPackages(places.root)
  const found = workspace.packages
  const narrowed = narrowedPackages(places.root, found, options.narrowing ?? {})
  mkdirSync(places.cache, { recursive: true })
  // The dev server extracts changed packages to the cache; results of an untrusted root may say anything.
  const kept = keptExtractions(places.cache, options.preview !== true && options.untrusted !== true, toolFolders())
  if (mayExtract(found, places, kept)) steps.loadExtractor()
  const { durations, timed } = stepTimes()
  // First, because the configuration selects the packages.
  await timed('docs', () => buildContent(places, options, steps, options.stream))
  const { selection, versions, ...settings } = settingsOf(places.content, options.preview === true)
  const selected = selectPackages(found, selection)
  const isWanted = (one: FoundPackage): boolean => narrowed?.has(one) ?? true
  // A selected package may be a copy, with the entry points of the configuration.
  const isChosen = (one: FoundPackage): boolean => found.some((other) => other.path === one.path && isWanted(other))
  const packages = selected.packages.filter(isChosen)
  const excluded = selected.excluded.filter((one) => isChosen(one.package))
  const { diagnostics } = selected

  // They need no doc model: they are checked meanwhile.
  const examples = settings.examples ? checkedExamples(places, packages, found, options, steps, kept) : undefined
  examples?.catch(() => undefined)
  if (examples === undefined) forgetExamples(places)

  const bar = progress('Extracting', packages.length, options.stream)
  const whenStarting = (): void => {
    const paths = packages.map(({ path }) => path)
    steps.graph.run('readRootGraph', places.graph, paths).catch(() => undefined)
    whenChanging(settings.baseUrl)
  }
  const extracted = await timed('extraction', () =>
    extractPackages(packages, steps, places.cache, bar, kept, whenStarting),
  )
  bar.end()

  // The dev server shows those of the last build.
  const wanted = options.preview === true || options.untrusted === true ? undefined : versions
  const old = await timed('releases', () => extractReleases(places, packages, wanted, steps, options.stream))
  const configuration = versions?.file ?? 'site.config.ts'
  const notCompared =
    options.preview === true
      ? []
      : await timed('releases', () =>
          writeReleaseHistories(places, extracted, old, steps, options.stream, configuration),
        )
  const graphFindings = await timed('graph', () =>
    buildGraph(places, extracted, steps, options.stream, () => whenChanging(settings.baseUrl)),
  )
  let leftSources: readonly string[] = []
  if (settings.sourcePages) leftSources = await timed('source pages', () => writeSources(places, options, steps))
  else forgetSources(places)
  const answered = await examples
  const withoutPages =
    options.preview === true
      ? []
      : await timed('releases', () => writeReleases(places, old.releases, steps, options.stream, configuration))
  return {
    extractions: withGraph(extracted, graphFindings, places),
    excluded: [...excluded, ...(narrowed === undefined ? leftOutOfWorkspace(workspace) : [])],
    publicPaths: new Set(
      publicPackages(found)
        .filter(isWanted)
        .map(({ path }) => path),
    ),
    ...(narrowed !== undefined && { narrowed: { chosen: packages.length, all: selected.packages.length } }),
    findings: [
      ...outsidePackages(workspace.outside),
      ...missingInstall(places.root, packages),
      ...emptyPatterns(workspace),
      ...projectsWithoutPackage(places.root),
      ...diagnostics,
      ...old.diagnostics,
      ...notCompared,
      ...(options.untrusted === true && versions !== undefined ? [untrustedVersions(versions)] : []),
      ...withoutPages,
      ...withoutSource(leftSources),
    ],
    durations,
    ...settings,
    ...(answered !== undefined && { answered }),
  }
}

/** Checks the examples of a site. One that fails is no reason to have no site. */
function checkedExamples(
  places: Places,
  packages: readonly FoundPackage[],
  found: readonly FoundPackage[],
  options: DocumentOptions,
  steps: Steps,
  kept: KeptExtractions,
): Promise<AnsweredExamples> {
  const { content } = docsSources(places, options)
  return answerSiteExamples(places, packages, found, content, steps, kept.answer()).catch((error: Error) =>
    failStep('examples', error, `[ERROR] ${error.message}`),
  )
}

/** Whether a package has changed, judged by the packages that the last configuration selects. */
function mayExtract(found: readonly FoundPackage[], { content }: Places, kept: KeptExtractions): boolean {
  let selection: PackageSelection | undefined
  try {
    selection = settingsOf(content, false).selection
  } catch {
    // There is none yet.
  }
  return selectPackages(found, selection).packages.some((one) => kept.read(one) === undefined)
}

/**
 * Writes the graph of all extracted packages.
 *
 * @returns Findings of all packages, including those whose graph was reused.
 */
async function buildGraph(
  places: Places,
  extractions: readonly Extraction[],
  steps: Steps,
  stream: ProgressStream,
  whenChanging: () => void,
): Promise<GraphFinding[]> {
  const graph = graphOptions(places, extractions)
  const { result } = await runUnlessUnchanged(places, {
    name: 'symbol graph',
    inputs: () => [
      programFingerprint(workspaceOf('symbol-graph')),
      graph,
      graphInputs(
        places,
        extractions.filter((one) => reasonWithoutApi(one) === undefined),
      ),
    ],
    output: [places.graph],
    run: () => {
      whenChanging()
      return showing('Building the symbol graph', stream, () =>
        steps.graph
          .run('writeRootGraph', graph)
          .catch((error: unknown) => failStep('symbol graph', error, describeSystemError(error))),
      )
    },
  })
  return result
}

/** Packages of the graph: those with an API. */
export function graphOptions(places: Places, extractions: readonly Extraction[]): RootGraphOptions {
  const documented = extractions.filter((one) => reasonWithoutApi(one) === undefined)
  const packages = documented.map(({ package: one, apiFolder }) => {
    const releaseHistory = releaseHistoryFile(places, one)
    return { folder: one.directory, apiFolder, ...(existsSync(releaseHistory) && { releaseHistory }) }
  })
  const transform = transformOf(places)
  return { root: places.root, packages, out: places.graph, ...(transform !== undefined && { transform }) }
}

/** Options of the graph by the newest docs; undefined where they have the same transform, so that no page changes. */
export function renewedGraphOptions(
  { transform: before, ...others }: RootGraphOptions,
  places: Pick<Places, 'content'>,
): RootGraphOptions | undefined {
  const transform = transformOf(places)
  return transform === before ? undefined : { ...others, ...(transform !== undefined && { transform }) }
}

/** Bundled module of the configuration that changes pages; its name changes with it. */
function transformOf({ content }: Pick<Places, 'content'>): string | undefined {
  const file = join(content, 'manifest.json')
  if (!existsSync(file)) return undefined
  const { transform } = JSON.parse(readFileSync(file, 'utf8')) as { transform?: string }
  return transform === undefined ? undefined : join(content, transform)
}

/** Inputs of the graph. The README of a package may have any letter case, so its folder is listed. */
function graphInputs(places: Places, extractions: readonly Extraction[]): unknown {
  const { root } = places
  const answer = answering(openSourceRoot(root))
  const histories = join(root, 'api-reports', 'history')
  return [
    answer('text', join(root, 'signpost.links.json')),
    (existsSync(histories) ? readdirSync(histories).sort() : []).map((name) => [
      name,
      answer('text', join(histories, name)),
    ]),
    extractions.map(({ package: { directory, path }, apiFolder }) => [
      path,
      stampsOf(apiFolder),
      stampsOf(releaseHistoryFile(places, { path })),
      readdirSync(directory)
        .filter((name) => manifestFiles.includes(name) || /^readme\./i.test(name))
        .sort()
        .map((name) => [name, answer('text', join(directory, name))]),
    ]),
  ]
}

/**
 * Extractions with what the graph found and has of them. The graph repeats findings of the facts, whose codes begin with other
 * letters.
 */
function withGraph(
  extractions: readonly Extraction[],
  found: readonly GraphFinding[],
  { graph, root }: Places,
): Extraction[] {
  const { packages } = JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as {
    packages: readonly { folder: string; slug: string; status: string; typesPackage?: string }[]
  }
  const shown = packages.filter(({ status }) => status !== 'failed')
  const documented = new Map(shown.map(({ folder, slug }) => [folder, slug]))
  // An `@types` package beside the package that it describes has its declarations there.
  const described = new Set(shown.flatMap(({ typesPackage = [] }) => typesPackage))
  return extractions.map(({ findings, ...one }) => {
    const own = found.filter((finding) => finding.package === one.package.path)
    // The first of two packages with one name has the pages.
    const isShown =
      documented.has(one.package.path) ||
      described.has(one.package.manifest.name ?? '') ||
      own.some(({ code }) => code === 'SG-DUPLICATE-PACKAGE')
    return {
      ...one,
      ...(!isShown && { hasNoPages: true }),
      ...(documented.has(one.package.path) && { slug: documented.get(one.package.path)! }),
      findings: [
        ...withArchives(root, findings).map((finding) => ({
          ...finding,
          file: posix.join(one.package.path, finding.file),
        })),
        ...own.filter(({ code }) => code.startsWith('SG-')),
      ],
    }
  })
}

/**
 * Writes configuration and docs, and prints their findings. A root without docs gets its README as introduction.
 *
 * @param stream - Shows that this is in progress.
 */
export async function buildContent(
  places: Places,
  options: DocumentOptions,
  steps: Steps,
  stream?: ProgressStream,
): Promise<void> {
  const { config, content } = docsSources(places, options)
  const readme = firstExisting([join(places.root, 'README.md')]) ?? writeIntroduction(places)
  const { preview = false, untrusted = false, baseUrl, url } = options
  const sources = {
    site: places.root,
    root: places.root,
    strings: stringsFolder,
    ...(config !== undefined && { config }),
    ...(content === undefined ? { introReadme: readme } : { content }),
    drafts: preview,
    untrusted,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(url !== undefined && { url }),
  }
  const { result } = await runUnlessUnchanged(places, {
    name: 'docs',
    inputs: () => {
      const found = docsInputs(places.root, readme, docsSources(places, options), options)
      return found === undefined ? undefined : [programFingerprint(workspaceOf('docs-content')), sources, found]
    },
    output: [places.content],
    run: async () => {
      const write = () =>
        steps.docs
          .run('writeDocs', sources, places.content)
          .catch((error: Error) => failStep('docs', error, `[ERROR] ${error.message}`))
      const written = await (stream === undefined ? write() : showing('Reading the docs', stream, write))
      const { diagnostics, unused } = written
      if (!preview && diagnostics.some(({ severity }) => severity === 'error'))
        throw new StepError('docs', formatDiagnostics([...diagnostics, ...unused]).join('\n'))
      return written
    },
  })
  const shown = [...result.diagnostics, ...result.unused]
    // The dev server has no check of all pages.
    .filter(({ code }) => preview || !ofTheCheck.includes(code))
  for (const line of formatDiagnostics(shown)) printError(line)
  if (result.offCount > 0) printError(`${countedOff(result.offCount)}.`)
}

/**
 * Inputs of the docs. Undefined for a configuration that is code, which may read anything, for one that names files, and for docs
 * with dates and authors, which Git has.
 */
function docsInputs(
  root: string,
  readme: string,
  { config, content }: ReturnType<typeof docsSources>,
  { untrusted = false }: DocumentOptions,
): unknown {
  if (
    config !== undefined &&
    // Reading a pipe would wait for its writer; the step refuses it.
    (!config.endsWith('.json') ||
      !statSync(config).isFile() ||
      /"(?:lastUpdate|\.\.?\/.*)"/.test(readFileSync(config, 'utf8')))
  ) {
    return undefined
  }
  const above = foldersAbove(root).map((folder) => rootMarkers.map((name) => existsSync(join(folder, name))))
  const files = [...manifestFiles.map((name) => join(root, name)), readme, ...(config === undefined ? [] : [config])]
  const answer = answering(
    openSourceRoot(
      root,
      files.map((file) => dirname(file)),
    ),
  )
  return [
    above,
    process.env['SIGNPOST_BASE_URL'],
    // Links to sources lead to it.
    untrusted ? undefined : headCommit(root),
    files.map((file) => answer('text', file)),
    content === undefined ? [] : docsFolders(content).map((folder) => [folder, contentOf(folder)]),
  ]
}

/** Folder of docs, and those of its versions beside it. */
function docsFolders(content: string): string[] {
  const parent = dirname(content)
  const versions = readdirSync(parent).filter((name) => name.startsWith(`${basename(content)}-`))
  return [content, ...versions.sort().map((name) => join(parent, name))]
}

function foldersAbove(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(dirname(folder))]
}

/** Configuration and folder of docs: those given, else the root's, if it has them. */
export function docsSources(
  places: Places,
  options: Pick<DocumentOptions, 'config' | 'content' | 'untrusted'>,
): { config?: string; content?: string } {
  const names = options.untrusted === true ? [...configNames].reverse() : configNames
  const config = options.config ?? firstExisting(names.map((name) => join(places.root, name)))
  const content = options.content ?? firstExisting([join(places.root, 'content', 'docs')])
  return { ...(config !== undefined && { config }), ...(content !== undefined && { content }) }
}

function firstExisting(files: readonly string[]): string | undefined {
  return files.find((file) => existsSync(file))
}

/** Writes an introduction for a root without a README. */
function writeIntroduction({ cache }: Places): string {
  const file = join(cache, 'introduction.md')
  writeFileSync(
    file,
    '# Introduction\n\nThis is the API reference of the packages in this repository, generated from their declarations.\n\n' +
      'Start at the [list of packages](/api). Every exported symbol has a page of its own.\n',
  )
  return file
}

function settingsOf(
  content: string,
  isPreview: boolean,
): Pick<Documentation, 'baseUrl' | 'off' | 'docsFindings' | 'examples' | 'sourcePages' | 'coverage'> & {
  selection?: PackageSelection
  versions?: WantedVersions
} {
  const { config, off, packages, versions, examples, sourcePages, coverage, diagnostics } = JSON.parse(
    readFileSync(join(content, 'manifest.json'), 'utf8'),
  ) as {
    config: { baseUrl?: string }
    off?: SwitchedOff
    packages?: PackageSelection
    examples?: true
    sourcePages?: true
    coverage?: CoverageMinimum
    versions?: WantedVersions
    diagnostics: readonly Diagnostic[]
  }
  const { kept } = switchOff(diagnostics, off)
  const docsFindings = isPreview ? kept : kept.filter(({ code }) => !ofTheCheck.includes(code))
  return {
    baseUrl: config.baseUrl ?? '/',
    docsFindings,
    ...(off && { off }),
    ...(examples && { examples }),
    ...(sourcePages && { sourcePages }),
    ...(coverage && { coverage }),
    ...(packages && { selection: packages }),
    ...(versions && { versions }),
  }
}
