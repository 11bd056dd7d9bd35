import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  answering,
  areUnchanged,
  digest,
  folderName,
  openSourceRoot,
  readLog,
  type ReadLog,
  type Reads,
} from '@signpost/files'
import type { ExampleInput, PackageExamples } from '../model.ts'
import { markdownFiles, sourcesIn } from '../package-files.ts'
import { answersFile } from '../reader/open-answers.ts'
import { toolFolders } from '../tool-folders.ts'
import { joinAnswers, type PackageAnswers } from './join-answers.ts'

/** Inputs of {@link answerExamples}. */
export interface AnswerOptions {
  root: string
  inputs: readonly ExampleInput[]
  /** Folder of the answers, which is created. */
  out: string
  /** Folder of results of earlier checks. */
  cache: string
  /** Fingerprint of the program: results of another one are not used. */
  program: string
}

/** Result of a check with everything that decides whether it would end the same way again. */
interface KeptCheck {
  key: string
  reads: Reads
  examples: PackageExamples
  answers: PackageAnswers
}

/** Checks of all packages. */
export interface AnsweredExamples {
  packages: PackageExamples[]
  /** Symbols of each package with an example of their own, by the package's name. */
  withExample: Readonly<Record<string, readonly string[]>>
}

/**
 * Type-checks the examples of packages and docs, and writes the compiler's answers for pages. A package of which no file that was
 * read has changed is not checked again. The compiler is loaded when it is needed: that takes longer than to see that nothing changed.
 *
 * @throws RootError when the root does not exist.
 */
export async function answerExamples({ root, inputs, out, cache, program }: AnswerOptions): Promise<AnsweredExamples> {
  const answer = answering(openSourceRoot(root, toolFolders()))
  const load = once(async () => {
    const [{ checkAndAnswer }, { systemAnswers }] = await Promise.all([
      import('../check-examples.ts'),
      import('../guarded-system.ts'),
    ])
    const files = systemAnswers()
    return (input: ExampleInput, log: ReadLog) => checkAndAnswer(input, log, files)
  })
  const all: KeptCheck[] = []
  for (const input of inputs) {
    const file = join(
      cache,
      `${folderName(`${input.docs === undefined ? 'package' : 'docs'} ${input.name ?? input.package.directory}`)}.json`,
    )
    const key = digest(JSON.stringify([program, input, listOf(input)]))
    const kept = readKept(file)
    if (kept?.key === key && areUnchanged(kept.reads, answer)) {
      all.push(kept)
      continue
    }
    const check = await load()
    const log = readLog()
    const { examples, answers } = check(input, log)
    const result: KeptCheck = { key, reads: log.reads(), examples, answers: answers() }
    writeKept(file, result)
    all.push(result)
  }
  writeAnswers(out, `${JSON.stringify(joinAnswers(all.map(({ answers }) => answers)))}\n`)
  return {
    packages: all.map(({ examples }) => examples),
    withExample: Object.fromEntries(all.map(({ answers }) => [answers.about.name, answers.withExample])),
  }
}

/** Calls a function at the first call only. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => (made ??= { result: make() }).result
}

/** Files that may have blocks: a new one has been read by no earlier check. */
function listOf({ docs, package: { directory } }: ExampleInput): readonly string[] {
  return docs ?? [...markdownFiles(directory), ...sourcesIn(directory)]
}

function readKept(file: string): KeptCheck | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptCheck
  } catch {
    return undefined
  }
}

/** Keeps a result. One that cannot be written is made again. */
function writeKept(file: string, result: KeptCheck): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(result))
  } catch {
    // The check runs again.
  }
}

function writeAnswers(out: string, text: string): void {
  const file = join(out, answersFile)
  mkdirSync(out, { recursive: true })
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // There is none yet.
  }
  // Readers see the old file or the new one.
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}
