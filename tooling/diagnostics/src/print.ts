import { printableLines } from './printable.ts'

/** Prints text that may contain texts of a documented repository. It can control neither a terminal nor the log of a CI system. */
export function print(text: string): void {
  console.log(printableLines(text))
}

/** Like {@link print}, to standard error. */
export function printError(text: string): void {
  console.error(printableLines(text))
}

/** Prints a command for the CI system, whose parts are escaped already: it must not be escaped itself. */
export function printCommand(command: string): void {
  console.log(command)
}

/** Prints an error that no user can act on, with its stack. */
export function printDefect(error: unknown): void {
  printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** Lets a program go on to its end when the reader of its output, such as `head`, has ended. */
export function allowClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
