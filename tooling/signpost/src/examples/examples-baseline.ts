import { readFileSync } from 'node:fs'
import type { Diagnostic } from '@signpost/diagnostics'
import type { PackageExamples } from '@signpost/examples'
import { UsageError } from '../steps/usage-error.ts'

/** A known failure. It has no line, so that text above it can change. */
export interface BaselineEntry {
  file: string
  code: string
  found: string
  /** First line of the block with code. */
  block: string
}

/** A failure of now, as the baseline would list it. */
export interface CurrentFailure {
  entry: BaselineEntry
  finding: Diagnostic
}

/** Failures beside those of a baseline. */
export interface Compared {
  /** For each failure, whether the baseline does not list it. */
  isNew: boolean[]
  /** Number of entries that are fixed. */
  fixed: number
  /** The baseline without these. */
  entries: BaselineEntry[]
}

/** Failures as entries, in the order of the findings. */
export function baselineOf(findings: readonly Diagnostic[], packages: readonly PackageExamples[]): CurrentFailure[] {
  const blocks = packages.flatMap((one) => one.blocks)
  return findings.map((finding) => {
    const { file, line = 0, code, found } = finding
    const own = blocks.filter((one) => one.file === file && one.line <= line).sort((a, b) => b.line - a.line)[0]
    const block = own?.code.split('\n').find((text) => text.trim() !== '') ?? ''
    return { entry: { file, code, found, block: block.trim() }, finding }
  })
}

/**
 * Reads a baseline.
 *
 * @returns Nothing when there is no file.
 * @throws {@link UsageError} for a file that is no list of entries.
 */
export function readBaseline(file: string): BaselineEntry[] | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UsageError(`Found a baseline that cannot be read, expected a file: ${(error as Error).message}`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value) && value.every(isEntry)) return value
  } catch {
    // The same as JSON of another shape.
  }
  throw new UsageError(
    `Found ${file}, which is no list of failures, expected the file that \`signpost examples --baseline\` writes. Remove it to write it again.`,
  )
}

function isEntry(value: unknown): value is BaselineEntry {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return ['file', 'code', 'found', 'block'].every((name) => typeof fields[name] === 'string')
}

/**
 * Compares failures with a baseline. Each entry stands for one failure.
 *
 * @param checked - Files that were checked, if not all were: entries of others stay.
 */
export function compareWithBaseline(
  current: readonly CurrentFailure[],
  baseline: readonly BaselineEntry[],
  checked?: ReadonlySet<string>,
): Compared {
  const open = new Map<string, number>()
  for (const { entry } of current) open.set(keyOf(entry), (open.get(keyOf(entry)) ?? 0) + 1)
  const left = new Map<string, number>()
  const entries = baseline.filter((entry) => {
    if (checked !== undefined && !checked.has(entry.file)) return true
    const count = open.get(keyOf(entry)) ?? 0
    if (count === 0) return false
    open.set(keyOf(entry), count - 1)
    left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1)
    return true
  })
  const isNew = current.map(({ entry }) => {
    const count = left.get(keyOf(entry)) ?? 0
    left.set(keyOf(entry), count - 1)
    return count <= 0
  })
  return { isNew, fixed: baseline.length - entries.length, entries }
}

function keyOf({ file, code, found, block }: BaselineEntry): string {
  return JSON.stringify([file, code, found, block])
}
