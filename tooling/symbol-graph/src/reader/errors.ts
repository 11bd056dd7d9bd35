/** A graph on disk that this reader cannot be trusted to read. */
export class GraphFormatError extends Error {
  override readonly name = 'GraphFormatError'

  constructor(
    /** The file, as the reader was told where it lies. */
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}; expected ${expected}. ${nextStep}`)
  }
}
