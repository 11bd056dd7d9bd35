/** A step that failed as a whole, with what its program printed. */
export class StepError extends Error {
  override readonly name = 'StepError'

  constructor(
    readonly step: string,
    readonly output: string,
  ) {
    super(`The step "${step}" failed:\n${output.trim()}`)
  }
}
