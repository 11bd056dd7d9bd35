import { writeFilesIn } from '@signpost/files'
import { differing } from './history-folder.ts'
import { historyFromGit } from './history-from-git.ts'
import { updateHistory } from './update-history.ts'

/** Options of `history`. */
export interface HistoryOptions {
  /** Makes the timelines from git's history. */
  fromGit: boolean
  /** Gives unreleased changes the versions of the manifests. */
  release: boolean
  /** Writes nothing, and fails when a timeline is out of date. */
  check: boolean
}

/**
 * Runs `history`. Nothing is written when it throws.
 *
 * @returns Lines to print, and the exit code.
 */
export function runHistory(
  root: string,
  { fromGit, release, check }: HistoryOptions,
): { lines: string[]; exitCode: 0 | 1 } {
  if ([fromGit, release, check].filter(Boolean).length > 1) {
    throw new Error('Found several of --from-git, --release and --check, expected one.')
  }
  const files = fromGit ? historyFromGit(root) : updateHistory(root, release)
  const changed = differing(root, files)
  if (check && changed.size > 0) {
    const lines = [...changed.keys()].map((file) => `${file} is out of date`)
    return {
      lines: [
        ...lines,
        'Run `npm run api:update`, or `signpost reports update` where Signpost is installed, and commit the files.',
      ],
      exitCode: 1,
    }
  }
  writeFilesIn(root, changed)
  const lines = [...changed].map(([file, text]) => `${text === undefined ? 'removed' : 'written'} ${file}`)
  return {
    lines: [
      ...lines,
      `${files.size} files of the API's history, ${changed.size} ${check ? 'out of date' : 'written now'}`,
    ],
    exitCode: 0,
  }
}
