import type { Role } from '../findings.ts'
import { byPosition, type Rule } from './rule.ts'

const source = 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html'

function rule(title: string, explanation: string, role: Role, before: string, after: string): Rule {
  return {
    title,
    explanation,
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: role, in: role },
    example: { before, after },
    source,
  }
}

/** Ids of {@link useRules}. */
export type UseRuleId =
  | 'reading-breaks'
  | 'providing-breaks'
  | 'calling-breaks'
  | 'deriving-breaks'
  | 'unexplained-change'
  | 'rewritten'

/** Breaks that a compiled program of a consumer shows and no other rule names. */
export const useRules: Readonly<Record<UseRuleId, Rule>> = {
  'reading-breaks': rule(
    'Reading breaks',
    'Code that reads the value, names the type with type arguments, or handles its variants no longer compiles.',
    'reader',
    'type Key = keyof { a: 1 }',
    'type Key = keyof { b: 1 }',
  ),
  'providing-breaks': rule(
    'Providing breaks',
    'Code that writes the value, or an object literal of the type, no longer compiles.',
    'writer',
    'type Options = Partial<{ a: 1 }>',
    'type Options = Required<{ a: 1 }>',
  ),
  'calling-breaks': rule(
    'Calling breaks',
    'A call no longer compiles, or its result has another type: often because TypeScript infers something else.',
    'caller',
    'f<T>(a: T, b: (a: T) => void): T',
    'f<T>(a: unknown, b: (a: T) => void): T',
  ),
  'deriving-breaks': rule(
    'Deriving breaks',
    'A class or interface that derives from it, implements it or merges with it no longer compiles.',
    'subclasser',
    'class Base { all(): this[] }',
    'class Base { all(): Base[] }',
  ),
  'unexplained-change': {
    title: 'Changed in a way that no rule names',
    explanation:
      'The declaration, or one that it names, differs. TypeScript does not find both types identical, no rule explains the difference, and no program of a consumer breaks. Read both declarations.',
    ...byPosition('minor', 'minor', 'reader', 'writer'),
    example: {
      before: 'type Deep<T> = T extends [infer A] ? Deep<A> : T',
      after: 'type Deep<T> = T extends readonly [infer A] ? Deep<A> : T',
    },
    source,
  },
  rewritten: {
    title: 'Written differently',
    explanation:
      'The declaration differs, and the types of both sides are assignable to each other in both directions. No program of a consumer tells them apart.',
    ...byPosition('none', 'none', 'reader', 'writer'),
    example: {
      before: 'type Options = { a: string } & { b?: number }',
      after: 'type Options = { a: string; b?: number }',
    },
    source,
  },
}
