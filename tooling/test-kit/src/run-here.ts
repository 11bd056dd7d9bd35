import { vi } from 'vitest'

/** How a command ended. */
export interface Ending {
  code: number
  stdout: string
  stderr: string
}

/**
 * Runs a command of the tested package in this process, because starting a program takes longer than most commands do.
 *
 * The folder of the process changes meanwhile: the package's tests need `--pool forks`, and run one after the other in a file.
 *
 * @param run - The command's function; it prints with `console` and returns the exit code
 * @param cwd - The working directory of the command
 */
export async function runHere(
  run: (args: readonly string[]) => Promise<number>,
  cwd: string,
  args: readonly string[],
): Promise<Ending> {
  const start = process.cwd()
  const stdout = vi.spyOn(console, 'log').mockReturnValue()
  const stderr = vi.spyOn(console, 'error').mockReturnValue()
  const textOf = ({ mock }: typeof stdout): string => mock.calls.map((line) => `${line.join(' ')}\n`).join('')
  process.chdir(cwd)
  try {
    const code = await run(args)
    return { code, stdout: textOf(stdout), stderr: textOf(stderr) }
  } finally {
    process.chdir(start)
    stdout.mockRestore()
    stderr.mockRestore()
  }
}
