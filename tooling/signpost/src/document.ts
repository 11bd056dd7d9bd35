import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { inheritedClaim } from '@signpost/files'
import { extractPackages, type Extraction } from './extract-packages.ts'
import { findPackages } from './find-packages.ts'
import type { Places } from './places.ts'
import { program } from './places.ts'
import { progress, type ProgressStream } from './progress.ts'
import { runStep } from './run-step.ts'
import { selectPackages } from './select-packages.ts'
import { StepError } from './step-error.ts'

/** What a root's documentation was made of. */
export interface Documentation {
  /** With all that the graph found in the package, too. */
  extractions: Extraction[]
  /** The base URL of the root's site configuration, `/` when it sets none. */
  baseUrl: string
}

/** Which of the root's own files to use; each is looked for when it is not given. */
export interface DocumentOptions {
  /** A `site.config.*`. */
  config?: string
  /** The folder of hand-written docs. */
  content?: string
  /** Whether the root's code must not run: of its configurations only JSON is read. */
  untrusted?: boolean
  /** For reading while one writes: drafts are docs too, and nothing found in the docs is a reason to stop. */
  preview?: boolean
  stream: ProgressStream
}

const configNames = ['ts', 'mts', 'js', 'mjs', 'json'].map((ending) => `site.config.${ending}`)

/**
 * Turns a repository into data: doc models, then the symbol graph, then configuration and hand-written docs.
 *
 * @throws {@link RootError} when the root has nothing to document.
 * @throws {@link StepError} when the graph or the docs could not be written at all.
 */
export async function documentRoot(places: Places, options: DocumentOptions): Promise<Documentation> {
  const packages = selectPackages(findPackages(places.root).packages)
  mkdirSync(places.cache, { recursive: true })

  const bar = progress('Extracting', packages.length, options.stream)
  const extracted = await extractPackages(packages, places.cache, bar)
  bar.end()

  const extractions = withGraph(extracted, await buildGraph(places, extracted))
  await buildContent(places, options)
  return { extractions, baseUrl: baseUrlOf(places.content) }
}

/** Something that the graph found. Files are relative to the root. */
type GraphFinding = Diagnostic & { package: string }

/**
 * Writes the graph of all packages that were extracted.
 *
 * @returns What was found in all of them, the same whether they were made anew or known from before.
 */
export async function buildGraph(places: Places, extractions: readonly Extraction[]): Promise<GraphFinding[]> {
  // A newer build's list must not be replaced before it is read.
  inheritedClaim().confirm()
  const list = join(places.cache, 'packages.json')
  const diagnostics = join(places.cache, 'diagnostics.json')
  writeFileSync(
    list,
    JSON.stringify(extractions.map(({ package: { directory }, apiFolder }) => ({ folder: directory, apiFolder }))),
  )
  await step('symbol graph', [
    program('symbol-graph'),
    'build',
    '--root',
    places.root,
    '--list',
    list,
    '--out',
    places.graph,
    '--diagnostics',
    diagnostics,
  ])
  return JSON.parse(readFileSync(diagnostics, 'utf8')) as GraphFinding[]
}

/** Extractions with what the graph found beside it. It repeats what their facts say, which begins with other letters. */
function withGraph(extractions: readonly Extraction[], found: readonly GraphFinding[]): Extraction[] {
  return extractions.map(({ findings, ...one }) => ({
    ...one,
    findings: [
      ...findings.map((finding) => ({ ...finding, file: posix.join(one.package.path, finding.file) })),
      ...found.filter((finding) => finding.package === one.package.path && finding.code.startsWith('SG-')),
    ],
  }))
}

/** Writes configuration and docs, and prints what was found in them; a root without docs gets its README as the introduction. */
export async function buildContent(places: Places, options: DocumentOptions): Promise<void> {
  const { config, content } = docsSources(places, options)
  const readme = firstExisting([join(places.root, 'README.md')]) ?? writeIntroduction(places)
  const output = await step('docs', [
    program('docs-content'),
    'build',
    '--site',
    places.root,
    '--root',
    places.root,
    '--out',
    places.content,
    ...(config === undefined ? [] : ['--config', config]),
    ...(content === undefined ? ['--intro-readme', readme] : ['--content', content]),
    ...(options.preview === true ? ['--preview'] : []),
    ...(options.untrusted === true ? ['--untrusted'] : []),
  ])
  const found = output.split('\n').filter((line) => /^\[(?:WARNING|ERROR)\]/.test(line))
  if (found.length > 0) console.warn(found.join('\n'))
}

/** The configuration and the folder of docs to use: those that were asked for, else the root's own, if there are any. */
export function docsSources(
  places: Places,
  options: Pick<DocumentOptions, 'config' | 'content' | 'untrusted'>,
): { config?: string; content?: string } {
  const names = options.untrusted === true ? [...configNames].reverse() : configNames
  const config = options.config ?? firstExisting(names.map((name) => join(places.root, name)))
  const content = options.content ?? firstExisting([join(places.root, 'content', 'docs')])
  return { ...(config !== undefined && { config }), ...(content !== undefined && { content }) }
}

async function step(name: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runStep(name, args)
  if (code !== 0) throw new StepError(name, output)
  return output
}

function firstExisting(files: readonly string[]): string | undefined {
  return files.find((file) => existsSync(file))
}

/** For a root that has no README: what this site is, in three sentences. */
function writeIntroduction({ cache }: Places): string {
  const file = join(cache, 'introduction.md')
  writeFileSync(
    file,
    '# Introduction\n\nThis is the API reference of the packages in this repository, generated from their declarations.\n\n' +
      'Start at the [list of packages](/api). Every exported symbol has a page of its own.\n',
  )
  return file
}

function baseUrlOf(content: string): string {
  const { config } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8')) as {
    config: { baseUrl?: string }
  }
  return config.baseUrl ?? '/'
}
