import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { digest, openSourceRoot, type SourceRoot } from '@signpost/files'
import { openGraph, type Graph } from '@signpost/graph-model'
import { createHighlight, type Highlight } from '@signpost/markdown'
import { definitionsOf, type Definitions } from './definitions.ts'
import { languageOf } from './language.ts'
import { limits } from './limits.ts'
import { linkIdentifiers } from './link-identifiers.ts'
import { linesOf, readFile, type ReadFile } from './read-file.ts'
import { formatVersion, manifestName } from './reader/open-sources.ts'
import type { SourceEntry, SourceManifest, SourceTarget } from './reader/index.ts'
import { shownFiles } from './shown-files.ts'
import { sourceLines } from './source-lines.ts'

/** Inputs of {@link writeSourcePages}. */
export interface SourcePagesOptions {
  root: string
  /** Folder of the symbol graph. */
  graph: string
  /** Whether Git may run in the root; without it, only published files have pages. */
  usesGit: boolean
  /** Folder of the source pages, which is created. */
  out: string
  /** Fingerprint of the program: files of another one are written again. */
  program: string
}

/** Written source pages. */
export interface WrittenSources {
  /** Number of files with a page. */
  pages: number
  /** Files with documented declarations that may not be shown, by path from the root: neither tracked nor published. */
  left: string[]
}

/** Name of the file with the fingerprints of packages in the folder of source pages. */
const stateName = 'state.json'

/** Fingerprint of a package's inputs, and its entries, by slug. */
type State = Record<string, { key: string; files: readonly SourceEntry[] }>

/**
 * Writes one data file for each source file with documented declarations. A package of which nothing has changed is not read by the
 * compiler again.
 *
 * @throws RootError when the root does not exist, GraphFormatError for another graph.
 */
export async function writeSourcePages({
  root,
  graph: folder,
  usesGit,
  out,
  program,
}: SourcePagesOptions): Promise<WrittenSources> {
  const source = openSourceRoot(root)
  const graph = openGraph(folder)
  const exported = exportsOf(graph)
  mkdirSync(out, { recursive: true })
  const known = readState(out)
  const state: State = {}
  const left: string[] = []
  for (const { slug, folder: path, status } of graph.manifest.packages) {
    if (status === 'failed') continue
    const definitions = definitionsOf(graph, slug)
    const files = filesOf(source, path, definitions, usesGit, left)
    const key = digest(JSON.stringify([program, exported.key, [...definitions], files.fingerprint]))
    const kept = Object.hasOwn(known, slug) ? known[slug] : undefined
    const isKept =
      kept?.key === key && kept.files.every(({ data }) => data === undefined || existsSync(join(out, data)))
    state[slug] = isKept ? kept : { key, files: await writePackage(out, files, definitions, exported.find) }
  }
  const manifest: SourceManifest = {
    formatVersion,
    packages: graph.manifest.packages.flatMap(({ slug, folder: path }) =>
      state[slug] === undefined || state[slug].files.length === 0
        ? []
        : [{ slug, folder: path, files: state[slug].files }],
    ),
  }
  replace(join(out, stateName), JSON.stringify(state))
  replace(join(out, manifestName), `${JSON.stringify(manifest)}\n`)
  const used = new Set(Object.values(state).flatMap(({ files }) => files.flatMap(({ data }) => data ?? [])))
  for (const name of readdirSync(out)) {
    if (name !== stateName && name !== manifestName && !used.has(name)) rmSync(join(out, name), { recursive: true })
  }
  return { pages: manifest.packages.reduce((sum, { files }) => sum + files.length, 0), left: left.sort() }
}

/** Files of one package. */
interface PackageFiles {
  /** Path of the package from the root. */
  folder: string
  /** Files with documented declarations, by path from the root. */
  shown: ReadonlyMap<string, ReadFile>
  /** Text of any file that may be shown, by path from the root. */
  readText: (path: string) => string | undefined
  fingerprint: unknown
}

function filesOf(
  source: SourceRoot,
  folder: string,
  definitions: Definitions,
  usesGit: boolean,
  left: string[],
): PackageFiles {
  const absolute = join(source.dir, ...folder.split('/'))
  const allowed = shownFiles(source, absolute, usesGit)
  const inside = (path: string): string | undefined => {
    const prefix = folder === '' || folder === '.' ? '' : `${folder}/`
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) : undefined
    return rest !== undefined && allowed.has(rest) ? rest : undefined
  }
  const texts = new Map<string, ReadFile | undefined>()
  const read = (path: string): ReadFile | undefined => {
    const rest = inside(path)
    if (rest === undefined) return undefined
    if (!texts.has(path)) texts.set(path, readFile(source, absolute, rest))
    return texts.get(path)
  }
  const shown = new Map<string, ReadFile>()
  for (const path of [...definitions.keys()].sort()) {
    const found = read(path)
    if (found === undefined) left.push(path)
    else shown.set(path, found)
  }
  // Any file of code of the package may pass a name on.
  const code = allowed.paths.filter((path) => languageOf(path) !== 'text').map((path) => posix.join(folder, path))
  return {
    folder,
    shown,
    readText: (path) => read(path)?.text,
    fingerprint: code.map((path) => [path, digest(read(path)?.text ?? '')]),
  }
}

async function writePackage(
  out: string,
  { shown, readText, folder }: PackageFiles,
  definitions: Definitions,
  exported: (specifier: string, name: string) => SourceTarget | undefined,
): Promise<SourceEntry[]> {
  const highlight = await createHighlight()
  const texts = new Map(
    [...shown].flatMap(([path, { text }]) =>
      text === undefined || text.length > limits.highlighted || languageOf(path) === 'text'
        ? []
        : [[path, text] as const],
    ),
  )
  const links = linkIdentifiers({ texts, readText, definitions, exported })
  return [...shown].map(([path, { about, text }]): SourceEntry => {
    if (text === undefined) return about
    const written = linesOf(text)
    const tokens = tokensOf(
      written.map(({ line }) => line),
      path,
      highlight,
    )
    const lines = sourceLines(
      tokens,
      written.map(({ start }) => start),
      links.get(path) ?? [],
    )
    const json = JSON.stringify(lines)
    const data = `${digest(`${folder}\0${path}\0${json}`).slice(0, 22)}.json`
    if (!existsSync(join(out, data))) replace(join(out, data), json)
    return { ...about, data }
  })
}

function tokensOf(lines: readonly string[], path: string, highlight: Highlight): ReturnType<Highlight> {
  const text = lines.join('\n')
  return text.length > limits.highlighted
    ? lines.map((line) => (line === '' ? [] : [{ text: line }]))
    : highlight(text, languageOf(path), limits.highlighted)
}

/** Finds symbols by the specifier and the name of an import, in all packages. */
function exportsOf(graph: Graph): {
  key: string
  find: (specifier: string, name: string) => SourceTarget | undefined
} {
  const byId = new Map<string, SourceTarget>()
  for (const { slug, name: packageName, typesPackage } of graph.manifest.packages) {
    for (const { id, kind, name } of graph.package(slug)?.symbols ?? []) {
      const rest = id.slice(slug.length)
      for (const one of [packageName, typesPackage]) {
        if (one !== undefined && id.startsWith(slug)) byId.set(one + rest, { page: { slug, kind, name } })
      }
    }
  }
  return {
    key: digest(JSON.stringify([...byId])),
    find: (specifier, name) => byId.get(`${specifier}!${name}`),
  }
}

function readState(out: string): State {
  try {
    return JSON.parse(readFileSync(join(out, stateName), 'utf8')) as State
  } catch {
    return {}
  }
}

/** Replaces a file: readers see the old one or the new one. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
