import { program } from './places.ts'
import { runTool } from './run-tool.ts'

const reviewCommands = ['review', 'accept', 'explain']

/** Whether a command is one of `api-review`. */
export function isReviewCommand(command: string | undefined): boolean {
  return command !== undefined && reviewCommands.includes(command)
}

/**
 * Runs a command of `api-review` with its own arguments. Without `--root` the repository is the current folder.
 *
 * @returns Its exit code.
 */
export async function runReviewCommand(argv: readonly string[]): Promise<number> {
  const hasRoot = argv.some((argument) => argument === '--root' || argument.startsWith('--root='))
  const root = hasRoot ? [] : ['--root', process.cwd()]
  return (await runTool([program('api-review'), ...argv, ...root], { show: true })).code
}
