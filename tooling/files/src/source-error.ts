import { printable } from '@signpost/diagnostics'

/** An author's file that is not read, and the reason. */
export class SourceError extends Error {
  override readonly name = 'SourceError'

  constructor(
    readonly code: 'missing' | 'outside' | 'not-a-file' | 'too-large' | 'unreadable',
    /** Relative to the root, or its last segment if it is outside; never a path of this machine. */
    readonly file: string,
    readonly found: string,
    readonly expected: string,
    readonly nextStep: string,
  ) {
    super(printable(`${file}: found ${found}, expected ${expected}. ${nextStep}`))
  }
}
