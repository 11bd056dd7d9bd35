import { expect, test } from 'vitest'
import { compareWhole } from '../diff.ts'
import type { Finding } from '../findings.ts'
import { type PackageFacts, readFacts } from '../package/facts.ts'
import type { Side } from './side.ts'

function findings(before: string, after: string, facts?: PackageFacts): Finding[] {
  const side = (text: string): Side => ({
    label: 'x',
    files: new Map([['x.d.ts', text]]),
    entries: new Map([['.', 'x.d.ts']]),
    ...(facts && { facts }),
  })
  return compareWhole(side(before), side(after)).findings
}

/** Text beside the name, so that its declaration is compared although the name itself is unchanged. */
const beside = (type: string, other: string) => `export declare function f(value: ${other}): ${type}`

test.each([
  ['a forgotten export', 'Platform<"URL">'],
  ['a namespace of Node.js', 'NodeJS.Timeout'],
  ['a namespace in a namespace', 'NodeJS.Dict<NodeJS.net.Socket>'],
  ['a global of Node.js', 'Buffer'],
  ['a value of Node.js', 'typeof process'],
  ['a global namespace of JSX', 'JSX.Element'],
  ['a type of a package that is not there', 'import("absent").Options<string>'],
  ['a namespace of a package that is not there', 'import("absent").JSX.Element'],
  ['the global object', 'typeof globalThis'],
  ['a member of the global object that only Node.js has', "(typeof globalThis)['setImmediate']"],
  ['a global of the DOM', 'HTMLElement'],
  ['a missing global of the DOM', 'FutureElement'],
])('%s is a type of its own on both sides', (_, type) => {
  expect(findings(beside(type, 'string'), beside(type, 'string | number'))).toMatchObject([
    { rule: 'type-widened', strict: 'minor' },
  ])
  const rules = (before: string, after: string) =>
    findings(`export declare function f(): ${before}`, `export declare function f(): ${after}`).map(({ rule }) => rule)
  expect(rules('string', type)).toEqual(['type-changed'])
  expect(rules(type, 'string')).toEqual(['type-changed'])
  expect(rules(`${type} | string`, `string | ${type}`)).toEqual([])
  expect(rules('string', `${type} | string`)).toEqual(['type-widened'])
  expect(rules(`${type} | string`, 'string')).toEqual(['type-narrowed'])
})

test.each([
  ["import { JSX } from 'react'; export declare function f(value: $): JSX.Element"],
  ["import * as React from 'react'; export declare function f(value: $): React.JSX.Element"],
  ["import React from 'react'; export declare function f(value: $): React.ReactNode"],
  ["import React from 'react'; export declare class A extends React.Component<{ a: 1 }> { f(value: $): void }"],
  ['export declare class A extends Missing<{ a: 1 }> { f(value: $): void }'],
  ['export interface A extends Missing<{ a: 1 }> { f: $ } export declare function set(a: A): void'],
  [
    'export declare const key: unique symbol; export interface A { [key]: typeof key; f: $ } export declare function set(a: A): void',
  ],
  [
    'declare const key: unique symbol; export interface A { [key]: typeof key; f: $ } export declare function set(a: A): void',
  ],
])('no break beside a name that cannot be resolved: %s', (code) => {
  expect(findings(code.replace('$', 'string'), code.replace('$', 'string | number'))).toMatchObject([
    { rule: 'type-widened', pragmatic: 'minor' },
  ])
})

test('a type from a missing namespace differs by name and argument', () => {
  const code = (type: string) => `export declare function f(): ${type}`
  for (const [one, other] of [
    ['NodeJS.Timeout', 'NodeJS.Immediate'],
    ['Uint8Array', 'Buffer'],
    ['import("absent").JSX.Element', 'import("absent").JSX.Node'],
    ['Platform<"URL">', 'Platform<"Blob">'],
    ['typeof process', 'typeof Buffer'],
  ] as const)
    expect(findings(code(one), code(other))).toMatchObject([{ rule: 'type-changed', strict: 'major' }])
})

test('a name that only one side declares is that declaration on both', () => {
  const [without, declared] = ['', 'export interface Options { a: 1 } ']
  const use = 'export declare function f(options: Options): Options'
  expect(findings(without + use, declared + use)).toMatchObject([{ rule: 'export-added', symbol: 'Options' }])
  expect(findings(declared + use, without + use)).toMatchObject([{ rule: 'export-removed', symbol: 'Options' }])
})

test('a finding says which names its declaration leaves open', () => {
  const [finding] = findings('export type A = string', 'export type A = Platform<1>')
  expect(finding?.message).toBe('Type changed; "Platform" is declared nowhere')
})

test('a type was any until its name is declared', () => {
  const declared = ['w.d.ts', 'export declare namespace Widget { type Element = { a: string } | null }'] as const
  const sideOf = (text: string): Side => ({
    label: 'x',
    files: new Map([['x.d.ts', `${text}\nexport declare function script(): Widget.Element\nexport {}`], declared]),
    entries: new Map([['.', 'x.d.ts']]),
  })
  const [without, imported] = [sideOf(''), sideOf("import { Widget } from './w'")]
  expect(compareWhole(without, imported).findings).toMatchObject([
    { rule: 'any-removed', strict: 'major', pragmatic: 'minor', message: expect.stringContaining('"Widget.Element"') },
  ])
  expect(compareWhole(imported, without).findings).toMatchObject([{ rule: 'any-introduced', strict: 'major' }])
})

test('a name that no file of a package declares is `any` for its consumers, and proves nothing', () => {
  const code = (own: string, name: string) => `
    export declare namespace Own { interface Elements { a: 1 } }
    export interface Props { is?: keyof ${own}.Elements | 1; name: ${name} }
    export declare function props(): Props`
  const found = findings(code('Nowhere', 'string'), code('Own', 'number'), readFacts({ types: './x.d.ts' }))
  expect(found.map(({ symbol, proof, pragmatic }) => `${symbol} ${proof} ${pragmatic}`)).toEqual([
    'Props.is unproven minor',
    'Props.name proven major',
  ])
})
