import { printable } from '@signpost/diagnostics'

/** A folder to which Signpost does not write, because files in it could be lost. */
export class OutputError extends Error {
  override readonly name = 'OutputError'

  constructor(
    readonly folder: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(printable(`${folder}: found ${found}, expected ${expected}. ${nextStep}`))
  }
}
