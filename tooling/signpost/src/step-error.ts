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

/** A step whose program was ended by a signal or ran out of memory. */
export class StepEndedError extends StepError {
  override readonly name = 'StepEndedError'

  /** @param how - Such as "was ended by SIGKILL." */
  constructor(step: string, how: string) {
    super(step, '', `The step "${step}" ${how}`)
  }
}
