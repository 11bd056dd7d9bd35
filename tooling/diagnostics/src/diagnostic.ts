import type { DiagnosticCode } from './codes.ts'

/**
 * `error`: something is missing or wrong in the output. `warning`: the output is complete, but not as its author meant it.
 * `info`: nothing has to be done.
 */
export type DiagnosticSeverity = 'error' | 'warning' | 'info'

/** A problem found by a tool, as data. An optional field is absent when it does not apply. */
export interface Diagnostic {
  /** Stable key of the record of {@link codes}. */
  code: DiagnosticCode
  severity: DiagnosticSeverity
  /** Path with forward slashes, relative to the folder that the tool reads: the package, the site or the repository. */
  file: string
  /** From 1; absent when the diagnostic is about the whole file. */
  line?: number
  /** From 1; absent without a line. */
  column?: number
  /** Id of the symbol whose declaration or comment it is about, as messages print it: `core!Store.get`; absent for any other. */
  symbol?: string
  /** Actual state, as a noun phrase without a full stop. */
  found: string
  /** Expected state, in the same form. */
  expected: string
  /** One or two sentences. */
  nextStep: string
}
