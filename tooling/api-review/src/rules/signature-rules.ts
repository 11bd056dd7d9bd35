import type { Rule } from './rule.ts'

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
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: '{ (): void }', after: '{}' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'signature-added': {
    title: 'Signature added',
    explanation: 'The value can be called or constructed; whoever provides it must provide the signature.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: '{}', after: '{ (): void }' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'parameter-added': {
    title: 'Required parameter added',
    explanation: 'Calls lack an argument. A callback may ignore what it is passed.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string): void', after: 'f(a: string, b: number): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'optional-parameter-added': {
    title: 'Optional parameter added',
    explanation: 'Calls without it stay valid.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string): void', after: 'f(a: string, b?: number): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'parameter-removed': {
    title: 'Parameter removed',
    explanation: 'Calls pass too many arguments; callbacks expect one they no longer get.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string, b?: number): void', after: 'f(a: string): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'parameter-made-optional': {
    title: 'Parameter made optional',
    explanation: 'Calls may leave the argument out; a callback may get undefined.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string): void', after: 'f(a?: string): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'parameter-made-required': {
    title: 'Parameter made required',
    explanation: 'Calls that left the argument out fail.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a?: string): void', after: 'f(a: string): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'this-added': {
    title: 'this parameter added',
    explanation: 'Calls need a receiver of that type.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'major', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(): void', after: 'f(this: Window): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'this-removed': {
    title: 'this parameter removed',
    explanation: 'Calls need no receiver; a callback loses it.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(this: Window): void', after: 'f(): void' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'predicate-removed': {
    title: 'Predicate removed',
    explanation: 'Calls no longer narrow their argument.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(x: unknown): x is string', after: 'f(x: unknown): boolean' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'predicate-added': {
    title: 'Predicate added',
    explanation: 'Calls narrow their argument; a callback must be a guard.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(x: unknown): boolean', after: 'f(x: unknown): x is string' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'predicate-changed': {
    title: 'Predicate changed',
    explanation: 'Calls narrow their argument to another type.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(x: unknown): x is string', after: 'f(x: unknown): x is number' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'overload-removed': {
    title: 'Overload removed',
    explanation: 'Some calls match no overload any more.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string): void; f(a: number): void', after: 'f(a: string): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
  'overload-added': {
    title: 'Overload added',
    explanation: 'More calls are valid; those that were are resolved as before.',
    out: { strict: 'minor', pragmatic: 'minor' },
    in: { strict: 'major', pragmatic: 'major' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: 'f(a: string): void', after: 'f(a: string): void; f(a: number): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
  'overloads-reordered': {
    title: 'Overloads reordered',
    explanation: 'Every call is resolved as before; only type queries such as Parameters see the last overload.',
    out: { strict: 'patch', pragmatic: 'patch' },
    in: { strict: 'patch', pragmatic: 'patch' },
    roles: { out: 'caller', in: 'implementer' },
    example: { before: "f(a: 'x'): 1; f(a: string): 2", after: "f(a: string): 2; f(a: 'x'): 1" },
    source: 'https://www.typescriptlang.org/docs/handbook/2/functions.html#function-overloads',
  },
}
