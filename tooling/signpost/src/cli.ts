import { parseCommandLine } from './command-line.ts'
import { commands } from './commands.ts'
import { UsageError } from './usage-error.ts'

const parsed = parseCommandLine(process.argv.slice(2), commands)
switch (parsed.kind) {
  case 'help':
    console.log(parsed.text)
    break
  case 'error':
    console.error(parsed.message)
    process.exitCode = 2
    break
  case 'call':
    try {
      process.exitCode = await parsed.command.run(parsed.invocation)
    } catch (error) {
      const { messageOf } = await import('./message-of.ts')
      const message = messageOf(error)
      if (message === undefined) throw error
      console.error(message)
      process.exitCode = error instanceof UsageError ? 2 : 1
    }
}
