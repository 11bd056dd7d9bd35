import { readFileSync } from 'node:fs'
import { isLevel, type Level } from '../findings.ts'

/** A consumer's program of a case; it sees the library as namespace `L`, or imports it from `./lib` itself. */
export interface CaseProgram {
  /** `breaks`: compiles before, fails after; `ok`: compiles on both sides; `gain`: fails before, compiles after; `advisory`: like `breaks`, and not counted. */
  kind: 'breaks' | 'ok' | 'gain' | 'advisory'
  code: string
  /** Codes such as `TS2345`, one of which the failing side must give. */
  expectCodes?: string[]
}

/** A change of an API with its expected verdicts. */
export interface ReviewCase {
  id: string
  title: string
  /** Declarations of the entry point. More files follow, each after a line such as `// file: part.d.ts`. */
  before: string
  after: string
  conservative: Level
  pragmatic: Level
  /** Verdicts that are right as well, strict first: `["none/none"]`. */
  also?: string[]
  /** The break is in the behaviour; no program can prove it. */
  semantic?: boolean
  /** Options of this case, over those of the file. */
  compilerOptions?: Record<string, unknown>
  programs: CaseProgram[]
}

/** A file of cases. */
export interface CaseFile {
  compilerOptions: Record<string, unknown>
  cases: ReviewCase[]
}

/** Files of a side of a case, by path: those after lines such as `// file: part.d.ts`, and the first. */
export function filesOf(text: string, name = 'lib.d.ts'): Map<string, string> {
  const [first = '', ...others] = text.split(/^\/\/ file: (\S+)\n/m)
  const files = new Map([[name, first]])
  for (let index = 0; index < others.length; index += 2) files.set(others[index] as string, others[index + 1] as string)
  return files
}

/**
 * Reads a file of cases.
 *
 * @throws Error when the file is not JSON of the format `api-review-conformance/1`.
 */
export function readCases(file: string): CaseFile {
  const content = parse(file)
  if (content?.format !== 'api-review-conformance/1' || !Array.isArray(content.cases)) {
    throw new Error(
      `${file}: found format ${JSON.stringify(content?.format)}, expected "api-review-conformance/1" with cases.`,
    )
  }
  for (const [index, item] of (content.cases as Partial<ReviewCase>[]).entries()) {
    const texts = [item.id, item.before, item.after]
    if (!texts.every((text) => typeof text === 'string') || !Array.isArray(item.programs)) {
      throw new Error(`${file}: case ${item.id ?? index} needs id, before, after and programs.`)
    }
    if (!isLevel(item.conservative) || !isLevel(item.pragmatic)) {
      throw new Error(
        `${file}: case ${item.id} has verdicts ${item.conservative}/${item.pragmatic}, expected none, patch, minor or major.`,
      )
    }
  }
  return { compilerOptions: content.compilerOptions ?? {}, cases: content.cases as ReviewCase[] }
}

function parse(file: string): { format?: unknown; cases?: unknown; compilerOptions?: Record<string, unknown> } | null {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`)
  }
}
