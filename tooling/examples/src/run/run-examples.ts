import { readFileSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { workers } from '@signpost/files'
import { chainOf, waysByPath } from '../answers/chain-of.ts'
import { completeModule } from '../answers/complete-module.ts'
import type { CheckedState } from '../answers/package-answers.ts'
import { checkAndAnswer } from '../check-examples.ts'
import * as findings from '../findings.ts'
import type { ExampleInput, PackageExamples } from '../model.ts'
import { placeInFile } from '../reporter.ts'
import { compareRun, type Comparison } from './compare-run.ts'
import { readExpectations, type RunnableBlock } from './expectations.ts'
import { runModule, type RunResult } from './run-module.ts'
import { replaceIn, replacementsFor, type Replacement } from './update-comments.ts'

/** Time for one example, in milliseconds. */
const limit = 10_000

/** Options of {@link runExamples}. */
export interface RunSettings {
  /** Whether actual texts are written into the comments that say something else. */
  update: boolean
}

/** A check, and what running its blocks has shown. */
export interface RanExamples {
  examples: PackageExamples
  /** Blocks that ran to their end and were compared. */
  ran: number
  /** Comments into which an actual text was written. */
  updated: number
}

/** Reasons that a block is not run or not compared. */
type Reason =
  | 'in need of a browser'
  | 'in need of a package'
  | 'in need of a network, other files or processes'
  | 'in several parts'
  | 'in words'

/**
 * Type-checks examples, and runs those that compile and say what they print: with `// prints: 5` or `// => 5`, or by `assert`. Each
 * one has a process of its own.
 *
 * @throws RootError when the root does not exist.
 */
export async function runExamples(input: ExampleInput, { update }: RunSettings): Promise<RanExamples> {
  const { examples, state } = checkAndAnswer(input)
  const reasons = new Map<string, number>()
  const later: Diagnostic[][] = []
  const replacements = new Map<string, Replacement[]>()
  const relativeTo = (file: string): string => relative(input.root, file).split(sep).join('/')
  let [ran, updated] = [0, 0]
  const leave = (reason: Reason): void => void reasons.set(reason, (reasons.get(reason) ?? 0) + 1)

  const runOne = async (index: number): Promise<void> => {
    const block = state.blocks[index]!
    const found: Diagnostic[] = []
    later[index] = found
    const at = (offset: number): findings.At => {
      const place = placeInFile(block, offset)
      return { file: relativeTo(block.file), line: place.line, column: place.column }
    }
    const runnable = runnableOf(index, state)
    if (runnable === undefined) return
    if (runnable.code === undefined) return leave('in several parts')
    const result = await runModule({
      code: runnable.code,
      folder: input.package.directory,
      packages: new Map(state.known.map(({ name, folder }) => [name, folder])),
      root: input.root,
      milliseconds: limit,
    })
    const reason = reasonNotRun(result)
    if (reason !== undefined) return leave(reason)
    const failure = failureOf(result)
    if (failure !== undefined) return void found.push(findings.failedRun(at(0), failure))
    ran++
    const comparisons = compareRun(runnable.expectations, result)
    if (comparisons.some(({ kind }) => kind === 'unclear')) leave('in words')
    const own = update ? replacementsFor(block, comparisons) : []
    replacements.set(block.file, [...(replacements.get(block.file) ?? []), ...own])
    for (const one of comparisons) if (one.kind === 'other' && !isUpdated(one, own)) found.push(otherOutput(one, at))
  }

  const open = examples.blocks.flatMap(({ outcome }, index) =>
    (outcome === 'checked' || outcome === 'incomplete') && !state.blocks[index]!.marks.noRun ? [index] : [],
  )
  let next = 0
  const runNext = async (): Promise<void> => {
    for (let at = next++; at < open.length; at = next++) await runOne(open[at]!)
  }
  await Promise.all(Array.from({ length: Math.max(1, workers()) }, runNext))
  for (const [file, own] of replacements) updated += write(file, own)
  const reported = [...later.flat(), ...(reasons.size > 0 ? [findings.notRun(examples.path, reasons)] : [])]
  const failing = new Set(later.flatMap((own, index) => (own.length > 0 ? [index] : [])))
  return {
    examples: {
      ...examples,
      blocks: examples.blocks.map((block, index) => (failing.has(index) ? { ...block, outcome: 'failing' } : block)),
      findings: [...examples.findings, ...reported],
    },
    ran,
    updated,
  }
}

/** A block that says what it prints, with the module to run; that is absent where none can be made. Undefined for other blocks. */
function runnableOf(
  index: number,
  { compiled, blocks }: CheckedState,
): (Omit<RunnableBlock, 'code'> & { code?: string }) | undefined {
  const parts = compiled.get(index) ?? []
  const [first] = parts
  if (first === undefined) return undefined
  const { code, language } = first.part
  const read = readExpectations(parts.length === 1 ? code : blocks[index]!.code, language)
  if (read === undefined) return undefined
  const chain = chainOf(parts, waysByPath(compiled))
  const whole = chain && completeModule([...chain.codes.slice(0, -1), read.code], chain.added, language, Infinity)
  return { expectations: read.expectations, ...(whole !== undefined && { code: whole }) }
}

/** Names that only browsers have. */
const browserNames =
  /^(?:document|window|localStorage|sessionStorage|navigator|location|history|matchMedia|requestAnimationFrame|HTMLElement|Element|self|customElements|CSS|indexedDB|alert) is not defined/

function reasonNotRun({ error }: RunResult): Reason | undefined {
  if (error === undefined) return undefined
  if (error.name === 'ReferenceError' && browserNames.test(error.message)) return 'in need of a browser'
  if (error.code === 'ERR_ACCESS_DENIED' || error.message.startsWith('Examples run without a network'))
    return 'in need of a network, other files or processes'
  const isMissing =
    /^ERR_(?:MODULE_NOT_FOUND|PACKAGE_PATH_NOT_EXPORTED|UNKNOWN_FILE_EXTENSION|UNSUPPORTED_DIR_IMPORT)$/.test(
      error.code ?? '',
    ) || /^Cannot find (?:module|package) /.test(error.message)
  return isMissing ? 'in need of a package' : undefined
}

function failureOf({ error, ended }: RunResult): string | undefined {
  if (ended === 'time') return `a block that did not end in ${limit / 1000} seconds`
  if (ended === 'output') return 'a block that prints without end'
  return error === undefined ? undefined : `${error.name}: ${error.message.split('\n')[0]}`
}

function otherOutput({ expectation, actual }: Comparison, at: (offset: number) => findings.At): Diagnostic {
  return findings.otherOutput(at(expectation.start), expectation.text, actual)
}

function isUpdated({ expectation, actual }: Comparison, replacements: readonly Replacement[]): boolean {
  return replacements.some(({ before, after }) => before === expectation.text && after === actual)
}

/** Writes replacements to a file. Returns their number. */
function write(file: string, replacements: readonly Replacement[]): number {
  if (replacements.length === 0) return 0
  const { text, count } = replaceIn(readFileSync(file, 'utf8'), replacements)
  if (count > 0) writeFileSync(file, text)
  return count
}
