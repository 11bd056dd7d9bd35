import type { Readiness } from './answer.ts'

/** Whether the data of the site can be read. A change is one line on the standard error stream. */
export interface DataHealth {
  readiness: () => Readiness
  /**
   * @param reason - One sentence for everybody.
   * @param detail - The cause, for the operator alone.
   */
  failed: (reason: string, detail: string) => void
  recovered: () => void
}

/** Health of data that nobody has tried to read yet. */
export function dataHealth(
  print: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): DataHealth {
  let problem: string | undefined
  return {
    readiness: () => (problem === undefined ? { ready: true } : { ready: false, reason: problem }),
    failed(reason, detail) {
      if (problem !== reason) print(`${reason} ${detail}`)
      problem = reason
    },
    recovered() {
      if (problem !== undefined) print('The data of the site can be read again.')
      problem = undefined
    },
  }
}
