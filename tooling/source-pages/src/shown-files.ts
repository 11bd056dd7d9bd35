import { lstatSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { realPath, runGit, type SourceRoot } from '@signpost/files'
import { readPackageManifest } from '@signpost/files/manifests'
import { globSync } from 'tinyglobby'

/** Files of a package that its source pages may show. */
export interface ShownFiles {
  /** Whether a path from the folder of the package, with `/`, may be shown. */
  has(path: string): boolean
  /** All listed paths, sorted. */
  readonly paths: readonly string[]
}

/**
 * Lists the files that may be shown: those that Git tracks, and those that the package publishes. All files of an installed package
 * are published. Links are never followed: a tracked link may lead to a file that is not tracked.
 *
 * @param folder - Absolute folder of the package.
 * @param usesGit - Whether Git may run; without it, only published files are shown.
 */
export function shownFiles(source: SourceRoot, folder: string, usesGit: boolean): ShownFiles {
  const real = realFolder(source, folder)
  if (real === undefined) return { has: () => false, paths: [] }
  const listed = isInstalled(real)
    ? publishedAs(real, ['**'])
    : [...(usesGit ? trackedIn(real) : []), ...publishedIn(source, real)]
  const paths = [...new Set(listed.filter(isBelow))].sort()
  const all = new Set(paths)
  return { has: (path) => all.has(path) && isPlainFile(real, path), paths }
}

/** Real folder of a package; undefined outside the root. */
function realFolder(source: SourceRoot, folder: string): string | undefined {
  try {
    return source.contains(folder) ? realPath(folder) : undefined
  } catch {
    return undefined
  }
}

function isInstalled(folder: string): boolean {
  return folder.split(sep).includes('node_modules')
}

/** Whether a listed path is below its folder, and not in a folder of Git or of installed packages. */
function isBelow(path: string): boolean {
  return (
    !posix.isAbsolute(path) &&
    posix.normalize(path) === path &&
    !path.split('/').some((name) => name === '..' || name.toLowerCase() === '.git' || name === 'node_modules')
  )
}

/** Whether a path is a regular file, and neither it nor a folder on the way to it is a link. */
function isPlainFile(folder: string, path: string): boolean {
  try {
    const file = join(folder, ...path.split('/'))
    return realPath(file) === file && lstatSync(file).isFile()
  } catch {
    return false
  }
}

/** Tracked files; none without Git, or outside a repository. */
function trackedIn(folder: string): string[] {
  try {
    return runGit(folder, ['ls-files', '-z', '--', '.'])
      .toString()
      .split('\0')
      .filter((path) => path !== '')
  } catch {
    return []
  }
}

/** Files that `files` of the manifest names. A package without it publishes what Git does not ignore: its tracked files. */
function publishedIn(source: SourceRoot, folder: string): string[] {
  try {
    const files = readPackageManifest(folder, source)?.fields['files']
    const patterns = Array.isArray(files) ? files.filter((one): one is string => typeof one === 'string') : []
    return publishedAs(folder, patterns)
  } catch {
    // A package whose manifest cannot be read publishes nothing.
    return []
  }
}

/**
 * Files by patterns of {@link https://docs.npmjs.com/cli/v11/configuring-npm/package-json#files | `files`}, in their order. Files of a
 * folder with an ignore file of its own are left out: that file may exclude them from the package.
 */
function publishedAs(folder: string, patterns: readonly string[]): string[] {
  const found = new Set<string>()
  for (const written of patterns) {
    const pattern = written.replace(/^!*(?:\.?\/+)?/, '').replace(/\/+$/, '')
    if (pattern === '' || pattern.split('/').includes('..')) continue
    const matches = globSync([pattern, `${pattern}/**`], {
      cwd: folder,
      dot: true,
      expandDirectories: false,
      followSymbolicLinks: false,
      ignore: ['**/node_modules/**', '**/.git/**'],
    })
    const isNegated = written.startsWith('!')
    for (const path of matches) {
      if (isNegated) found.delete(path)
      else found.add(path)
    }
  }
  const ignoring = [...found]
    .filter((path) => /\/\.(?:npm|git)ignore$/.test(path))
    .map((path) => `${posix.dirname(path)}/`)
  return [...found].filter((path) => !ignoring.some((start) => path.startsWith(start)))
}
