import { printable } from '@signpost/diagnostics'

/** A root, or a file in it, that Signpost cannot use. */
export class RootError extends Error {
  override readonly name = 'RootError'

  constructor(
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(`${printable(`${file}: found ${found}, expected ${expected}.`)}\n${printable(nextStep)}`)
  }
}
