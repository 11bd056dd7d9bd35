import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { print, printable } from '@signpost/diagnostics'
import { unchangedExamples, type AnsweredExamples } from '@signpost/examples/answers'
import { programFingerprint, type answering } from '@signpost/files'
import type { FoundPackage } from '@signpost/files/find-packages'
import { docsInputs, packageInputs } from '@signpost/examples/inputs'
import { workspaceOf, type Places } from '../steps/places.ts'
import type { Steps } from '../steps/steps.ts'

/**
 * Type-checks the examples of a site, and writes the compiler's answers for its pages. Packages of which nothing has changed are
 * not checked again.
 *
 * @param content - Folder of the hand-written docs, if there is one.
 * @param answer - Answers about files that other steps share.
 */
export async function answerSiteExamples(
  { root, cache, examples }: Places,
  chosen: readonly FoundPackage[],
  all: readonly FoundPackage[],
  content: string | undefined,
  steps: Pick<Steps, 'examples'>,
  answer?: ReturnType<typeof answering>,
): Promise<AnsweredExamples> {
  const options = {
    root,
    inputs: [...packageInputs(root, chosen, all), ...docsInputs(root, content, all)],
    out: examples,
    cache: join(cache, 'steps', 'examples'),
    program: programFingerprint(workspaceOf('examples')),
  }
  return unchangedExamples(options, answer) ?? steps.examples.run('answerExamples', options)
}

/** Removes the answers of an earlier build, when examples are not checked any more. */
export function forgetExamples({ examples }: Places): void {
  if (existsSync(examples)) rmSync(examples, { recursive: true, force: true })
}

/** Prints how many examples were checked, and which packages have some that fail. */
export function printExamples({ packages }: AnsweredExamples): void {
  const all = packages.flatMap(({ blocks }) => blocks)
  const failing = packages.flatMap(({ name, blocks }) => {
    const count = blocks.filter(({ outcome }) => outcome === 'failing').length
    return count === 0 ? [] : [`${printable(name)} (${count})`]
  })
  const checked = all.filter(({ outcome }) => outcome === 'checked' || outcome === 'fails').length
  print(`${all.length} examples, ${checked} of them checked.`)
  if (failing.length > 0) print(`Examples fail in ${failing.join(', ')}. \`signpost examples\` prints where.`)
}
