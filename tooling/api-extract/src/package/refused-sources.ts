import { posix } from 'node:path'
import type { Diagnostic } from '../facts.ts'
import type { PackageFolder } from './package-folder.ts'

/** Diagnostics of files that exist and were not read: out of the documented root, or no regular file. */
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

/** A path out of the root would lead through folders of this machine. */
function shownFrom(dir: string, path: string, root: string): string {
  return path.startsWith(`${root}/`) ? posix.relative(dir, path) : posix.basename(path)
}
