import ts from '#typescript'
import { plainName } from '../compiler/member-names.ts'
import type { Surroundings } from './surroundings.ts'

/** Members of a union, and literals of one, that tests are written for. */
const most = 20

/** A member by which consumers tell variants of a union apart. */
interface Discriminant {
  key: string
  /** Whether only some variants have the member. */
  isPart: boolean
  /** Literals that it has, as code with `B`. */
  cases: readonly string[]
  /** Whether each variant has one. */
  isComplete: boolean
}

/** Members by which consumers tell variants of a union of objects apart; none of other unions. */
export function discriminantsOf({ checker, consumer }: Surroundings, type: ts.UnionType): Discriminant[] {
  if (!type.types.every(({ flags }) => flags & ts.TypeFlags.Object)) return []
  const names = new Set(type.types.flatMap((part) => checker.getPropertiesOfType(part).map((member) => member.name)))
  return [...names]
    .filter((name) => !name.startsWith('__@'))
    .slice(0, most)
    .map((name) => {
      const members = type.types.flatMap((part) => checker.getPropertyOfType(part, name) ?? [])
      const held = members.map((member) => checker.getTypeOfSymbolAtLocation(member, consumer))
      // Members of an enum have the name of the side that they are of.
      const cases = held
        .filter(({ flags }) => flags & ts.TypeFlags.Unit)
        .map((own) => checker.typeToString(own, consumer))
      const isPart = members.length < type.types.length
      return { key: JSON.stringify(plainName(name)), isPart, cases, isComplete: cases.length === type.types.length }
    })
    .filter(({ isPart, cases, isComplete }) => isPart || !isComplete || new Set(cases).size > 1)
}

/** Tests of a value that is called `was` or `now`. */
export function testsOf({ key, isPart, cases, isComplete }: Discriminant): ((value: string) => string)[] {
  if (isPart) return [(value) => `${key} in ${value}`]
  return [
    ...(cases.length > 0 ? ['', '!'].map((not) => (value: string) => `${not}${value}[${key}]`) : []),
    ...(isComplete ? cases : []).slice(0, most).map((own) => (value: string) => {
      return `${value}[${key}] === ${value === 'was' ? own : headText(own)}`
    }),
  ]
}

/** Code that expects of `now`, where a test holds, the type that `was` has there. */
export function narrowing(test: (value: string) => string): string {
  return `if (${test('now')} && ${test('was')}) { const known = was; const result: typeof known = now }`
}

/** Text of a type of the base as one of the library. */
export function headText(text: string): string {
  return text.replaceAll(/\bB\./g, 'L.')
}
