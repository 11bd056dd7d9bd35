import { program } from './places.ts'
import { runTool } from './run-tool.ts'

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
