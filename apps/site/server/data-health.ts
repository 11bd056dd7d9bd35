import { printable, printError } from '@signpost/diagnostics'
import type { Readiness } from './answer.ts'

/** Whether the site's data can be read. Prints a line to standard error on each change. */
export interface DataHealth {
  readiness: () => Readiness
  /**
   * @param reason - One public sentence.
   * @param detail - Cause, for the operator only.
   */
  failed: (reason: string, detail: string) => void
  recovered: () => void
  /** Prints a line about something that readers do not notice; readiness stays. */
  noticed: (what: string, detail: string) => void
}

/** Creates the health of data that was not read yet: ready. */
export function dataHealth(print: (line: string) => void = (line) => void printError(printable(line))): DataHealth {
  let problem: string | undefined
  return {
    readiness: () => (problem === undefined ? { ready: true } : { ready: false, reason: problem }),
    failed(reason, detail) {
      if (problem !== reason) print(`${reason} ${detail}`)
      problem = reason
    },
    noticed: (what, detail) => print(`${what} ${detail}`),
    recovered() {
      if (problem !== undefined) print('The data of the site can be read again.')
      problem = undefined
    },
  }
}
