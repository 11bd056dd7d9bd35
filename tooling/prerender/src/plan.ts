import {
  dataFile,
  pageFile,
  pagePath,
  resourceFile,
  segmentsOf,
  type Redirect,
  type Sitemap,
} from '@signpost/site-output'

/** A path that cannot be written, or whose output has a flaw. */
export interface Problem {
  code: 'bad-path' | 'same-file' | 'case-twin' | 'render-failed' | 'redirect-data'
  severity: 'error' | 'warning'
  /** As in the sitemap. */
  path: string
  /** Names what was found, what was expected and the next step. */
  message: string
}

/** One request to the site and the file of its response. */
export interface Rendering {
  /** As in the sitemap. */
  path: string
  /** Path of the request, with the base. */
  url: string
  /** Relative to the output, with `/`. */
  file: string
  kind: 'document' | 'data' | 'not-found' | 'file' | 'redirect-data'
}

/** Files to write, and problems of the sitemap. */
export interface Plan {
  renderings: readonly Rendering[]
  /** Redirects with the file of their page, for hosts that cannot redirect. */
  redirects: readonly (Redirect & { file: string })[]
  /** Decoded path and file of each page whose file name is not its path. */
  renamed: readonly (readonly [path: string, file: string])[]
  problems: readonly Problem[]
}

/**
 * Assigns a file to each path.
 *
 * The home page of a locale is the folder of its 404 page. A path that cannot be a file, two paths with one file, and files
 * that differ in letter case only are problems; all other files are planned.
 *
 * @param base - Path under which the site is served, with both slashes.
 */
export function planSite(sitemap: Sitemap, base: string): Plan {
  const problems: Problem[] = []
  const renderings: Rendering[] = []
  const redirects: (Redirect & { file: string })[] = []
  const renamed: [string, string][] = []
  const claims = new Map<string, string>()

  const report = (code: Problem['code'], severity: Problem['severity'], path: string, message: string): void => {
    problems.push({ code, severity, path, message })
  }
  /** Calls `add` unless the path cannot be a file or another path has that file. */
  const claim = (path: string, file: () => string, add: (file: string) => void): void => {
    let name: string
    try {
      name = file()
    } catch (error) {
      report('bad-path', 'error', path, `is not a path that can be written: ${(error as Error).message}`)
      return
    }
    const holder = claims.get(name)
    if (holder === undefined) {
      claims.set(name, path)
      add(name)
    } else {
      report('same-file', 'error', path, `would be written to ${name}, as ${holder} is; give one of them another path`)
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
    const message =
      `${paths.slice(1).join(', ')} and this path differ in letter case only: a file system that ignores case keeps one of them. ` +
      'Serve from one that does not, or rename one'
    report('case-twin', 'warning', paths[0]!, message)
  }
  return { renderings, redirects, renamed: renamed.sort(([a], [b]) => (a < b ? -1 : 1)), problems }
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
