import { printError } from '@signpost/diagnostics'
import { resolve } from 'node:path'
import { startSteps, type Steps } from '../steps/steps.ts'

/**
 * Runs a command of `api-review` with its own arguments. Without `--root` the repository is the current folder.
 *
 * @returns Its exit code.
 */
export function runReviewCommand(argv: readonly string[], steps: Steps = startSteps()): Promise<number> {
  const root = rootIn(argv) === undefined ? ['--root', process.cwd()] : []
  return steps.review([...argv, ...root])
}

/**
 * Runs a command of `api-review` that reads the committed reports, unless they are older than the sources. `--allow-stale` leaves
 * that out.
 *
 * @returns Its exit code; 2 for reports that are not up to date, or that cannot be compared with the sources.
 */
export async function runOnFreshReports(argv: readonly string[], steps: Steps = startSteps()): Promise<number> {
  const others = argv.filter((argument) => argument !== allowStale)
  // The history in commits has no sources to compare with.
  const isUnchecked = others.length < argv.length || argv.includes('--help') || argv.includes('--from-git')
  if (!isUnchecked) {
    const [{ staleReports }, { messageOf }] = await Promise.all([
      import('./stale-reports.ts'),
      import('../steps/message-of.ts'),
    ])
    const root = resolve(rootIn(argv) ?? process.cwd())
    const message = await staleReports({ root }, steps).catch((error: unknown) => {
      const known = messageOf(error)
      if (known === undefined) throw error
      return known
    })
    if (message !== undefined) {
      printError(message)
      return 2
    }
  }
  return runReviewCommand(others, steps)
}

const allowStale = '--allow-stale'

function rootIn(argv: readonly string[]): string | undefined {
  const index = argv.findIndex((argument) => argument === '--root' || argument.startsWith('--root='))
  const found = argv[index]
  return found === '--root' ? (argv[index + 1] ?? '') : found?.slice('--root='.length)
}
