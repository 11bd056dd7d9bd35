import { printError } from '@signpost/diagnostics'

/** Exit code of a program that was interrupted: 128 and the number of the signal. */
const interrupted = 130

/**
 * Ends the command with exit code 130 when it is interrupted; the site is as it was.
 *
 * @returns Restores the behaviour before.
 */
export function endOnInterrupt(): () => void {
  const end = (): void => {
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    printError('The build was interrupted. Run it again: it reuses what is finished.')
    process.exit(interrupted)
  }
  process.on('SIGINT', end)
  return () => void process.off('SIGINT', end)
}
