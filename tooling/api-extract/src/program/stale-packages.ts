import { sourceFiles } from '../package/source-files.ts'
import { packageTimes } from './package-times.ts'
import type { PackageTimes } from './package-times.ts'

/** Packages with sources that are newer than the declarations made from them. */
export interface StalePackages {
  /** @param dir - Absolute, links resolved. */
  isStale(dir: string, root: string | undefined): boolean
  /**
   * Records an edit of a package's sources: they are newer until its declarations are written again. Their times alone would not
   * say so for a copy that keeps times, or a removed file.
   */
  edited(dir: string, root: string | undefined): void
}

/** Creates a record without edits. */
export function stalePackages(): StalePackages {
  /** Time of a package's declarations at its last edit. */
  const edits = new Map<string, number>()
  const timesOf = (dir: string, root: string | undefined): PackageTimes | undefined =>
    packageTimes(dir, sourceFiles(dir, root))
  return {
    isStale(dir, root) {
      const times = timesOf(dir, root)
      return times !== undefined && (times.sources > times.declarations || edits.get(dir) === times.declarations)
    },
    edited(dir, root) {
      const times = timesOf(dir, root)
      if (times !== undefined) edits.set(dir, times.declarations)
    },
  }
}
