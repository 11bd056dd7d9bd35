import { safeName } from '@signpost/files'
import { dataFile, pageFile, segmentsOf } from './file-name.ts'
import type { Problem, Redirect, Sitemap } from './sitemap.ts'

/** One request to the site and the file that its answer becomes. */
export interface Rendering {
  /** The path as the sitemap gives it. */
  path: string
  /** What the site is asked for, base included. */
  url: string
  /** Relative to the output, with `/`. */
  file: string
  kind: 'document' | 'data' | 'not-found' | 'file' | 'redirect-data'
}

/** What has to be written, and what is wrong with the sitemap. */
export interface Plan {
  renderings: readonly Rendering[]
  /** Pages for hosts that know no redirects. */
  redirects: readonly (Redirect & { file: string })[]
  /** Decoded path and file of every page whose file name is not simply its path. */
  renamed: readonly (readonly [path: string, file: string])[]
  problems: readonly Problem[]
}

/**
 * Decides which file answers which path.
 *
 * The home of a locale is the folder of its 404 page. A path that cannot be a file, a file claimed twice and files that
 * differ in letter case only are problems; the rest of the plan stands.
 *
 * @param base - The path under which the site lives, with both slashes.
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
  /** Runs `add` unless the path cannot be a file or another path has its file already. */
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
        const segments = segmentsOf(path)
        if (segments.some((segment) => safeName(segment) !== segment)) renamed.push([`/${segments.join('/')}`, file])
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
      () => segmentsOf(path).map(safeName).join('/'),
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
      `${paths.slice(1).join(', ')} and this path differ in letter case only: a disk that ignores case keeps one of them. ` +
      'Serve from one that does not, or rename one'
    report('case-twin', 'warning', paths[0]!, message)
  }
  return { renderings, redirects, renamed: renamed.sort(([a], [b]) => (a < b ? -1 : 1)), problems }
}

/** The segments of a path, or none when it is malformed: it is reported where it is written. */
function decodedOr(path: string): string[] {
  try {
    return segmentsOf(path)
  } catch {
    return []
  }
}

/** Groups of names that are one name on a disk that ignores case. */
function caseTwins(files: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const file of [...files].sort()) {
    const folded = file.toLowerCase()
    groups.set(folded, [...(groups.get(folded) ?? []), file])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
