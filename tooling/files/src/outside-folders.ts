import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, posix, relative, sep, win32 } from 'node:path'
import { globSync, isDynamicPattern } from 'tinyglobby'
import type { SourceRoot } from './source-root.ts'

/** A folder outside the root, or in its `.git`, that the root names as a package. */
export interface OutsideFolder {
  /** Pattern of the workspace, as it is written; absent in a folder of packages. */
  pattern?: string
  /** Relative to the root, with `/`; absent for a pattern that leads out of the root by itself. */
  folder?: string
}

/**
 * Separates the patterns of a workspace, none of them negated, by whether their folders are below the root.
 *
 * @returns Patterns to search for, and what others name. A pattern that leads out of the root is not searched for.
 */
export function insidePatterns(
  root: string,
  patterns: readonly string[],
  source: SourceRoot,
): { inside: string[]; outside: OutsideFolder[] } {
  const isOutside = (folder: string): boolean => existsSync(folder) && !isBelow(folder, source)
  const firstFolder = (pattern: string): string => join(root, fixedPart(toFolder(pattern)))

  const leading = patterns.filter(leadsOut)
  const others = patterns.filter((pattern) => !leadsOut(pattern))
  const linked = others.filter((pattern) => isOutside(firstFolder(pattern)))
  const inside = others.filter((pattern) => !isOutside(firstFolder(pattern)))
  const named = (pattern: string, folder: string): OutsideFolder => ({ pattern, folder: pathIn(root, folder) })
  return {
    inside,
    outside: [
      ...leading.map((pattern) => ({ pattern })),
      ...linked.map((pattern) => named(pattern, firstFolder(pattern))),
      // A search passes over links.
      ...inside.flatMap((pattern) =>
        linksBeside(root, toFolder(pattern))
          .filter(isOutside)
          .map((folder) => named(pattern, folder)),
      ),
    ],
  }
}

/** Whether the real path of a folder is that of the root or below it, and not in its `.git`. */
export function isBelow(folder: string, source: SourceRoot): boolean {
  try {
    const real = realpathSync.native(folder)
    const top = source.dir.endsWith(sep) ? source.dir : source.dir + sep
    return real === source.dir || (real.startsWith(top) && source.contains(folder))
  } catch {
    return false
  }
}

/** Path from the root, with `/`. */
export function pathIn(root: string, folder: string): string {
  return relative(root, folder).split(sep).join('/')
}

/** Pattern of folders without `./` and final slashes. */
export function toFolder(pattern: string): string {
  return pattern.replace(/^\.\/(?=.)/, '').replace(/(?<=[^/])\/+$/, '')
}

/** Whether a pattern is absolute or goes up: its search would list folders elsewhere. */
function leadsOut(pattern: string): boolean {
  // A backslash escapes a dot, or separates folders on Windows.
  const plain = posix.normalize(pattern.replaceAll(/\\+(?=\.)/g, '').replaceAll('\\', '/'))
  return win32.isAbsolute(plain) || /(?:^|[/{,(|])\.\.(?:$|[/},)|])/.test(plain)
}

/** Segments of a pattern before the first one with a special character. */
function fixedPart(pattern: string): string {
  const segments = pattern.split('/')
  const end = segments.findIndex((segment) => isDynamicPattern(segment))
  return segments.slice(0, end === -1 ? undefined : end).join('/')
}

/** Links to folders that a pattern such as `packages/*` matches. */
function linksBeside(root: string, pattern: string): string[] {
  const { dir, base } = posix.parse(pattern)
  if (base !== '*' || dir.includes('**')) return []
  const parents = dir === '' ? [root] : foldersOf(root, dir)
  return parents.flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => !name.startsWith('.') && name !== 'node_modules')
      .map((name) => join(parent, name))
      .filter((path) => lstatSync(path).isSymbolicLink())
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true),
  )
}

function foldersOf(root: string, pattern: string): string[] {
  const folders = globSync(pattern, {
    cwd: root,
    ignore: '**/node_modules/**',
    followSymbolicLinks: false,
    onlyDirectories: true,
    expandDirectories: false,
  })
  return folders.map((folder) => join(root, folder, '.'))
}
