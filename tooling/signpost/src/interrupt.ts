import { printError } from '@signpost/diagnostics'

/** Exit code of a program that was interrupted: 128 and the number of the signal. */
const interrupted = 130

let steps = 0
let end: (() => void) | undefined
let isInterrupted = false

/**
 * Ends the command with exit code 130 when it is interrupted, once the programs of running steps have ended.
 *
 * @returns Restores the behaviour before.
 */
export function endOnInterrupt(): () => void {
  end = () => {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    printError('The build was interrupted. Run it again: it reuses what is finished.')
    process.exit(interrupted)
  }
  const listener = (): void => {
    isInterrupted = true
    if (steps === 0) end?.()
  }
  process.on('SIGINT', listener)
  return () => {
    end = undefined
    process.off('SIGINT', listener)
  }
}

/** Runs a step that is awaited before an interrupted command ends. */
export async function duringStep<Result>(run: () => Promise<Result>): Promise<Result> {
  steps += 1
  const result = await run()
  steps -= 1
  if (isInterrupted) end?.()
  return result
}
