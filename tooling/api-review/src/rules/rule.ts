import type { Level, Role, Verdict } from '../findings.ts'

/** A kind of change, with its verdict by position. */
export interface Rule {
  title: string
  explanation: string
  /** Verdict where consumers receive the type. */
  out: Verdict
  /** Verdict where consumers provide it. */
  in: Verdict
  /** Pragmatic verdict of a type that no function of the package uses; default: the larger of both. */
  unknown?: Level
  /** Whether no program of a consumer can show the change, so that its verdict needs no proof. */
  isFact?: true
  /** The consumer who meets the change first. */
  roles: { out: Role; in: Role }
  example: { before: string; after: string }
  /** Where the rule comes from, unless that is the page of its group. */
  source?: string
}

/** Verdict and role that do not depend on the position. */
export function always(strict: Level, pragmatic: Level, role: Role): Pick<Rule, 'out' | 'in' | 'roles'> {
  const verdict = { strict, pragmatic }
  return { out: verdict, in: verdict, roles: { out: role, in: role } }
}

/** Strict and pragmatic level, once where they are equal: `major/minor`. */
type Levels = Level | `${Level}/${Level}`

/** Verdicts and roles of those who receive the type, and of those who provide it. */
export function byPosition(out: Levels, given: Levels, reader: Role, writer: Role): Pick<Rule, 'out' | 'in' | 'roles'> {
  const [one, other] = [out, given].map((levels): Verdict => {
    const [strict, pragmatic = strict] = levels.split('/') as [Level, Level?]
    return { strict, pragmatic }
  }) as [Verdict, Verdict]
  return { out: one, in: other, roles: { out: reader, in: writer } }
}
