import { existsSync, rmSync } from 'node:fs'
import type { Diagnostic } from '@signpost/diagnostics'
import { describeSystemError, programFingerprint } from '@signpost/files'
import { workspaceOf, type Places } from '../steps/places.ts'
import { failStep } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'

/**
 * Writes the data of pages of source files. A package of which nothing has changed is not written again.
 *
 * @returns Files with documented declarations that have no page, by path from the root.
 * @throws {@link StepError} when they could not be written.
 */
export async function writeSources(
  { root, graph, sources }: Places,
  { untrusted = false }: { untrusted?: boolean },
  steps: Pick<Steps, 'sources'>,
): Promise<readonly string[]> {
  const program = programFingerprint(workspaceOf('source-pages'))
  const { left } = await steps.sources
    .run('writeSourcePages', { root, graph, usesGit: !untrusted, out: sources, program })
    .catch((error: unknown) => failStep('source pages', error, describeSystemError(error)))
  return left
}

/** Removes the data of an earlier build, when the configuration wants no source pages any more. */
export function forgetSources({ sources }: Places): void {
  if (existsSync(sources)) rmSync(sources, { recursive: true, force: true })
}

/** Finding about the files without a page; none when all have one. */
export function withoutSource(left: readonly string[]): Diagnostic[] {
  const [first] = left
  if (first === undefined) return []
  return [
    {
      code: 'SP-SOURCE-NOT-SHOWN',
      severity: 'warning',
      file: first,
      found:
        left.length === 1
          ? 'a source file that Git does not track and no package publishes'
          : `${left.length} source files that Git does not track and no package publishes, this one first`,
      expected: 'a file that readers may see',
      nextStep:
        'Commit the file, or name it in `files` of its package.json; until then links to it lead to the repository.',
    },
  ]
}
