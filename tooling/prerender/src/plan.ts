import type { Diagnostic } from '@signpost/diagnostics'
import {
  dataFile,
  pageFile,
  pagePath,
  resourceFile,
  segmentsOf,
  type Redirect,
  type Sitemap,
} from '@signpost/site-output'

/** One request to the site and the file of its response. */
export interface Rendering {
  /** As in the sitemap. */
  path: string
  /** Path of the request, with the base. */
  url: string
  /** Relative to the output, with `/`. */
  file: string
  kind: 'document' | 'data' | 'not-found' | 'file' | 'redirect-data'
  /** Whether the file is of a page, such as its Markdown: these are many. */
  isOfPage?: true
}

/** Files to write, and what is wrong with the sitemap. */
export interface Plan {
  renderings: readonly Rendering[]
  /** Redirects with the file of their page, for hosts that cannot redirect. */
  redirects: readonly (Redirect & { file: string })[]
  /** Decoded path and file of each page whose file name is not its path. */
  renamed: readonly (readonly [path: string, file: string])[]
  /** The file of each is a path of the sitemap. */
  diagnostics: readonly Diagnostic[]
}

/**
 * Assigns a file to each path.
 *
 * The home page of a locale is the folder of its 404 page. A path that cannot be a file, two paths with one file, and files
 * that differ in letter case only are diagnostics; all other files are planned.
 *
 * @param base - Path under which the site is served, with both slashes.
 */
export function planSite(sitemap: Sitemap, base: string): Plan {
  const diagnostics: Diagnostic[] = [...(sitemap.findings ?? [])]
  const renderings: Rendering[] = []
  const redirects: (Redirect & { file: string })[] = []
  const renamed: [string, string][] = []
  const claims = new Map<string, string>()

  /** Calls `add` unless the path cannot be a file or another path has that file. */
  const claim = (path: string, file: () => string, add: (file: string) => void): void => {
    let name: string
    try {
      name = file()
    } catch (error) {
      diagnostics.push({
        code: 'bad-path',
        severity: 'error',
        file: path,
        found: `a path that no file can have (${(error as Error).message})`,
        expected: 'segments of percent-encoded UTF-8',
        nextStep: 'Correct the path where it is made.',
      })
      return
    }
    const holder = claims.get(name)
    if (holder === undefined) {
      claims.set(name, path)
      add(name)
    } else {
      diagnostics.push(sameFile(path, name, holder))
    }
  }
  const under = (path: string): string => base.slice(0, -1) + path
  const dataUrl = (path: string): string => {
    if (path !== '/') return under(`${path}.data`)
    return base === '/' ? '/_root.data' : `${base.slice(0, -1)}.data`
  }

  const homes = new Set(sitemap.notFound.map((path) => `/${decodedOr(path).slice(0, -1).join('/')}`)).add('/')
  for (const path of sitemap.documents) {
    claim(
      path,
      () => pageFile(path, homes),
      (file) => {
        renderings.push({ path, url: under(path), file, kind: 'document' })
        renderings.push({ path, url: dataUrl(path), file: dataFile(path), kind: 'data' })
        const decoded = `/${segmentsOf(path).join('/')}`
        if (pagePath(file) !== decoded) renamed.push([decoded, file])
      },
    )
  }
  for (const path of sitemap.notFound) {
    claim(
      path,
      () => pageFile(path, homes),
      (file) => {
        renderings.push({ path, url: under(path), file, kind: 'not-found' })
      },
    )
  }
  for (const path of sitemap.files) {
    claim(
      path,
      () => resourceFile(path),
      (file) => {
        renderings.push({ path, url: under(path), file, kind: 'file' })
        const decoded = `/${segmentsOf(path).join('/')}`
        if (`/${file}` !== decoded) renamed.push([decoded, file])
      },
    )
  }
  for (const redirect of sitemap.redirects) {
    claim(
      redirect.from,
      () => pageFile(redirect.from, homes),
      (file) => {
        redirects.push({ ...redirect, file })
        const path = redirect.from
        renderings.push({ path, url: dataUrl(path), file: dataFile(path), kind: 'redirect-data' })
      },
    )
  }

  for (const twins of caseTwins([...claims.keys()])) {
    const paths = twins.map((file) => claims.get(file)!)
    diagnostics.push({
      code: 'case-twin',
      severity: 'warning',
      file: paths[0]!,
      found: `${paths.slice(1).join(', ')}, which differs in letter case only`,
      expected: 'paths that differ on a file system that ignores case',
      nextStep: 'Serve the site from a file system that does not ignore case, or rename one of the pages.',
    })
  }
  return {
    renderings: filesAfterPages(renderings),
    redirects,
    renamed: renamed.sort(([a], [b]) => (a < b ? -1 : 1)),
    diagnostics,
  }
}

/** Path of the page that a rendering belongs to: a file has that of the page and an ending. */
export function pageOf({ kind, path }: Rendering): string {
  return kind === 'file' ? path.replace(/\.[^./]+$/, '') : path
}

/** Puts the files of a page, such as its Markdown, after the page: a thread has its data at hand then. */
function filesAfterPages(renderings: readonly Rendering[]): Rendering[] {
  const pages = new Set(renderings.filter(({ kind }) => kind === 'data').map(({ path }) => path))
  const isOfPage = (one: Rendering): boolean => one.kind === 'file' && pages.has(pageOf(one))
  const files = new Map<string, Rendering[]>()
  for (const one of renderings) {
    if (isOfPage(one)) files.set(pageOf(one), [...(files.get(pageOf(one)) ?? []), { ...one, isOfPage: true }])
  }
  return renderings
    .filter((one) => !isOfPage(one))
    .flatMap((one) => (one.kind === 'data' ? [one, ...(files.get(one.path) ?? [])] : [one]))
}

/**
 * Diagnostic for a path whose file has another holder.
 *
 * @param holder - The other path, or a noun phrase.
 */
export function sameFile(path: string, file: string, holder: string): Diagnostic {
  return {
    code: 'same-file',
    severity: 'error',
    file: path,
    found: `the file ${file}, which is also that of ${holder}`,
    expected: 'a file of its own',
    nextStep: 'Give one of them another path.',
  }
}

/** Segments of a path; empty when it is malformed, which `claim` reports. */
function decodedOr(path: string): string[] {
  try {
    return segmentsOf(path)
  } catch {
    return []
  }
}

/** Groups of names that are equal on a file system that ignores case. */
function caseTwins(files: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const file of [...files].sort()) {
    const folded = file.toLowerCase()
    groups.set(folded, [...(groups.get(folded) ?? []), file])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
