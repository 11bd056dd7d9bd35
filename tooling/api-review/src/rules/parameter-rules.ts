import { always, type Rule } from './rule.ts'

/** Ids of {@link parameterRules}. */
export type ParameterRuleId =
  | 'parameters-swapped'
  | 'parameter-renamed'
  | 'type-parameter-required'
  | 'type-parameter-inferred'
  | 'type-parameter-optional'
  | 'type-parameter-removed'
  | 'type-parameters-reordered'
  | 'constraint-tightened'
  | 'constraint-loosened'
  | 'type-default-removed'
  | 'type-default-added'
  | 'type-default-changed'
  | 'const-parameter-added'
  | 'const-parameter-removed'
  | 'variance-changed'
  | 'inference-site-removed'
  | 'inference-site-added'

/** Rules about parameters and type parameters. */
export const parameterRules: Readonly<Record<ParameterRuleId, Rule>> = {
  'parameters-swapped': {
    isFact: true,
    title: 'Parameters swapped',
    explanation:
      'The same names and types in another order: calls compile and mean something else. No program can prove it.',
    ...always('major', 'major', 'caller'),
    example: { before: 'move(from: string, to: string)', after: 'move(to: string, from: string)' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'parameter-renamed': {
    title: 'Parameter renamed',
    explanation: 'Names of parameters are documentation.',
    ...always('patch', 'patch', 'caller'),
    example: { before: 'f(a: string)', after: 'f(b: string)' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'type-parameter-required': {
    title: 'Type parameter added without default',
    explanation: 'Consumers who write type arguments lack one.',
    ...always('major', 'major', 'namer'),
    example: { before: 'interface A {}', after: 'interface A<T> {}' },
  },
  'type-parameter-inferred': {
    title: 'Function made generic',
    explanation: 'Callers have the type parameter inferred.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'f(x: unknown): void', after: 'f<T>(x: T): void' },
  },
  'type-parameter-optional': {
    title: 'Type parameter added with default',
    explanation: 'Existing type arguments stay valid.',
    ...always('minor', 'minor', 'namer'),
    example: { before: 'interface A {}', after: 'interface A<T = unknown> {}' },
  },
  'type-parameter-removed': {
    title: 'Type parameter removed',
    explanation: 'Consumers who write type arguments have one too many.',
    ...always('major', 'major', 'namer'),
    example: { before: 'interface A<T> {}', after: 'interface A {}' },
  },
  'type-parameters-reordered': {
    title: 'Type parameters reordered',
    explanation: 'Type arguments mean something else.',
    ...always('major', 'major', 'namer'),
    example: { before: 'Map<K, V>', after: 'Map<V, K>' },
  },
  'constraint-tightened': {
    title: 'Constraint tightened',
    explanation: 'Type arguments that were valid are refused.',
    ...always('major', 'major', 'caller'),
    example: { before: 'f<T>(x: T)', after: 'f<T extends object>(x: T)' },
  },
  'constraint-loosened': {
    title: 'Constraint loosened',
    explanation: 'More type arguments are valid.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'f<T extends object>(x: T)', after: 'f<T>(x: T)' },
  },
  'type-default-removed': {
    title: 'Type default removed',
    explanation: 'The type argument must be written.',
    ...always('major', 'major', 'namer'),
    example: { before: 'interface A<T = string> {}', after: 'interface A<T> {}' },
  },
  'type-default-added': {
    title: 'Type default added',
    explanation: 'The type argument may be left out.',
    ...always('minor', 'minor', 'namer'),
    example: { before: 'interface A<T> {}', after: 'interface A<T = string> {}' },
  },
  'type-default-changed': {
    title: 'Type default changed',
    explanation: 'Consumers who leave the argument out get another type.',
    ...always('major', 'major', 'namer'),
    example: { before: 'interface A<T = string> {}', after: 'interface A<T = number> {}' },
  },
  'const-parameter-added': {
    title: 'const added to a type parameter',
    explanation: 'Literals are inferred as readonly tuples and literal types.',
    ...always('major', 'minor', 'caller'),
    example: { before: 'f<T>(x: T)', after: 'f<const T>(x: T)' },
  },
  'const-parameter-removed': {
    title: 'const removed from a type parameter',
    explanation: 'Literals are inferred wider.',
    ...always('major', 'major', 'caller'),
    example: { before: 'f<const T>(x: T)', after: 'f<T>(x: T)' },
  },
  'variance-changed': {
    title: 'Variance annotation changed',
    explanation: 'Assignments between instantiations may be refused.',
    ...always('major', 'minor', 'namer'),
    example: { before: 'interface A<out T>', after: 'interface A<in out T>' },
  },
  'inference-site-removed': {
    title: 'NoInfer added',
    explanation: 'Calls whose type argument was inferred from this place fail.',
    ...always('major', 'major', 'caller'),
    example: { before: 'f<T>(a: T[], b: T)', after: 'f<T>(a: T[], b: NoInfer<T>)' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'inference-site-added': {
    title: 'NoInfer removed',
    explanation: 'More calls are valid.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'f<T>(a: T[], b: NoInfer<T>)', after: 'f<T>(a: T[], b: T)' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
}
