import { byPosition, type Rule } from './rule.ts'

/** Ids of {@link typeRules}. */
export type TypeRuleId =
  | 'type-changed'
  | 'type-widened'
  | 'type-narrowed'
  | 'variant-added'
  | 'constant-changed'
  | 'any-removed'
  | 'any-introduced'
  | 'unknown-became-any'
  | 'tuple-lengthened'
  | 'becomes-never'
  | 'property-removed'
  | 'property-added'
  | 'optional-property-added'
  | 'property-made-optional'
  | 'property-made-required'
  | 'undefined-made-explicit'
  | 'readonly-added'
  | 'readonly-removed'
  | 'becomes-weak'
  | 'index-removed'
  | 'index-added'
  | 'label-renamed'

/** Rules about values: the verdict follows from who provides and who receives them. */
export const typeRules: Readonly<Record<TypeRuleId, Rule>> = {
  'type-changed': {
    title: 'Type changed',
    explanation: 'The new type is neither wider nor narrower than the old one.',
    ...byPosition('major', 'major', 'reader', 'writer'),
    example: { before: 'f(): string', after: 'f(): boolean' },
  },
  'type-widened': {
    title: 'Type widened',
    explanation:
      'Values of the type can be more than before. Consumers who receive one meet cases they do not handle; consumers who provide one may provide more.',
    ...byPosition('major', 'minor', 'reader', 'writer'),
    example: { before: 'f(): string', after: 'f(): string | undefined' },
  },
  'type-narrowed': {
    title: 'Type narrowed',
    explanation:
      'Values of the type are fewer than before. Consumers who provide one may provide a value that is refused now; consumers who receive one know more.',
    ...byPosition('minor', 'major', 'reader', 'writer'),
    example: { before: 'f(a: string | number): void', after: 'f(a: string): void' },
  },
  'variant-added': {
    title: 'Variant added',
    explanation:
      'A union has one more literal or object type. A consumer who receives it may not handle it; one who provides it may use it. A union that no function uses counts as extensible in the pragmatic verdict.',
    out: { strict: 'major', pragmatic: 'major' },
    in: { strict: 'minor', pragmatic: 'minor' },
    unknown: 'minor',
    roles: { out: 'reader', in: 'writer' },
    example: { before: "type Mode = 'a' | 'b'", after: "type Mode = 'a' | 'b' | 'c'" },
  },
  'constant-changed': {
    title: 'Constant changed',
    explanation: 'A constant with a literal type has another value.',
    ...byPosition('major/patch', 'major/patch', 'reader', 'writer'),
    example: { before: "const version: '1'", after: "const version: '2'" },
  },
  'any-removed': {
    title: 'any removed',
    explanation:
      'A type was any. Consumers who receive it may have used it in ways the new type refuses; the pragmatic verdict counts that as a correction. Consumers who provide it are refused values.',
    ...byPosition('major/minor', 'major', 'reader', 'writer'),
    example: { before: 'f(): any', after: 'f(): string' },
  },
  'any-introduced': {
    title: 'any introduced',
    explanation: 'A type became any: consumers lose inference and contextual types (TS7006).',
    ...byPosition('major', 'minor', 'reader', 'writer'),
    example: { before: 'f(): string[]', after: 'f(): any' },
  },
  'unknown-became-any': {
    title: 'unknown became any',
    explanation:
      'Consumers who provide the type provide what they did; those who receive it may use it without a check.',
    ...byPosition('minor', 'patch', 'reader', 'writer'),
    example: { before: 'log(value: unknown): void', after: 'log(value: any): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/release-notes/typescript-3-0.html',
  },
  'tuple-lengthened': {
    title: 'Optional element added to a tuple',
    explanation:
      'The elements before it are as they were. A tuple of the old length that is expected as a whole does not take the new one.',
    ...byPosition('major/minor', 'minor', 'reader', 'writer'),
    example: { before: 'size(): [number, number]', after: 'size(): [number, number, number?]' },
    source: 'https://www.typescriptlang.org/docs/handbook/2/objects.html#tuple-types',
  },
  'becomes-never': {
    title: 'Type became never',
    explanation:
      'never is assignable to everything, yet a function that returns it does not return, and nothing can be passed as it.',
    ...byPosition('major', 'major', 'reader', 'writer'),
    example: { before: 'f(): string', after: 'f(): never' },
  },
  'property-removed': {
    title: 'Property removed',
    explanation: 'Reading the property fails, and so does an object literal that has it (excess property check).',
    ...byPosition('major', 'major', 'reader', 'writer'),
    example: { before: '{ a: string; b: number }', after: '{ a: string }' },
  },
  'property-added': {
    title: 'Required property added',
    explanation:
      'Consumers who provide the object lack the property; those who receive it gain one. An exported name may be constructed by anyone in the strict verdict.',
    ...byPosition('minor', 'major', 'reader', 'writer'),
    example: { before: '{ a: string }', after: '{ a: string; b: number }' },
  },
  'optional-property-added': {
    title: 'Optional property added',
    explanation: 'Objects without the property stay valid.',
    ...byPosition('minor', 'minor', 'reader', 'writer'),
    example: { before: '{ a: string }', after: '{ a: string; b?: number }' },
  },
  'property-made-optional': {
    title: 'Property made optional',
    explanation:
      'Consumers who receive the object may find undefined; those who provide it may leave the property out.',
    ...byPosition('major', 'minor', 'reader', 'writer'),
    example: { before: '{ a: string }', after: '{ a?: string }' },
  },
  'property-made-required': {
    title: 'Property made required',
    explanation: 'Consumers who provide the object may lack the property.',
    ...byPosition('minor', 'major', 'reader', 'writer'),
    example: { before: '{ a?: string }', after: '{ a: string }' },
  },
  'undefined-made-explicit': {
    title: 'undefined made explicit',
    explanation:
      'An optional property may hold undefined. Only consumers with exactOptionalPropertyTypes see a difference.',
    ...byPosition('major/patch', 'minor', 'reader', 'writer'),
    example: { before: '{ a?: string }', after: '{ a?: string | undefined }' },
    source: 'https://www.typescriptlang.org/tsconfig/#exactOptionalPropertyTypes',
  },
  'readonly-added': {
    title: 'readonly added',
    explanation:
      'Assigning the property fails. Whoever only provides the object is not concerned: assignability ignores readonly.',
    ...byPosition('major', 'patch', 'writer', 'writer'),
    example: { before: '{ a: string }', after: '{ readonly a: string }' },
  },
  'readonly-removed': {
    title: 'readonly removed',
    explanation: 'The property may be assigned.',
    ...byPosition('minor', 'patch', 'writer', 'writer'),
    example: { before: '{ readonly a: string }', after: '{ a: string }' },
  },
  'becomes-weak': {
    title: 'First optional properties',
    explanation:
      'An object type without properties accepted everything; one with optional properties refuses objects that have none of them (TS2559).',
    ...byPosition('minor', 'major/minor', 'writer', 'writer'),
    example: { before: 'interface Options {}', after: 'interface Options { a?: number }' },
  },
  'index-removed': {
    title: 'Index signature removed',
    explanation: 'Reading any other key fails.',
    ...byPosition('major', 'major', 'reader', 'writer'),
    example: { before: '{ [key: string]: string }', after: '{ a: string }' },
  },
  'index-added': {
    title: 'Index signature added',
    explanation: 'Any key can be read.',
    ...byPosition('minor', 'minor', 'reader', 'writer'),
    example: { before: '{ a: string }', after: '{ a: string; [key: string]: string }' },
  },
  'label-renamed': {
    title: 'Label renamed',
    explanation: 'Labels of a tuple are documentation.',
    ...byPosition('patch', 'patch', 'reader', 'writer'),
    example: { before: '[a: string]', after: '[b: string]' },
  },
}
