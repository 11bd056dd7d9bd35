import { readFileSync } from 'node:fs'
import { print, printDefect, printError } from '@signpost/diagnostics'
import { parseCommandLine } from './command-line.ts'
import { commands } from './commands.ts'
import type { Steps } from '../steps/steps.ts'
import { UsageError } from '../steps/usage-error.ts'

/**
 * Runs a command and prints what it did, errors included.
 *
 * @param args - Arguments after the name of the program
 * @param steps - Where the steps of a build run; by default in threads and processes of it
 * @returns The exit code: 1 when the command fails, 2 for arguments that cannot be used
 */
export async function run(args: readonly string[], steps?: Steps): Promise<number> {
  const parsed = parseCommandLine(args, commands, version())
  switch (parsed.kind) {
    case 'text':
      print(parsed.text)
      return 0
    case 'error':
      printError(parsed.message)
      return 2
    case 'call':
      try {
        return await parsed.command.run({ ...parsed.invocation, ...(steps && { steps }) })
      } catch (error) {
        const { messageOf } = await import('../steps/message-of.ts')
        const message = messageOf(error)
        if (message === undefined) printDefect(error)
        else printError(message)
        return error instanceof UsageError ? 2 : 1
      }
  }
}

/** Version of this package. */
function version(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
