/** Bytes that are not a names file, or one of an unsupported format. */
export class NamesFormatError extends Error {
  override readonly name = 'NamesFormatError'

  constructor(
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`Names file: found ${found}; expected ${expected}. ${nextStep}`)
  }
}
