import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { inheritedClaim, type Reads } from '@signpost/files'
import { compilePackage } from '../program/compile-package.ts'
import { extractPackage } from './extract-package.ts'
import type { ExtractInput } from './extract-package.ts'
import type { Diagnostic, PackageFacts } from '../facts.ts'
import { entriesOf, readManifest } from '../package/manifest.ts'
import { buildConfigFile } from '../program/compiler-options.ts'
import { findEntryPoints } from '../program/find-entry-points.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { sourceFiles } from '../package/source-files.ts'

import { writeOutput } from './write-output.ts'

/** A package to extract and its output folder. */
export interface ExtractRequest extends ExtractInput {
  /** The folder to write to; `<packageDir>/.api` when absent. */
  out?: string
  /** Whether `out` has only this package's files, as `.api` has: outputs of another name or slug are removed. */
  alone?: boolean
  /** Compile the package first, as `tsc -p tsconfig.build.json` would, unless it is read from its sources. */
  compile?: boolean
  /** Called before the first file is written; throws when a newer run replaces this one. */
  confirm?: () => void
}

/** Result of a request whose files are written. */
export interface ExtractResult {
  facts: PackageFacts
  /** Diagnostics of the compilation, if any, then those of the facts. */
  diagnostics: Diagnostic[]
  /** Whether any file in the output folder changed. */
  changed: boolean
  /** All reads; absent when the package was compiled or a part of its last extraction was used again. */
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
}

/**
 * Creates an extractor that caches parsed library and dependency files for all packages, and the last programs of each
 * package. The cache is never evicted.
 */
export function createExtractor(): Extractor {
  const command = inheritedClaim()
  const cache = sourceFileCache()
  const packages = new Map<string, { declarations: WarmState; sources: WarmState }>()

  return {
    extract({ packageDir, out, alone, compile, confirm = command.confirm, ...input }) {
      const started = performance.now()
      // Also before the work, so that the command of an older build exits soon.
      command.confirm()
      const dir = realpathSync(packageDir)
      const warm = packages.get(dir) ?? { declarations: { cache }, sources: { cache } }
      packages.set(dir, warm)
      const compiled =
        compile && isBuilt(dir, input.root) ? compilePackage(dir, warm.sources, sourceFiles(dir, input.root)) : []
      const { facts, files, reads } = extractPackage({ packageDir: dir, ...input }, warm.declarations)
      const owned = alone === true || out === undefined ? () => true : ownedIn(out, facts.package.slug)
      const changed = writeOutput(out ?? join(dir, '.api'), files, owned, confirm)
      return {
        facts,
        diagnostics: [...compiled, ...facts.diagnostics],
        changed,
        ...(reads === undefined || compile ? {} : { reads }),
        ms: Math.round(performance.now() - started),
      }
    },
  }
}

/** Whether a package is documented from declarations that its compilation writes. Others are read from their sources. */
function isBuilt(dir: string, root: string | undefined): boolean {
  const sources = sourceFiles(dir, root)
  const { manifest } = readManifest(dir, sources)
  if (manifest === undefined || buildConfigFile(dir, sources) === undefined) return false
  const { entryPoints, sources: unbuilt } = findEntryPoints(dir, manifest, sources)
  return entryPoints.length > 0 && unbuilt.size === 0
}

/**
 * Selects this package's outputs in a folder that may have those of other packages, with slugs that may begin with this
 * one: the files that its previous facts name.
 */
function ownedIn(out: string, slug: string): (name: string) => boolean {
  const named = new Set<unknown>()
  try {
    const before = entriesOf(JSON.parse(readFileSync(join(out, `${slug}.facts.json`), 'utf8'))).get('entryPoints')
    for (const entryPoint of Array.isArray(before) ? before : []) {
      const fields = entriesOf(entryPoint)
      named.add(fields.get('docModel')).add(fields.get('report'))
    }
  } catch {
    // No facts from a previous run, or unreadable ones.
  }
  return (name) => named.has(name)
}
