import type { RuleId } from './rules/all-rules.ts'

/** Size of a change in the terms of semantic versioning, smallest first. */
export const levels = ['none', 'patch', 'minor', 'major'] as const

/** See {@link levels}. */
export type Level = (typeof levels)[number]

/** Whether a value is a level. */
export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value)
}

/** The larger of two levels. */
export function larger(one: Level, other: Level): Level {
  return levels.indexOf(one) > levels.indexOf(other) ? one : other
}

/** The smaller of two levels. */
export function smaller(one: Level, other: Level): Level {
  return levels.indexOf(one) < levels.indexOf(other) ? one : other
}

/** Two verdicts: strict counts every possible role of a consumer, pragmatic the roles that the API is made for. */
export interface Verdict {
  strict: Level
  pragmatic: Level
}

/** Role of the consumer a change affects first. */
export type Role = 'caller' | 'reader' | 'writer' | 'implementer' | 'subclasser' | 'augmenter' | 'namer' | 'installer'

/**
 * Where consumers meet a type: `in` is a value they provide, `out` a value they receive; `unknown` when only the name is
 * exported and no function of the package uses it.
 */
export type Position = 'in' | 'out' | 'both' | 'unknown'

/** One change of an API. Plain data; the schema of `diff --json` is an array of these. */
export interface Finding extends Verdict {
  /** Id of the rule; `explain <rule>` prints it. */
  rule: RuleId
  /** Entry point, as in `exports` of package.json: `.` or `./core`; name of the report when a side is a folder of reports. */
  entry: string
  /** Dotted path of the changed symbol: `Options.delay`. */
  symbol: string
  message: string
  role: Role
  /** Absent when the position does not matter. */
  position?: Position
  /** Dotted path of the new name; only of a rename. */
  renamedTo?: string
  /** How sure a rename is, above 0 and at most 1; only of a rename. */
  confidence?: number
  /** Whether the base deprecated a removed name; absent for other changes, and when unknown. */
  wasDeprecated?: boolean
  /** Consumer code that shows the break: `./lib` is the library, `./lib#./core` another entry point of it. Absent when nothing breaks or no witness was found. */
  witness?: string
  /** Code and sentence of the compiler's first error for the witness against the head: `TS2345: Argument of type ...`. */
  error?: string
  /** Pragmatic level that nothing proves; the verdict of the finding itself is at most minor then. */
  possible?: Level
  /** `proven`: the witness compiles against the base and fails against the head. `none` when the change is no break. */
  proof: 'proven' | 'unproven' | 'none'
  /** Declaration text of the changed part in the base, without comments; absent where the base has none. */
  before?: string
  /** The same of the head. */
  after?: string
  /** Other places that the same edit reaches: entry points, heirs, re-exports, types that name the changed one. */
  also?: readonly ReachedPlace[]
  /** Entry point that `L` in the witness stands for, if other than `entry`. */
  witnessEntry?: string
}

/** A place that a change reaches besides the declaration that changed. */
export interface ReachedPlace {
  entry: string
  symbol: string
}

/** The verdict over all findings. */
export function overall(findings: readonly Finding[]): Verdict {
  return findings.reduce<Verdict>(
    (sum, { strict, pragmatic }) => ({
      strict: larger(sum.strict, strict),
      pragmatic: larger(sum.pragmatic, pragmatic),
    }),
    { strict: 'none', pragmatic: 'none' },
  )
}
