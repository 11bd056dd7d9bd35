/** Bytes that are no names file, or one of a format that this version does not know. */
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
