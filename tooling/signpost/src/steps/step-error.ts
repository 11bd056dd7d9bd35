import { SupersededError } from '@signpost/files'

/** A step that failed as a whole, with its output. */
export class StepError extends Error {
  override readonly name: string = 'StepError'

  constructor(
    readonly step: string,
    readonly output: string,
    message?: string,
  ) {
    const text = output.trim()
    super(message ?? `The step "${step}" failed:${text.includes('\n') ? '\n' : ' '}${text}`)
  }
}

/** A step that was ended before it had a result. */
export class StepEndedError extends StepError {
  override readonly name = 'StepEndedError'

  /** @param how - Such as "ran out of memory." */
  constructor(step: string, how: string) {
    super(step, '', `The step "${step}" ${how}`)
  }
}

/**
 * Fails the build because a step has failed.
 *
 * @param description - Default: the message of the error.
 */
export function failStep(step: string, error: unknown, description: string = (error as Error).message): never {
  throw error instanceof StepError || error instanceof SupersededError ? error : new StepError(step, description)
}
