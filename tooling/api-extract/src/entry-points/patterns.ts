import { frameworkOf } from './components.ts'
import type { ExportTarget } from './exports-field.ts'
import { declarationPaths, insidePath, isDeclaration } from './target-paths.ts'

/**
 * Expands a key such as `./*` or `./icons/*.js` to subpaths and their declaration files.
 *
 * @param hasNames - Whether other keys have no `*`.
 * @param versioned - Targets in `typesVersions`.
 */
export function expandPattern(
  key: string,
  targets: readonly ExportTarget[],
  files: ReadonlySet<string>,
  hasNames: boolean,
  versioned: readonly unknown[],
): Map<string, string> {
  const found = new Map<string, string>()
  const folders = [...targets.map(({ target }) => target), ...versioned].flatMap((target) =>
    typeof target === 'string' && target.includes('*') ? (insidePath(target)?.split('*', 1) ?? []) : [],
  )
  /** Whether the file is in a folder inside the one that a target names, which another target names: it is a copy for other users. */
  const isCopy = (file: string, folder: string): boolean =>
    folders.some((other) => other.length > folder.length && other.startsWith(folder) && file.startsWith(other))
  // `"./*": "./*"` beside other keys exposes the whole folder, which does not make every file an entry point.
  const named = targets.filter(({ target }) => target !== './*' || !hasNames)
  for (const { target } of named) {
    const path = insidePath(target)
    if (path === undefined) continue
    for (const pattern of declarationPaths(path)) {
      const [before, after, ...more] = pattern.split('*')
      if (before === undefined || after === undefined || more.length > 0) continue
      for (const file of files) {
        if (!file.startsWith(before) || !file.endsWith(after) || file.length <= before.length + after.length) continue
        if (isCopy(file, before)) continue
        const matched = file.slice(before.length, file.length - after.length)
        if (!isDeclaration(file)) continue
        const subpath = key.replace('*', () => matched)
        if (!found.has(subpath)) found.set(subpath, file)
      }
    }
    // A target such as `./icons/*` matches whole file names; the declarations are beside the JavaScript file.
    if (path.endsWith('*')) {
      const before = path.slice(0, -1)
      for (const file of files) {
        if (!file.startsWith(before) || !/\.[cm]?js$/.test(file)) continue
        const types = declarationPaths(file).find((candidate) => files.has(candidate))
        const subpath = key.replace('*', () => file.slice(before.length))
        if (types !== undefined && !found.has(subpath)) found.set(subpath, types)
      }
      const declared = new Set(found.values())
      for (const file of files) {
        if (!file.startsWith(before) || !isDeclaration(file) || declared.has(file)) continue
        found.set(
          key.replace('*', () => file.slice(before.length).replace(/\.d\.([cm]?)ts$/, '.$1js')),
          file,
        )
      }
    }
  }
  return found
}

/** Components to which a key with a `*` leads, by subpath; none where a `types` condition says what declares them. */
export function componentsOf(
  key: string,
  targets: readonly ExportTarget[],
  files: ReadonlySet<string>,
): Map<string, string> {
  if (targets.some(({ types }) => types)) return new Map()
  const found = targets.flatMap(({ target }) => {
    const [before = '', after, ...more] = insidePath(target)?.split('*') ?? []
    if (after === undefined || more.length > 0 || frameworkOf(target) === undefined) return []
    return [...files]
      .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length)
      .map((file): [string, string] => [key.replace('*', () => file.slice(before.length, -after.length)), file])
  })
  return new Map(found)
}

/** JavaScript files to which a key with a `*` may lead for one of its subpaths. */
export function scriptsOf(key: string, targets: readonly ExportTarget[]): (subpath: string) => string[] {
  const [before = '', after = ''] = key.split('*')
  const paths = targets.flatMap(({ target }) => insidePath(target) ?? []).filter((path) => !isDeclaration(path))
  return (subpath) => {
    const matched = subpath.slice(before.length, subpath.length - after.length)
    return paths.map((path) => path.replaceAll('*', () => matched))
  }
}

/**
 * Whether a subpath that only a wildcard exposes is internal by its name, as `./internal/*` of rxjs, whose public exports
 * are in the package's other entry points.
 */
export function isInternal(subpath: string): boolean {
  return subpath.split('/').some((segment) => /^(?:internals?|private|_.*)$/.test(segment))
}
