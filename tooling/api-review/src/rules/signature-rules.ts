import { byPosition, type Rule } from './rule.ts'

/** Ids of {@link signatureRules}. */
export type SignatureRuleId =
  | 'signature-removed'
  | 'signature-added'
  | 'parameter-added'
  | 'optional-parameter-added'
  | 'parameter-removed'
  | 'parameter-made-optional'
  | 'parameter-made-required'
  | 'this-added'
  | 'this-removed'
  | 'predicate-removed'
  | 'predicate-added'
  | 'predicate-changed'
  | 'overload-removed'
  | 'overload-added'
  | 'overloads-reordered'

/** Rules about signatures; `out`: consumers call it, `in`: they implement it. */
export const signatureRules: Readonly<Record<SignatureRuleId, Rule>> = {
  'signature-removed': {
    title: 'Signature removed',
    explanation: 'The value can no longer be called or constructed.',
    ...byPosition('major', 'minor', 'caller', 'implementer'),
    example: { before: '{ (): void }', after: '{}' },
  },
  'signature-added': {
    title: 'Signature added',
    explanation: 'The value can be called or constructed; whoever provides it must provide the signature.',
    ...byPosition('minor', 'major', 'caller', 'implementer'),
    example: { before: '{}', after: '{ (): void }' },
  },
  'parameter-added': {
    title: 'Required parameter added',
    explanation: 'Calls lack an argument. A callback may ignore what it is passed.',
    ...byPosition('major', 'minor', 'caller', 'implementer'),
    example: { before: 'f(a: string): void', after: 'f(a: string, b: number): void' },
  },
  'optional-parameter-added': {
    title: 'Optional parameter added',
    explanation: 'Calls without it stay valid.',
    ...byPosition('minor', 'minor', 'caller', 'implementer'),
    example: { before: 'f(a: string): void', after: 'f(a: string, b?: number): void' },
  },
  'parameter-removed': {
    title: 'Parameter removed',
    explanation: 'Calls pass too many arguments; callbacks expect one they no longer get.',
    ...byPosition('major', 'major', 'caller', 'implementer'),
    example: { before: 'f(a: string, b?: number): void', after: 'f(a: string): void' },
  },
  'parameter-made-optional': {
    title: 'Parameter made optional',
    explanation: 'Calls may leave the argument out; a callback may get undefined.',
    ...byPosition('minor', 'major', 'caller', 'implementer'),
    example: { before: 'f(a: string): void', after: 'f(a?: string): void' },
  },
  'parameter-made-required': {
    title: 'Parameter made required',
    explanation: 'Calls that left the argument out fail.',
    ...byPosition('major', 'minor', 'caller', 'implementer'),
    example: { before: 'f(a?: string): void', after: 'f(a: string): void' },
  },
  'this-added': {
    title: 'this parameter added',
    explanation: 'Calls need a receiver of that type.',
    ...byPosition('major', 'major/minor', 'caller', 'implementer'),
    example: { before: 'f(): void', after: 'f(this: Window): void' },
  },
  'this-removed': {
    title: 'this parameter removed',
    explanation: 'Calls need no receiver; a callback loses it.',
    ...byPosition('minor', 'major', 'caller', 'implementer'),
    example: { before: 'f(this: Window): void', after: 'f(): void' },
  },
  'predicate-removed': {
    title: 'Predicate removed',
    explanation: 'Calls no longer narrow their argument.',
    ...byPosition('major', 'minor', 'caller', 'implementer'),
    example: { before: 'f(x: unknown): x is string', after: 'f(x: unknown): boolean' },
  },
  'predicate-added': {
    title: 'Predicate added',
    explanation: 'Calls narrow their argument; a callback must be a guard.',
    ...byPosition('minor', 'major', 'caller', 'implementer'),
    example: { before: 'f(x: unknown): boolean', after: 'f(x: unknown): x is string' },
  },
  'predicate-changed': {
    title: 'Predicate changed',
    explanation: 'Calls narrow their argument to another type.',
    ...byPosition('major', 'major', 'caller', 'implementer'),
    example: { before: 'f(x: unknown): x is string', after: 'f(x: unknown): x is number' },
  },
  'overload-removed': {
    title: 'Overload removed',
    explanation: 'Some calls match no overload any more.',
    ...byPosition('major', 'minor', 'caller', 'implementer'),
    example: { before: 'f(a: string): void; f(a: number): void', after: 'f(a: string): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
  'overload-added': {
    title: 'Overload added',
    explanation: 'More calls are valid; those that were are resolved as before.',
    ...byPosition('minor', 'major', 'caller', 'implementer'),
    example: { before: 'f(a: string): void', after: 'f(a: string): void; f(a: number): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
  'overloads-reordered': {
    title: 'Overloads reordered',
    explanation: 'Every call is resolved as before; only type queries such as Parameters see the last overload.',
    ...byPosition('patch', 'patch', 'caller', 'implementer'),
    example: { before: "f(a: 'x'): 1; f(a: string): 2", after: "f(a: string): 2; f(a: 'x'): 1" },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
}
