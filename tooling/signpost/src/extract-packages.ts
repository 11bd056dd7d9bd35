import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { folderName, workers } from '@signpost/files'
import type { FoundPackage } from './find-packages.ts'
import { lineWorker, type LineWorker } from './line-worker.ts'
import { program } from './places.ts'
import type { Progress } from './progress.ts'

/** What became of one package. */
export interface Extraction {
  package: FoundPackage
  /** Where its doc models and facts lie. */
  apiFolder: string
  /** Files are relative to the package, and to the root in what `documentRoot` returns. */
  findings: Diagnostic[]
}

/** How long one package may take before it is given up, in milliseconds: the largest published ones need two minutes. */
const limit = 300_000

/** Starts a process that extracts packages, one request after the other. */
export function extractionWorker(): LineWorker {
  return lineWorker([process.execPath, '--max-old-space-size=4096', program('api-extract'), '--serve'], limit)
}

/** The folder for one package's doc models in a root's cache; nothing else is in it. */
export function apiFolderOf(cache: string, found: FoundPackage): string {
  return join(cache, 'api', folderName(found.path))
}

/**
 * Extracts packages side by side, in as many processes as there are `workers`. A package that brings its process down is given up alone.
 *
 * @param packages - What to extract.
 * @param cache - The folder below which the doc models are written.
 * @param progress - Told of each finished package.
 * @returns One result per package, in the order of `packages`.
 */
export async function extractPackages(
  packages: readonly FoundPackage[],
  cache: string,
  progress: Progress,
): Promise<Extraction[]> {
  const results = new Map<FoundPackage, Extraction>()
  const queue = [...packages]
  const work = async (): Promise<void> => {
    const worker = extractionWorker()
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.set(next, await extractOne(worker, next, apiFolderOf(cache, next)))
      progress.done(next.manifest.name ?? next.path)
    }
    worker.close()
  }
  await Promise.all(Array.from({ length: Math.min(workers(), packages.length) }, work))
  return packages.flatMap((found) => results.get(found) ?? [])
}

/** Extracts one package; whatever goes wrong becomes a finding. */
export async function extractOne(
  worker: LineWorker,
  found: FoundPackage,
  apiFolder: string,
  compile = false,
): Promise<Extraction> {
  try {
    const answer = await worker.ask({
      packageDir: found.directory,
      root: found.root,
      out: apiFolder,
      alone: true,
      compile,
    })
    if (!answer.ok) throw new Error(String(answer['error']))
    return { package: found, apiFolder, findings: (answer['diagnostics'] ?? []) as Diagnostic[] }
  } catch (error) {
    // What an earlier extraction left is of other declarations: a build from nothing would not have it.
    rmSync(apiFolder, { recursive: true, force: true })
    const finding: Diagnostic = {
      code: 'SP-EXTRACTION-ENDED',
      severity: 'error',
      file: 'package.json',
      found: (error as Error).message.replace(/\.$/, ''),
      expected: 'an extraction that ends by itself',
      nextStep: 'Run the extraction of this package alone to see its output; every other package was built.',
    }
    return { package: found, apiFolder, findings: [finding] }
  }
}
