import { always, type Rule } from './rule.ts'

/** Ids of {@link declarationRules}. */
export type DeclarationRuleId =
  | 'export-removed'
  | 'renamed'
  | 'export-added'
  | 'value-removed'
  | 'type-removed'
  | 'namespace-removed'
  | 'meaning-added'
  | 'merging-lost'
  | 'alias-becomes-interface'
  | 'declaration-changed'
  | 'declarations-lost'
  | 'global-fixed'
  | 'assignment-removed'
  | 'heritage-changed'
  | 'identity-lost'
  | 'enum-member-removed'
  | 'enum-member-added'
  | 'enum-value-changed'
  | 'enum-object-removed'
  | 'enum-object-added'
  | 'documentation-changed'
  | 'deprecated'
  | 'undeprecated'
  | 'promoted'
  | 'withdrawn'

/** Rules about names, kinds of declarations, enums and documentation. */
export const declarationRules: Readonly<Record<DeclarationRuleId, Rule>> = {
  'export-removed': {
    title: 'Export removed',
    explanation: 'The name can no longer be imported.',
    ...always('major', 'major', 'namer'),
    example: { before: 'export function f(): void', after: '(nothing)' },
  },
  renamed: {
    title: 'Renamed',
    explanation:
      'The name of an export or a member is gone, and one with the same declaration is new: with similar words, or the only one with this declaration. The old name can no longer be used.',
    ...always('major', 'major', 'namer'),
    example: { before: 'export function createStore(): void', after: 'export function createDataStore(): void' },
  },
  'export-added': {
    title: 'Export added',
    explanation: 'A new name.',
    ...always('minor', 'minor', 'caller'),
    example: { before: '(nothing)', after: 'export function f(): void' },
    source: 'https://semver.org/#spec-item-7',
  },
  'value-removed': {
    title: 'Value meaning removed',
    explanation: 'The name is a type only: it can neither be called, constructed nor extended.',
    ...always('major', 'major', 'caller'),
    example: { before: 'export class A {}', after: 'export interface A {}' },
  },
  'type-removed': {
    title: 'Type meaning removed',
    explanation: 'The name is a value only: it cannot be used as a type.',
    ...always('major', 'major', 'namer'),
    example: { before: 'export class A {}', after: 'export const A: new () => object' },
  },
  'namespace-removed': {
    title: 'Namespace meaning removed',
    explanation: 'Types inside the namespace can no longer be named.',
    ...always('major', 'major', 'namer'),
    example: { before: 'export namespace A { type B = 1 }', after: 'export const A: {}' },
  },
  'meaning-added': {
    title: 'Symbol meaning added',
    explanation:
      'A name that was a type is a value too, or the other way round. A module that imported it and declared the other meaning itself fails (TS2440).',
    ...always('major', 'minor', 'namer'),
    example: { before: 'export interface A {}', after: 'export interface A {}; export const A: A' },
  },
  'merging-lost': {
    title: 'Declaration merging lost',
    explanation: 'Consumers may have merged a namespace or an interface with the declaration.',
    ...always('major', 'patch', 'augmenter'),
    example: { before: 'export function f(): void', after: 'export const f: () => void' },
  },
  'alias-becomes-interface': {
    title: 'Type alias became an interface',
    explanation: 'An interface has no implicit index signature: it is not assignable to Record<string, unknown>.',
    ...always('major', 'patch', 'reader'),
    example: { before: 'type A = { a: string }', after: 'interface A { a: string }' },
  },
  'declaration-changed': {
    title: 'Declaration changed',
    explanation: 'Written with another keyword; consumers see the same.',
    ...always('patch', 'patch', 'caller'),
    example: { before: 'let a: number', after: 'const a: number' },
  },
  'declarations-lost': {
    title: 'File of declarations lost',
    explanation:
      'The declarations import a file that the package lacks. Without `skipLibCheck` consumers get an error (TS2307); with it, all types of that file are any.',
    ...always('major', 'major', 'reader'),
    isFact: true,
    example: { before: './parse.d.ts in the package', after: '(nothing)' },
    source: 'https://www.typescriptlang.org/tsconfig/#skipLibCheck',
  },
  'global-fixed': {
    isFact: true,
    title: 'Global can no longer be assigned or read from globalThis',
    explanation:
      'Code that assigns the global fails where it is constant (TS2588), a function or a class; only `var` and functions are properties of `globalThis`.',
    ...always('major', 'major', 'writer'),
    example: { before: 'declare var a: number', after: 'declare const a: number' },
    source: 'https://www.typescriptlang.org/docs/handbook/declaration-files/templates/global-d-ts.html',
  },
  'assignment-removed': {
    title: 'Module is no longer assigned a value',
    explanation:
      '`require` and `import = require` give an object with the exports in place of the value that `export =` named; ES imports may find it as `default`.',
    ...always('major', 'major', 'caller'),
    example: { before: 'declare function f(): void; export = f', after: 'export default function f(): void' },
    source: 'https://www.typescriptlang.org/docs/handbook/modules/reference.html#export--and-import--require',
  },
  'heritage-changed': {
    title: 'Heritage changed',
    explanation: 'extends or implements name other types; members that changed are findings of their own.',
    ...always('patch', 'patch', 'reader'),
    example: { before: 'interface A extends B {}', after: 'interface A { b: number }' },
  },
  'identity-lost': {
    title: 'No longer the same type as another export',
    explanation:
      'Classes with members that are not public, enums and unique symbols are assignable only to themselves. Two exports led to one of them and now lead to two: a value of one is not taken for the other.',
    ...always('major', 'major', 'caller'),
    example: {
      before: "export { Token } from './token'",
      after: 'export declare class Token { private id: string }',
    },
    source: 'https://www.typescriptlang.org/docs/handbook/type-compatibility.html',
  },
  'enum-member-removed': {
    title: 'Enum member removed',
    explanation: 'The member can no longer be named.',
    ...always('major', 'major', 'reader'),
    example: { before: 'enum E { A, B }', after: 'enum E { A }' },
    source: 'https://www.typescriptlang.org/docs/handbook/enums.html',
  },
  'enum-member-added': {
    title: 'Enum member added',
    explanation: 'An exhaustive switch over the enum misses a case; the pragmatic verdict counts enums as extensible.',
    ...always('major', 'minor', 'reader'),
    example: { before: 'enum E { A }', after: 'enum E { A, B }' },
    source: 'https://www.typescriptlang.org/docs/handbook/enums.html',
  },
  'enum-value-changed': {
    title: 'Enum value changed',
    explanation: 'Values that were stored, sent or inlined mean something else.',
    ...always('major', 'major', 'reader'),
    example: { before: 'enum E { A = 0 }', after: 'enum E { A = 1 }' },
    source: 'https://www.typescriptlang.org/docs/handbook/enums.html',
  },
  'enum-object-removed': {
    title: 'Enum became const',
    explanation: 'A const enum has no object at run time (TS2475).',
    ...always('major', 'major', 'caller'),
    example: { before: 'enum E { A }', after: 'const enum E { A }' },
    source: 'https://www.typescriptlang.org/docs/handbook/enums.html',
  },
  'enum-object-added': {
    title: 'const enum became an enum',
    explanation: 'The enum has an object at run time.',
    ...always('minor', 'minor', 'caller'),
    example: { before: 'const enum E { A }', after: 'enum E { A }' },
    source: 'https://www.typescriptlang.org/docs/handbook/enums.html',
  },
  'documentation-changed': {
    title: 'Documentation changed',
    explanation: 'Types are the same.',
    ...always('patch', 'patch', 'reader'),
    example: { before: '/** Old. */', after: '/** New. */' },
  },
  deprecated: {
    title: 'Deprecated',
    explanation: 'The symbol is announced to go: a minor release by semantic versioning.',
    ...always('minor', 'minor', 'caller'),
    example: { before: '/** Do. */', after: '/** Do. @deprecated Use g. */' },
    source: 'https://semver.org/#spec-item-7',
  },
  undeprecated: {
    title: 'Deprecation withdrawn',
    explanation: 'The symbol stays.',
    ...always('patch', 'patch', 'caller'),
    example: { before: '/** @deprecated */', after: '/** Do. */' },
    source: 'https://semver.org/#spec-item-7',
  },
  promoted: {
    title: 'Promoted to public',
    explanation: 'The release tag is public now.',
    ...always('minor', 'minor', 'caller'),
    example: { before: '/** @beta */', after: '/** @public */' },
    source: 'https://api-extractor.com/pages/tsdoc/tag_beta/',
  },
  withdrawn: {
    isFact: true,
    title: 'Withdrawn from the public API',
    explanation: 'The release tag is no longer public: the public rollup loses the symbol.',
    ...always('major', 'major', 'caller'),
    example: { before: '/** @public */', after: '/** @beta */' },
    source: 'https://api-extractor.com/pages/tsdoc/tag_beta/',
  },
}
