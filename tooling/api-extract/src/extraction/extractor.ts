import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { inheritedClaim, type Reads } from '@signpost/files'
import { extractPackage } from './extract-package.ts'
import type { ExtractInput } from './extract-package.ts'
import type { Diagnostic, PackageFacts } from '../facts.ts'
import { entriesOf } from '../package/manifest.ts'
import { stalePackages } from '../program/stale-packages.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { SourceFileCache, WarmState } from '../program/source-file-cache.ts'
import { writeOutput } from './write-output.ts'

/** A package to extract and its output folder. */
export interface ExtractRequest extends Omit<ExtractInput, 'isStale'> {
  /** The folder to write to; `<packageDir>/.api` when absent. */
  out?: string
  /** Whether `out` has only this package's files, as `.api` has: outputs of another name or slug are removed. */
  alone?: boolean
  /**
   * For a live preview: packages are read from their sources where these are newer than their declarations. `edited` when a
   * source of this package was just changed, whatever its time; `always` reads this package from its sources. A result with an
   * error of the compiler that the last one did not have is not written.
   */
  live?: 'newer' | 'edited' | 'always'
  /** Called before the first file is written; throws when a newer run replaces this one. */
  confirm?: () => void
}

/** Result of a request whose files are written. */
export interface ExtractResult {
  facts: PackageFacts
  /** Those of the facts. */
  diagnostics: Diagnostic[]
  /** See `Extraction`. */
  comments?: number | undefined
  /** Whether any file in the output folder changed. */
  changed: boolean
  /** Whether a live result was not written, so that the one before stays. */
  isKept: boolean
  /** All reads; absent for a live result and when a part of its last extraction was used again. */
  reads?: Reads
  /** Duration in milliseconds. */
  ms: number
}

/** Extracts packages repeatedly; each later extraction of a package is faster than its first. */
export interface Extractor {
  /**
   * @throws `SupersededError` when a newer build has replaced the one that started this program.
   * @throws Error of the file system, when the package folder does not exist or the output folder cannot be written.
   */
  extract(request: ExtractRequest): ExtractResult
  /** Whether a package has sources that are newer than its declarations. */
  isStale(request: Pick<ExtractRequest, 'packageDir' | 'root'>): boolean
}

/**
 * Creates an extractor that caches parsed library and dependency files for all packages, and the last programs of each
 * package. The cache is never evicted.
 *
 * @param cache - Files that other extractors have parsed.
 */
export function createExtractor(cache: SourceFileCache = sourceFileCache()): Extractor {
  const command = inheritedClaim()
  const packages = new Map<string, WarmState>()
  const stale = stalePackages()

  return {
    isStale: ({ packageDir, root }) => stale.isStale(realpathSync(packageDir), root),
    extract({ packageDir, out, alone, live, confirm = command.confirm, ...input }) {
      const started = performance.now()
      // Also before the work, so that the command of an older build exits soon.
      command.confirm()
      const dir = realpathSync(packageDir)
      const warm = packages.get(dir) ?? { cache }
      packages.set(dir, warm)
      if (live === 'edited') stale.edited(dir, input.root)
      const known = new Map<string, boolean>(live === 'always' ? [[dir, true]] : [])
      const isStale = (one: string): boolean => {
        const found = known.get(one) ?? stale.isStale(one, input.root)
        known.set(one, found)
        return found
      }
      const { facts, files, comments, reads } = extractPackage(
        { packageDir: dir, ...input, ...(live !== undefined && { isStale }) },
        warm,
      )
      const { diagnostics, package: documented } = facts
      const folder = out ?? join(dir, '.api')
      const isKept = live !== undefined && hasNewErrors(diagnostics, readFacts(folder, documented.slug))
      const owned = alone === true || out === undefined ? () => true : ownedIn(folder, documented.slug)
      return {
        facts,
        diagnostics,
        comments,
        changed: !isKept && writeOutput(folder, files, owned, confirm),
        isKept,
        ...(reads === undefined || live !== undefined ? {} : { reads }),
        ms: Math.round(performance.now() - started),
      }
    },
  }
}

/** Whether sources do not compile in a way in which those of the last result did, or have components whose declarations only a build makes; without a result, any is welcome. */
function hasNewErrors(diagnostics: readonly Diagnostic[], before: ReadonlyMap<string, unknown> | undefined): boolean {
  const known = before?.get('diagnostics')
  if (!Array.isArray(known)) return false
  const keyOf = ({ code, severity, file, found }: Diagnostic): string => JSON.stringify([code, severity, file, found])
  const earlier = new Set(known.map(keyOf))
  return diagnostics.some(
    (one) =>
      ((one.severity === 'error' && (one.code === 'AX-COMPILE' || one.code === 'AX-MISSING-FILE')) ||
        one.code === 'AX-COMPONENT') &&
      !earlier.has(keyOf(one)),
  )
}

/**
 * Selects this package's outputs in a folder that may have those of other packages, with slugs that may begin with this
 * one: the files that its previous facts name.
 */
function ownedIn(out: string, slug: string): (name: string) => boolean {
  const named = new Set<unknown>()
  const before = readFacts(out, slug)?.get('entryPoints')
  for (const entryPoint of Array.isArray(before) ? before : []) {
    const fields = entriesOf(entryPoint)
    named.add(fields.get('docModel')).add(fields.get('report'))
  }
  return (name) => named.has(name)
}

/** Fields of the last facts of a package; absent without any, and for unreadable ones. */
function readFacts(out: string, slug: string): ReadonlyMap<string, unknown> | undefined {
  try {
    return entriesOf(JSON.parse(readFileSync(join(out, `${slug}.facts.json`), 'utf8')))
  } catch {
    return undefined
  }
}
