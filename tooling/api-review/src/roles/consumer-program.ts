import { heirsIn } from './samples.ts'

/** Ways in which consumer code uses an export. The way decides the verdict when its program breaks: see `verdict-of-use.ts`. */
export type Use =
  | 'read'
  | 'write'
  | 'delete'
  | 'call'
  | 'detach'
  | 'contextual'
  | 'narrow'
  | 'instantiate'
  | 'name'
  | 'query'
  | 'receive'
  | 'provide'
  | 'construct-literal'
  | 'match'
  | 'implement'
  | 'redeclare'
  | 'extend'
  | 'override'
  | 'inherit'
  | 'merge'

/**
 * Code of a consumer. `L` is the library, `B` the base as it was: expected types are written with `B`, so that a
 * program which compiles against the base says what the consumer relies on.
 */
export interface ConsumerProgram {
  /** Dotted path of the export or member that it uses: `Options.delay`. */
  symbol: string
  use: Use
  code: string
}

/** Collects programs; each code is kept once. */
export class ProgramList {
  readonly programs: ConsumerProgram[] = []
  readonly #codes = new Set<string>()

  add(symbol: string, use: Use, code: string): void {
    if (this.#codes.has(code)) return
    this.#codes.add(code)
    this.programs.push({ symbol, use, code: [...heirsIn(code), code].join('\n') })
  }
}
