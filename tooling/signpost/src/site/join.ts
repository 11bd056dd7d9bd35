import { relative } from 'node:path'
import type { CheckedSite } from '@signpost/check-site'
import { print } from '@signpost/diagnostics'
import { claimOutput, describeSystemError, OutputError } from '@signpost/files'
import { claimedBuild } from './claimed-build.ts'
import { buildContent, type DocumentOptions } from './document.ts'
import type { Places } from '../steps/places.ts'
import { failStep } from '../steps/step-error.ts'
import { startSteps, type Steps } from '../steps/steps.ts'
import { checkOf, printWhere } from './write-pages.ts'

/** Options of {@link join}. */
export interface JoinOptions extends DocumentOptions {
  /** Absolute paths of folders that `build` with a shard wrote. */
  shards: readonly string[]
  /** Folder of the site. */
  out: string
  /** Whether an earlier site is replaced also when the link check fails. */
  force: boolean
}

/**
 * Joins the shards of a site and checks its links, as a build of all pages does.
 *
 * @returns The exit code: 1 for a broken link.
 * @throws `OutputError` for shards that are not all of one site, and when writing could lose files.
 */
export async function join(places: Places, options: JoinOptions, steps: Steps = startSteps()): Promise<number> {
  return claimedBuild(places, options, steps, async (out) => {
    // The check reads its settings, and where links were written.
    await buildContent(places, options, steps, options.stream)
    const { joinShards } = await import('@signpost/prerender')
    let check: CheckedSite | undefined
    const { hasFailedCheck, files } = await joinShards({
      ...options,
      out,
      confirm: claimOutput(out).confirm,
      check: async (folder) => {
        check = await checkOf(places, folder, out, steps)
        return !check.hasFailed
      },
    }).catch((error: unknown) => {
      if (error instanceof OutputError) throw error
      return failStep('join', error, describeSystemError(error))
    })
    print(`Joined ${options.shards.length} shards (${files} files) to ${relative(process.cwd(), out) || '.'}.`)
    printWhere(options.out, out, hasFailedCheck)
    return hasFailedCheck ? 1 : 0
  })
}
