import { printable } from '@signpost/diagnostics'
import type { Dirent } from 'node:fs'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { rootMarkers, SourceError, type SourceRoot, walkable } from '@signpost/files'
import type { ContentDiagnostic } from '../reader/model.ts'
import { readFileHistory } from './file-history.ts'
import type { CategoryFile, LocaleSources, SourceFile } from './source-file.ts'

/** Where the sources are. */
export interface SourcePlaces {
  /** The site's folder; messages name files from here. */
  site: string
  /** The files that may be read. */
  source: SourceRoot
  /** The folder with one folder per locale, or with the default locale's docs themselves. */
  content: string
  /** Whether Git is asked when each file was last changed. */
  history?: boolean
}

/**
 * Reads every Markdown file and `_category_.json` of the content folder. Names that start with `.` or one `_` are not
 * docs. A file that cannot be read becomes a diagnostic; the others are read.
 *
 * @param locales - Codes; the first one is the default
 */
export function readSources(
  places: SourcePlaces,
  locales: readonly string[],
  diagnostics: ContentDiagnostic[],
): LocaleSources[] {
  const repository = repositoryRoot(places.site)
  const history = places.history ? readFileHistory(places.content, places.site) : undefined
  const isFlat = !locales.some((locale) => isFolder(join(places.content, locale)))
  return locales.map((locale, index) => {
    const sources: LocaleSources = { locale, files: [], categories: [] }
    const folder = isFlat ? places.content : join(places.content, locale)
    if (isFlat && index > 0) return sources
    // A link to a large folder elsewhere would be gone through as a whole.
    if (isFolder(folder) && !places.source.contains(folder)) {
      diagnostics.push(refusedFolder(shownFrom(places.site, folder)))
      return sources
    }
    for (const path of listFiles(folder, '')) {
      const file = join(folder, path)
      const shown = shownFrom(places.site, file)
      const text = readText(places.source, file, shown, diagnostics)
      if (text === undefined) continue
      if (path.endsWith('.json')) {
        const category = readCategory(path, shown, text, diagnostics)
        if (category) sources.categories.push(category)
        continue
      }
      const fromContent = slashes(relative(places.content, file))
      const lastChange = history?.get(fromContent)
      sources.files.push({
        path,
        shown,
        file: fromContent,
        repositoryFolder: slashes(relative(repository, dirname(file))),
        repository,
        text,
        ...(lastChange && { lastChange }),
      })
    }
    return sources
  })
}

/** Reads a README in place of docs. Absent, with a diagnostic, when it cannot be read. */
export function readIntroduction(
  file: string,
  { site, source }: Pick<SourcePlaces, 'site' | 'source'>,
  diagnostics: ContentDiagnostic[],
): SourceFile | undefined {
  const path = resolve(file)
  const shown = shownFrom(site, path)
  const text = readText(source, path, shown, diagnostics)
  if (text === undefined) return undefined
  const repository = repositoryRoot(site)
  const repositoryFolder = slashes(relative(repository, dirname(path)))
  return { path: 'intro.md', shown, file: '', repositoryFolder, repository, text }
}

/** The nearest folder upwards that is a repository or a workspace root; the folder itself when there is none. */
export function repositoryRoot(folder: string): string {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (rootMarkers.some((name) => existsSync(join(at, name)))) return at
    if (at === dirname(at)) return resolve(folder)
  }
}

/** Paths of Markdown and category files below a folder, in code unit order. */
function listFiles(folder: string, below: string): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(join(folder, below), { withFileTypes: true })
  } catch {
    return []
  }
  const paths = entries.flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return isHidden(entry.name) || entry.name === 'node_modules' ? [] : listFiles(folder, path)
    const isCategory = entry.name === '_category_.json' && below !== ''
    const isDoc = /\.mdx?$/.test(entry.name) && !isHidden(entry.name)
    return isCategory || isDoc ? [path] : []
  })
  return paths.sort()
}

/** Two underscores are part of a name, such as that of a symbol. */
function isHidden(name: string): boolean {
  return /^(?:\.|_(?!_))/.test(name)
}

function readText(
  source: SourceRoot,
  file: string,
  shown: string,
  diagnostics: ContentDiagnostic[],
): string | undefined {
  let bytes: Buffer
  try {
    bytes = source.read(file)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const isMisnamed = file.includes('\uFFFD') && error.code === 'missing'
    const { found, expected, nextStep } = isMisnamed ? misnamed : error
    diagnostics.push({
      code: 'unreadable-file',
      severity: 'warning',
      file: shown,
      found,
      expected,
      nextStep: `${nextStep} The other docs are not affected.`,
    })
    return undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    diagnostics.push({
      code: 'not-utf-8',
      severity: 'warning',
      file: shown,
      found: 'bytes that are not UTF-8',
      expected: 'UTF-8 text',
      nextStep: 'Save the file as UTF-8. It is shown with replacement characters.',
    })
    return bytes.toString('utf8')
  }
}

function readCategory(
  path: string,
  shown: string,
  text: string,
  diagnostics: ContentDiagnostic[],
): CategoryFile | undefined {
  try {
    return { folder: path.slice(0, path.lastIndexOf('/')), shown, value: walkable(JSON.parse(text)) as unknown }
  } catch (error) {
    diagnostics.push({
      code: 'invalid-category',
      severity: 'warning',
      file: shown,
      found: (error as Error).message,
      expected: 'JSON such as {"label": "Guide", "position": 2}',
      nextStep: 'Correct the file. The folder is listed under its own name.',
    })
    return undefined
  }
}

/** Node writes such a name with replacement characters, by which there is no file. */
const misnamed = { found: 'a name that is not UTF-8', expected: 'a name in UTF-8', nextStep: 'Rename the file.' }

function refusedFolder(file: string): ContentDiagnostic {
  return {
    code: 'unreadable-file',
    severity: 'warning',
    file,
    found: 'a link out of the documented folder',
    expected: 'a folder in it',
    nextStep: 'Copy the docs into the repository, or name their folder with --content.',
  }
}

/** A file as messages name it: in one line, and by no folder of this machine outside the site. */
function shownFrom(site: string, file: string): string {
  const path = slashes(relative(site, file))
  return printable(
    path.startsWith('..') || path.startsWith('/') ? slashes(file).slice(slashes(file).lastIndexOf('/') + 1) : path,
  )
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function slashes(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/')
}
