import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { inheritedClaim } from '@signpost/files'
import { compilePackage } from '../program/compile-package.ts'
import { extractPackage } from './extract-package.ts'
import type { ExtractInput } from './extract-package.ts'
import type { Diagnostic, PackageFacts } from '../facts.ts'
import { entriesOf } from '../package/manifest.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { WarmState } from '../program/source-file-cache.ts'
import { sourceFiles } from '../package/source-files.ts'

import { writeOutput } from './write-output.ts'

/** What to extract and where to put it. */
export interface ExtractRequest extends ExtractInput {
  /** The folder to write to; `<packageDir>/.api` when absent. */
  out?: string
  /** Whether `out` is this package's alone, as `.api` is: everything else in it is removed. */
  alone?: boolean
  /** Compile the package first, as `tsc -p tsconfig.build.json` would. */
  compile?: boolean
  /** Called before the first file is written; throws when this run must not write any more. */
  confirm?: () => void
}

/** What came of a request. The files are on disk. */
export interface ExtractResult {
  facts: PackageFacts
  /** Of the compilation, if there was one, then those of the facts. */
  diagnostics: Diagnostic[]
  /** Whether any file in the output folder changed. */
  changed: boolean
  /** Whole time, in milliseconds. */
  ms: number
}

/** Extracts packages again and again, each faster than the first time. */
export interface Extractor {
  /**
   * @throws `SupersededError` when a newer build than that of the command that started this program has begun.
   * @throws Error of the file system, when the package folder does not exist or the output folder cannot be written.
   */
  extract(request: ExtractRequest): ExtractResult
}

/**
 * An extractor that keeps what it has parsed: library and dependency files for every package, and the last programs of
 * each. It holds them for as long as it lives.
 */
export function createExtractor(): Extractor {
  const command = inheritedClaim()
  const cache = sourceFileCache()
  const packages = new Map<string, { declarations: WarmState; sources: WarmState }>()

  return {
    extract({ packageDir, out, alone, compile, confirm = command.confirm, ...input }) {
      const started = performance.now()
      // Before the work too, so that the command of an older build soon comes to its end.
      command.confirm()
      const dir = realpathSync(packageDir)
      const warm = packages.get(dir) ?? { declarations: { cache }, sources: { cache } }
      packages.set(dir, warm)
      const compiled = compile ? compilePackage(dir, warm.sources, sourceFiles(dir, input.root)) : []
      const { facts, files } = extractPackage({ packageDir: dir, ...input }, warm.declarations)
      const owned = alone === true || out === undefined ? () => true : ownedIn(out, facts.package.slug)
      const changed = writeOutput(out ?? join(dir, '.api'), files, owned, confirm)
      return {
        facts,
        diagnostics: [...compiled, ...facts.diagnostics],
        changed,
        ms: Math.round(performance.now() - started),
      }
    },
  }
}

/**
 * A folder that was asked for may hold other packages' files, whose slugs may even begin with this one: there only what this
 * package's facts of last time name is its own.
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
    // Nothing was written here before, or nothing that can be read.
  }
  return (name) => named.has(name)
}
