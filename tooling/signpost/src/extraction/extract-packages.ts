import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { describeSystemError, isFullDisk, workers } from '@signpost/files'
import { KilledError, type ForkedWorker, type WorkerAnswer } from '../steps/fork-worker.ts'
import { apiFolderOf, type FinishedExtraction, type KeptExtractions } from './kept-extraction.ts'
import type { Progress } from '../steps/progress.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'
import { StepError } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'

/** Result of extracting one package. */
export interface Extraction {
  package: SelectedPackage
  /** Folder of its doc models and facts. */
  apiFolder: string
  /** Files are relative to the package, and to the root in what `documentRoot` returns. */
  findings: Diagnostic[]
  /** Number of different doc comments that were read for the pages; absent where they were not counted. */
  comments?: number | undefined
  /** Whether the site has nothing of the package but its name. */
  hasNoPages?: true
  /** Slug of its pages, once the graph has it. */
  slug?: string
}

/** The reason that a package has no API, such as that of an app; absent for a package that is documented or should be. */
export function reasonWithoutApi({ findings }: { findings: readonly Diagnostic[] }): string | undefined {
  return findings.find(({ code }) => code === 'AX-NO-API')?.found
}

/** Fields of a worker's answer. */
interface ExtractionAnswer extends Omit<FinishedExtraction, 'findings'> {
  diagnostics: Diagnostic[]
  isKept?: boolean
}

/**
 * Declarations, in bytes, whose extraction takes as long as the start of a worker: each loads the compiler and parses its
 * libraries.
 */
const bytesPerWorker = 250_000

/**
 * Number of workers that extract packages soonest.
 *
 * @param sizes - Bytes of declarations per package; 0 for one that is extracted from its sources, which counts as large.
 * @param most - Upper limit.
 */
export function workerCount(sizes: readonly number[], most: number): number {
  const bytes = sizes.reduce((sum, size) => sum + (size || bytesPerWorker), 0)
  return Math.min(most, sizes.length, Math.ceil(bytes / bytesPerWorker))
}

/**
 * Extracts packages in parallel, in at most `workers` processes, except those whose inputs and outputs are unchanged. A package that
 * crashes its process fails alone; one whose process the system has killed is extracted once more.
 *
 * @param cache - Folder below which the doc models are written.
 * @param progress - Advanced after each package.
 * @param kept - Results of earlier builds.
 * @param whenStarting - Called before the first package is extracted, if there is one.
 * @returns One result per package, in the order of `packages`.
 * @throws {@link StepError} when the disk is full.
 */
export async function extractPackages(
  packages: readonly SelectedPackage[],
  steps: Pick<Steps, 'extractor'>,
  cache: string,
  progress: Progress,
  kept: Pick<KeptExtractions, 'read' | 'write'>,
  whenStarting: () => void = () => undefined,
): Promise<Extraction[]> {
  const results = new Map<SelectedPackage, Extraction>()
  const queue: SelectedPackage[] = []
  for (const found of packages) {
    const known = kept.read(found)
    if (known === undefined) queue.push(found)
    else {
      results.set(found, { package: found, ...known })
      progress.skip(found.manifest.name ?? found.path)
    }
  }
  if (queue.length > 0) whenStarting()
  // The largest first: none of them then runs alone at the end.
  const sizes = new Map(queue.map((found) => [found, declarationBytes(found.directory)]))
  queue.sort((a, b) => sizes.get(b)! - sizes.get(a)!)
  const work = async (worker: ForkedWorker): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const {
        reads,
        toolFolders = [],
        isKept: _,
        ...extraction
      } = await extractOne(worker, next, apiFolderOf(cache, next))
      results.set(next, extraction)
      const { findings, comments } = extraction
      if (reads !== undefined) kept.write(next, { findings, comments, reads, toolFolders })
      progress.done(next.manifest.name ?? next.path)
    }
    worker.close()
  }
  const started = Array.from({ length: workerCount([...sizes.values()], workers()) }, () => steps.extractor())
  try {
    await Promise.all(started.map(work))
  } finally {
    for (const worker of started) worker.close()
  }
  return packages.flatMap((found) => results.get(found) ?? [])
}

/** Size of the declaration files in a package, in bytes; 0 for a folder that cannot be read. */
function declarationBytes(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .map((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : declarationBytes(path)
        return entry.isFile() && /\.d\.[cm]?ts$/.test(entry.name) ? statSync(path).size : 0
      })
      .reduce((sum, size) => sum + size, 0)
  } catch {
    return 0
  }
}

/** Whether sources of a package are newer than its declarations. */
export async function isStale(worker: ForkedWorker, { directory, root }: SelectedPackage): Promise<boolean> {
  const answer = await worker.request({ question: 'stale', packageDir: directory, root })
  return answer['isStale'] === true
}

/**
 * Extracts one package. Errors become findings. When its extraction does not end by itself, or fails for a reason other than the
 * file system, the package is documented from its declarations as written.
 *
 * @param live - For the dev server: sources are preferred to older declarations, see `ExtractRequest` of api-extract.
 * @returns `isKept` when its sources do not compile and the last live result stays.
 * @throws {@link StepError} when the disk is full: every other package would fail as well.
 */
export async function extractOne(
  worker: ForkedWorker,
  found: SelectedPackage,
  apiFolder: string,
  live?: 'newer' | 'edited' | 'always',
): Promise<Extraction & Partial<FinishedExtraction> & { isKept?: boolean }> {
  try {
    const request = {
      packageDir: found.directory,
      root: found.root,
      out: apiFolder,
      alone: true,
      entryPoints: found.entryPoints ?? [],
      ...(live !== undefined && { live }),
    }
    const ended = await answerOf(worker, request).catch((error: Error & { code?: unknown }) => {
      if (error.code !== undefined) throw error
      return error
    })
    if (ended instanceof Error) {
      const { diagnostics } = await answerOf(worker, { ...request, asWritten: true }).catch(() => Promise.reject(ended))
      // Not kept for the next build, which may have more memory.
      return { package: found, apiFolder, findings: [endedEarly(ended, true), ...diagnostics] }
    }
    const { diagnostics, comments, isKept = false, reads, toolFolders = [] } = ended
    const known = { package: found, apiFolder, findings: diagnostics, comments, isKept }
    return { ...known, ...(reads && { reads, toolFolders }) }
  } catch (error) {
    // Results of an earlier extraction are stale: a clean build would not have them.
    rmSync(apiFolder, { recursive: true, force: true })
    if (isFullDisk(error)) throw new StepError('extraction', describeSystemError(error)!)
    return { package: found, apiFolder, findings: [endedEarly(error as Error, false)] }
  }
}

/** The answer of a worker; an error of it is thrown. */
async function answerOf(
  worker: ForkedWorker,
  request: Readonly<Record<string, unknown>>,
): Promise<{ diagnostics: Diagnostic[] } & Partial<ExtractionAnswer>> {
  const answer = await worker.request(request).catch((error: unknown) => {
    // Memory that was short may be free again.
    if (error instanceof KilledError) return worker.request(request)
    throw error
  })
  if (!answer.ok) throw Object.assign(new Error(answer.error), { code: answer['code'] })
  const { diagnostics = [], ...rest } = answer as WorkerAnswer & Partial<ExtractionAnswer>
  return { diagnostics, ...rest }
}

/** @param isDocumented - Whether the declarations as written could be read. */
function endedEarly(error: Error, isDocumented: boolean): Diagnostic {
  return {
    code: 'SP-EXTRACTION-ENDED',
    severity: 'error',
    file: 'package.json',
    found: error.message.replace(/\.$/, ''),
    expected: 'an extraction that ends by itself',
    nextStep: isDocumented
      ? `The package is documented from its declarations as written, without inherited members and an API report. ${moreMemory}`
      : `Nothing of this package is documented. ${moreMemory}`,
  }
}

const moreMemory =
  'Report it with the declaration files; where memory was short, NODE_OPTIONS=--max-old-space-size=8192 gives it more.'
