import { posix } from 'node:path'
import type { Diagnostic } from '../facts.ts'
import type { PackageFolder } from './package-folder.ts'

/** Diagnostics for files that exist and were not read: outside the documented root, or not regular files. */
export function refusedSources({ sources, dir }: Pick<PackageFolder, 'sources' | 'dir'>): Diagnostic[] {
  return [...sources.refused()].map(([path, { found, expected, nextStep }]) => ({
    code: 'AX-SOURCE-REFUSED',
    severity: 'error',
    file: shownFrom(dir, path, sources.root.dir),
    found,
    expected,
    nextStep,
  }))
}

/** Outside the root only the base name: the path would contain this machine's folders. */
function shownFrom(dir: string, path: string, root: string): string {
  return path.startsWith(`${root}/`) ? posix.relative(dir, path) : posix.basename(path)
}
