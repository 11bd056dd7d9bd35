import { heirsIn } from './samples.ts'

/**
 * Ways in which consumer code uses an export, from the most telling to the least, each with the rule of a break that no other rule names: the
 * first break of an export in this order is its proof.
 */
export const ruleOfUse = {
  call: 'calling-breaks',
  read: 'reading-breaks',
  'construct-literal': 'providing-breaks',
  write: 'providing-breaks',
  match: 'reading-breaks',
  narrow: 'reading-breaks',
  contextual: 'calling-breaks',
  name: 'reading-breaks',
  instantiate: 'reading-breaks',
  query: 'reading-breaks',
  extend: 'deriving-breaks',
  inherit: 'deriving-breaks',
  override: 'deriving-breaks',
  implement: 'deriving-breaks',
  redeclare: 'deriving-breaks',
  detach: 'calling-breaks',
  delete: 'providing-breaks',
  receive: 'reading-breaks',
  provide: 'providing-breaks',
  alias: 'reading-breaks',
  merge: 'deriving-breaks',
} as const

/** See {@link ruleOfUse}. */
export type Use = keyof typeof ruleOfUse

/** Uses of few consumers: `import name = space.name`, and declarations that merge with those of a library. */
export const usesOfFew: ReadonlySet<Use> = new Set(['alias', 'merge'])

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
