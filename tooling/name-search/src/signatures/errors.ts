/** Text that is not a file of the search by signatures, or one of another version. */
export class SignaturesFormatError extends Error {
  override readonly name = 'SignaturesFormatError'

  constructor(
    readonly found: string,
    readonly expected: string,
    readonly nextStep = 'Build the graph again with this version of the tools.',
  ) {
    super(`Signatures file: found ${found}; expected ${expected}. ${nextStep}`)
  }
}
