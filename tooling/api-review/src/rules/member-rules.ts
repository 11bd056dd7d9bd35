import { always, type Rule } from './rule.ts'

/** Ids of {@link memberRules}. */
export type MemberRuleId =
  | 'class-made-abstract'
  | 'class-made-concrete'
  | 'abstract-member-added'
  | 'member-made-abstract'
  | 'member-made-concrete'
  | 'class-made-nominal'
  | 'class-made-structural'
  | 'visibility-reduced'
  | 'constructor-made-protected'
  | 'visibility-widened'
  | 'member-made-public'
  | 'property-becomes-accessor'
  | 'accessor-becomes-property'
  | 'method-becomes-property'
  | 'property-becomes-method'
  | 'this-type-added'
  | 'this-type-removed'

/** Rules about classes and their members. */
export const memberRules: Readonly<Record<MemberRuleId, Rule>> = {
  'class-made-abstract': {
    title: 'Class made abstract',
    explanation: 'It can no longer be constructed.',
    ...always('major', 'major', 'caller'),
    example: { before: 'class A {}', after: 'abstract class A {}' },
  },
  'class-made-concrete': {
    title: 'Class no longer abstract',
    explanation: 'It can be constructed.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'abstract class A {}', after: 'class A {}' },
  },
  'abstract-member-added': {
    title: 'Abstract member added',
    explanation: 'Subclasses do not implement it (TS2515).',
    ...always('major', 'major', 'subclasser'),
    example: { before: 'abstract class A {}', after: 'abstract class A { abstract b(): void }' },
  },
  'member-made-abstract': {
    title: 'Member made abstract',
    explanation: 'Subclasses must implement it.',
    ...always('major', 'major', 'subclasser'),
    example: { before: 'abstract class A { b(): void }', after: 'abstract class A { abstract b(): void }' },
  },
  'member-made-concrete': {
    title: 'Abstract member made concrete',
    explanation: 'Subclasses may inherit it.',
    ...always('minor', 'minor', 'subclasser'),
    example: { before: 'abstract class A { abstract b(): void }', after: 'abstract class A { b(): void }' },
  },
  'class-made-nominal': {
    title: 'First private member',
    explanation: 'Only instances of the class are assignable to it.',
    ...always('major', 'patch', 'writer'),
    example: { before: 'class A { x: number }', after: 'class A { x: number; private y }' },
  },
  'class-made-structural': {
    title: 'Last private member removed',
    explanation: 'Any object with the members is assignable to the class.',
    ...always('minor', 'patch', 'writer'),
    example: { before: 'class A { x: number; private y }', after: 'class A { x: number }' },
  },
  'visibility-reduced': {
    title: 'Visibility reduced',
    explanation: 'Consumers can no longer reach the member.',
    ...always('major', 'major', 'reader'),
    example: { before: 'class A { b: string }', after: 'class A { protected b: string }' },
  },
  'constructor-made-protected': {
    title: 'Constructor of an abstract class made protected',
    explanation:
      'Only subclasses call it, before and after. Where any constructor is expected, as by a mixin, the class is refused.',
    ...always('major', 'patch', 'writer'),
    example: {
      before: 'abstract class A { constructor(b: string) }',
      after: 'abstract class A { protected constructor(b: string) }',
    },
  },
  'visibility-widened': {
    title: 'Visibility widened',
    explanation: 'More consumers can reach the member.',
    ...always('minor', 'minor', 'reader'),
    example: { before: 'class A { protected constructor() }', after: 'class A { constructor() }' },
  },
  'member-made-public': {
    title: 'Protected member made public',
    explanation:
      'Subclasses that override it as protected fail (TS2415); the pragmatic verdict counts that it can be used.',
    ...always('major', 'minor', 'subclasser'),
    example: { before: 'class A { protected b: string }', after: 'class A { b: string }' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/classes.html#exposure-of-protected-members',
  },
  'property-becomes-accessor': {
    title: 'Property became an accessor',
    explanation: 'Subclasses that declare the property fail (TS2610).',
    ...always('major', 'patch', 'subclasser'),
    example: { before: 'class A { b: string }', after: 'class A { get b(): string; set b(v) }' },
  },
  'accessor-becomes-property': {
    title: 'Accessor became a property',
    explanation: 'Subclasses that declare accessors fail (TS2611).',
    ...always('major', 'patch', 'subclasser'),
    example: { before: 'class A { get b(): string; set b(v) }', after: 'class A { b: string }' },
  },
  'method-becomes-property': {
    title: 'Method became a property',
    explanation:
      'Its parameters are compared strictly (no bivariance); subclasses cannot override it with a method (TS2425) or call it on super.',
    ...always('major', 'patch', 'implementer'),
    example: { before: '{ b(): void }', after: '{ b: () => void }' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'property-becomes-method': {
    title: 'Property became a method',
    explanation: 'Its parameters are compared bivariantly.',
    ...always('minor', 'patch', 'implementer'),
    example: { before: '{ b: () => void }', after: '{ b(): void }' },
    source: 'https://www.semver-ts.org/formal-spec/2-breaking-changes.html',
  },
  'this-type-added': {
    title: 'Polymorphic this added',
    explanation: 'A subclass gets its own type back.',
    ...always('minor', 'minor', 'subclasser'),
    example: { before: 'class A { b(): A }', after: 'class A { b(): this }' },
  },
  'this-type-removed': {
    title: 'Polymorphic this removed',
    explanation: 'A subclass gets its base type back.',
    ...always('major', 'major', 'subclasser'),
    example: { before: 'class A { b(): this }', after: 'class A { b(): A }' },
  },
}
