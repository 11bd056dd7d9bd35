import { relative, sep } from 'node:path'
import type { FoundPackage } from './find-packages.ts'

/** What a changed file asks for. */
export type Change =
  | { kind: 'compile' | 'extract' | 'graph'; package: FoundPackage }
  | { kind: 'content' }

/**
 * Decides what has to be made again when a file changes; undefined for nothing.
 *
 * A source below `src/` asks for a compilation (declarations first, then the extraction), another declaration file or a
 * package.json for an extraction, a package's README for its graph alone, a Markdown file or configuration of the site
 * for the docs. Tests change nothing that is documented.
 */
export function changeOf(path: string, root: string, packages: readonly FoundPackage[]): Change | undefined {
  const file = relative(root, path).split(sep).join('/')
  const owner = packages
    .filter((found) => found.path === '' || file.startsWith(`${found.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
  const inside = owner ? file.slice(owner.path === '' ? 0 : owner.path.length + 1) : file

  if (owner) {
    if (/\.(?:test|test-d|spec)\.[cm]?[jt]sx?$/.test(inside)) return undefined
    if (/^src\/.*\.(?:[cm]?ts|tsx)$/.test(inside)) return { kind: 'compile', package: owner }
    // What the compilation above writes comes back here and is not a change of its own.
    if (/\.d\.[cm]?ts$/.test(inside) && !owner.hasSources) return { kind: 'extract', package: owner }
    if (inside === 'package.json') return { kind: 'extract', package: owner }
    if (/^readme\.md$/i.test(inside)) return { kind: 'graph', package: owner }
  }
  if (/^(?:.*\/)?content\/docs(?:-[^/]+)?\/.*\.(?:md|json)$/.test(file) || /^(?:.*\/)?site\.config\.[cm]?[jt]s(?:on)?$/.test(file)) return { kind: 'content' }
  return undefined
}
