/** A root, or a file in it, that Signpost cannot use. */
export class RootError extends Error {
  override readonly name = 'RootError'

  constructor(
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${file}: found ${found}, expected ${expected}.\n${nextStep}`)
  }
}
