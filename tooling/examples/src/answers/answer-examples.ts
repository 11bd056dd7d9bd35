import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answering, areUnchanged, digest, folderName, openSourceRoot } from '@signpost/files'
import type { ExampleInput, PackageExamples } from '../model.ts'
import { exampleFiles } from '../package-files.ts'
import { answersFile } from '../reader/open-answers.ts'
import { toolFolders } from '../tool-folders.ts'
import { joinAnswers } from './join-answers.ts'
import { keptReads, readKept, writeKept, type KeptCheck } from './kept-checks.ts'

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

/** Checks of all packages. */
export interface AnsweredExamples {
  packages: PackageExamples[]
  /** Symbols of each package with an example of their own, by the package's name. */
  withExample: Readonly<Record<string, readonly string[]>>
}

/** A package with its last check. */
interface Known {
  input: ExampleInput
  file: string
  key: string
  /** Absent when a file that it read has changed. */
  kept: KeptCheck | undefined
}

/**
 * Type-checks the examples of packages and docs, and writes the compiler's answers for pages. A package of which no file that was
 * read has changed is not checked again. The compiler is loaded when it is needed: that takes longer than to see that nothing changed.
 *
 * @throws RootError when the root does not exist.
 */
export async function answerExamples(options: AnswerOptions): Promise<AnsweredExamples> {
  const known = lastChecks(options)
  const changed = known.filter(({ kept }) => kept === undefined)
  const fresh = new Map<Known, KeptCheck>()
  if (changed.length > 0) {
    const { checkTogether } = await import('../check-examples.ts')
    const checked = checkTogether(
      changed.map(({ input }) => input),
      ({ examples, answers, reads }) => ({ examples, answers: answers(), reads }),
      true,
    )
    const store = keptReads(options.cache)
    checked.forEach(({ examples, answers, reads }, index) => {
      const { key, file } = changed[index]!
      const result: KeptCheck = {
        key,
        reads: reads.own,
        shared: store.write(reads.shared),
        examples,
        answers,
      }
      writeKept(file, result)
      fresh.set(changed[index]!, result)
    })
    store.clean(known.map((one) => (one.kept ?? fresh.get(one)!).shared))
  }
  const all = known.map((one) => one.kept ?? fresh.get(one)!)
  writeAnswers(options.out, `${JSON.stringify(joinAnswers(all.map(({ answers }) => answers)))}\n`)
  return resultOf(all)
}

/**
 * The last checks, when nothing has changed since and the answers for pages are as they were written; else undefined.
 *
 * @param answer - Answers about files that other steps of the command share.
 */
export function unchangedExamples(
  options: AnswerOptions,
  answer?: ReturnType<typeof answering>,
): AnsweredExamples | undefined {
  const known = lastChecks(options, answer)
  const all = known.flatMap(({ kept }) => kept ?? [])
  if (all.length < known.length) return undefined
  const text = `${JSON.stringify(joinAnswers(all.map(({ answers }) => answers)))}\n`
  return readText(join(options.out, answersFile)) === text ? resultOf(all) : undefined
}

function lastChecks(
  { root, inputs, cache, program }: AnswerOptions,
  answer: ReturnType<typeof answering> = answering(openSourceRoot(root, toolFolders())),
): Known[] {
  const store = keptReads(cache)
  return inputs.map((input): Known => {
    const name = `${input.docs === undefined ? 'package' : 'docs'} ${input.name ?? input.package.directory}`
    const file = join(cache, `${folderName(name)}.json`)
    const key = digest(JSON.stringify([program, input, listOf(input)]))
    const kept = readKept(file)
    const isUnchanged = kept?.key === key && areUnchanged(kept.reads, answer) && store.areUnchanged(kept.shared, answer)
    return { input, file, key, kept: isUnchanged ? kept : undefined }
  })
}

function resultOf(all: readonly KeptCheck[]): AnsweredExamples {
  return {
    packages: all.map(({ examples }) => examples),
    withExample: Object.fromEntries(all.map(({ answers }) => [answers.about.name, answers.withExample])),
  }
}

/** Files that may have blocks: a new one has been read by no earlier check. */
function listOf({ docs, package: { directory } }: ExampleInput): readonly string[] {
  return docs ?? exampleFiles(directory)
}

function writeAnswers(out: string, text: string): void {
  const file = join(out, answersFile)
  mkdirSync(out, { recursive: true })
  if (readText(file) === text) return
  // Readers see the old file or the new one.
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
