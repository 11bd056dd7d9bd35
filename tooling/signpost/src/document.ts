import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { printError, switchOff, type Diagnostic, type DiagnosticCode, type SwitchedOff } from '@signpost/diagnostics'
import { answering, headCommit, inheritedClaim, openSourceRoot, programFingerprint, rootMarkers } from '@signpost/files'
import { extractPackages, reasonWithoutApi, type Extraction } from './extract-packages.ts'
import { findPackages } from '@signpost/files/find-packages'
import { missingInstall } from './missing-install.ts'
import { outsidePackages } from './outside-packages.ts'
import { contentOf, stampsOf } from './kept-result.ts'
import { program, stringsFolder, workspaceOf, type Places, type Tool } from './places.ts'
import { progress, showing, type ProgressStream } from './progress.ts'
import { runStep } from './run-step.ts'
import type { ToolResult } from './run-tool.ts'
import { publicPackages, selectPackages, type LeftOut, type PackageSelection } from './select-packages.ts'
import { StepError } from './step-error.ts'
import { runUnlessUnchanged } from './unchanged-step.ts'
import { emptyPatterns, leftOutOfWorkspace } from './workspace-findings.ts'

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
  /** Findings about the root, not about a package. */
  findings: readonly Diagnostic[]
  /** Findings in the hand-written docs, without those that the check of the built pages reports. */
  docsFindings: readonly Diagnostic[]
}

/** Files of the root; each one has a default. */
export interface DocumentOptions {
  /** A `site.config.*`. */
  config?: string
  /** Folder of hand-written docs. */
  content?: string
  /** Whether to run no code of the root: its configuration must be JSON. */
  untrusted?: boolean
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
 * @throws {@link RootError} when the root has nothing to document.
 * @throws {@link StepError} when the graph or the docs could not be written at all.
 */
export async function documentRoot(places: Places, options: DocumentOptions): Promise<Documentation> {
  const workspace = findPackages(places.root)
  const found = workspace.packages
  mkdirSync(places.cache, { recursive: true })
  // First, because the configuration selects the packages.
  await buildContent(places, options, options.stream)
  const { selection, ...settings } = settingsOf(places.content, options.preview === true)
  const { packages, excluded, diagnostics } = selectPackages(found, selection)

  // The dev server extracts changed packages to the cache; results of an untrusted root may say anything.
  const isReusing = options.preview !== true && options.untrusted !== true
  const bar = progress('Extracting', packages.length, options.stream)
  const extracted = await extractPackages(packages, places.cache, bar, isReusing)
  bar.end()

  const documented = extracted.filter((one) => reasonWithoutApi(one) === undefined)
  const graphFindings = await buildGraph(places, documented, options.stream)
  return {
    extractions: withGraph(extracted, graphFindings, places.graph),
    excluded: [...excluded, ...leftOutOfWorkspace(workspace)],
    publicPaths: new Set(publicPackages(found).map(({ path }) => path)),
    findings: [
      ...outsidePackages(workspace.outside),
      ...missingInstall(places.root, packages),
      ...emptyPatterns(workspace),
      ...diagnostics,
    ],
    ...settings,
  }
}

/** A finding of the graph. Files are relative to the root. */
type GraphFinding = Diagnostic & { package: string }

/**
 * Writes the graph of all extracted packages.
 *
 * @returns Findings of all packages, including those whose graph was reused.
 */
async function buildGraph(
  places: Places,
  extractions: readonly Extraction[],
  stream: ProgressStream,
): Promise<GraphFinding[]> {
  // Do not replace the list of a newer build before it is read.
  inheritedClaim().confirm()
  const list = join(places.cache, 'packages.json')
  const diagnostics = join(places.cache, 'diagnostics.json')
  writeFileSync(
    list,
    JSON.stringify(extractions.map(({ package: { directory }, apiFolder }) => ({ folder: directory, apiFolder }))),
  )
  const args = ['build', '--root', places.root, '--list', list, '--out', places.graph, '--diagnostics', diagnostics]
  await step(places, {
    name: 'symbol graph',
    tool: 'symbol-graph',
    shown: { title: 'Building the symbol graph', stream },
    args,
    options: [youngHeap],
    inputs: () => graphInputs(places, extractions),
    output: [places.graph, diagnostics],
  })
  return JSON.parse(readFileSync(diagnostics, 'utf8')) as GraphFinding[]
}

/** Inputs of the graph. The README of a package may have any letter case, so its folder is listed. */
function graphInputs({ root }: Places, extractions: readonly Extraction[]): unknown {
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
      readdirSync(directory)
        .filter((name) => name === 'package.json' || /^readme\./i.test(name))
        .sort()
        .map((name) => [name, answer('text', join(directory, name))]),
    ]),
  ]
}

/**
 * Extractions with what the graph found and has of them. The graph repeats findings of the facts, whose codes begin with other
 * letters.
 */
function withGraph(extractions: readonly Extraction[], found: readonly GraphFinding[], graph: string): Extraction[] {
  const { packages } = JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as {
    packages: readonly { folder: string; status: string }[]
  }
  const documented = new Set(packages.flatMap(({ folder, status }) => (status === 'failed' ? [] : [folder])))
  return extractions.map(({ findings, ...one }) => {
    const own = found.filter((finding) => finding.package === one.package.path)
    // The first of two packages with one name has the pages.
    const isShown = documented.has(one.package.path) || own.some(({ code }) => code === 'SG-DUPLICATE-PACKAGE')
    return {
      ...one,
      ...(!isShown && { hasNoPages: true }),
      findings: [
        ...findings.map((finding) => ({ ...finding, file: posix.join(one.package.path, finding.file) })),
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
export async function buildContent(places: Places, options: DocumentOptions, stream?: ProgressStream): Promise<void> {
  const { config, content } = docsSources(places, options)
  const readme = firstExisting([join(places.root, 'README.md')]) ?? writeIntroduction(places)
  const args = [
    'build',
    '--site',
    places.root,
    '--root',
    places.root,
    '--out',
    places.content,
    '--strings',
    stringsFolder,
    ...(config === undefined ? [] : ['--config', config]),
    ...(content === undefined ? ['--intro-readme', readme] : ['--content', content]),
    ...(options.preview === true ? ['--preview'] : []),
    ...(options.untrusted === true ? ['--untrusted'] : []),
    ...(options.baseUrl === undefined ? [] : ['--base', options.baseUrl]),
    ...(options.url === undefined ? [] : ['--url', options.url]),
  ]
  const inputs = (): unknown => docsInputs(places.root, readme, docsSources(places, options), options)
  const output = await step(places, {
    name: 'docs',
    tool: 'docs-content',
    ...(stream && { shown: { title: 'Reading the docs', stream } }),
    args,
    inputs,
    output: [places.content],
  })
  const found = output
    .split('\n')
    .filter((line) => /^\[(?:ERROR|WARNING|INFO)\]|switched off by configuration\.$/.test(line))
    // The dev server has no check of all pages.
    .filter((line) => options.preview === true || !ofTheCheck.some((code) => line.endsWith(` (${code})`)))
  if (found.length > 0) printError(found.join('\n'))
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
  const files = [join(root, 'package.json'), readme, ...(config === undefined ? [] : [config])]
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

interface DataStep {
  name: string
  tool: Tool
  /** Title of its progress, shown while it runs. */
  shown?: { title: string; stream: ProgressStream }
  args: readonly string[]
  /** Options of Node. */
  options?: readonly string[]
  inputs: () => unknown
  output: readonly string[]
}

/** Option of Node: fewer collections of short-lived objects, which take 13 % of the graph's time, for 100 MB more memory. */
const youngHeap = '--max-semi-space-size=64'

/** Runs a step that writes data, or reuses its last result. Returns what it printed. */
async function step(
  places: Places,
  { name, tool, shown, args, options = [], inputs, output }: DataStep,
): Promise<string> {
  const result = await runUnlessUnchanged(places, {
    name,
    inputs: () => {
      const found = inputs()
      return found === undefined ? undefined : [programFingerprint(workspaceOf(tool)), args, found]
    },
    output,
    run: () => {
      const work = (): Promise<ToolResult> => runStep(name, [...options, program(tool), ...args])
      return shown === undefined ? work() : showing(shown.title, shown.stream, work)
    },
  })
  if (result.code !== 0) throw new StepError(name, result.output)
  return result.output
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
): Pick<Documentation, 'baseUrl' | 'off' | 'docsFindings'> & { selection?: PackageSelection } {
  const { config, off, packages, diagnostics } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8')) as {
    config: { baseUrl?: string }
    off?: SwitchedOff
    packages?: PackageSelection
    diagnostics: readonly Diagnostic[]
  }
  const { kept } = switchOff(diagnostics, off)
  const docsFindings = isPreview ? kept : kept.filter(({ code }) => !ofTheCheck.includes(code))
  return { baseUrl: config.baseUrl ?? '/', docsFindings, ...(off && { off }), ...(packages && { selection: packages }) }
}
