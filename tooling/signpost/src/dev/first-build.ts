import { printError } from '@signpost/diagnostics'
import { StepEndedError, StepError } from '../steps/step-error.ts'

/**
 * Runs the first build of a session. One that a step refuses, as for a configuration with a syntax error, is said and tried again
 * after each change until it succeeds. The same refusal is said once.
 *
 * @param nextChange - Resolves with the next change of a file; also with one since the last call.
 * @throws What is no refusal of a step: another change would not help.
 */
export async function firstBuild<T>(build: () => Promise<T>, nextChange: () => Promise<void>): Promise<T> {
  let refusal = ''
  for (;;) {
    try {
      return await build()
    } catch (error) {
      if (!(error instanceof StepError) || error instanceof StepEndedError) throw error
      if (error.message !== refusal) printError(`${error.message}\nThe site is built when this is corrected.`)
      refusal = error.message
    }
    await nextChange()
  }
}
