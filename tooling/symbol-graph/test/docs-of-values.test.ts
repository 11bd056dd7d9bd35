import { expect, test, vi } from 'vitest'
import { graphOf, graphOfScript, graphOfSource, lines, signaturesOf, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Constants and functions whose types the compiler infers from objects with comments; each has its text on the page `Own`. */
const values: Record<string, string> = {
  'a list of objects': 'export const Own = [{ /** Text 1. */ k: 1 }]',
  'a list in an object': 'export const Own = { list: [{ /** Text 1. */ k: 1 }] } as const',
  'a branch': 'export const Own = Math.random() > 1 ? { /** Text 1. */ k: 1 } : null',
  'assigned objects': 'export const Own = Object.assign(() => {}, { /** Text 1. */ k: 1 })',
  'a frozen object in another one': 'export const Own = Object.freeze({ a: Object.freeze({ /** Text 1. */ k: 1 }) })',
  'an instance of a class expression':
    'export const Own = new (class { /** Text 1. */ k = 1; /** Text 2. */ m() {} })()',
  'a call of a function':
    'function make() { return { /** Text 1. */ k: 1, /** Text 2. */ m() {} } }\nexport const Own = make()',
  'a tuple of objects': 'export const Own = [{ /** Text 1. */ k: 1 }, { /** Text 2. */ k: 2 }] as const',
  'a function that another one declares and returns':
    'export const Own = () => {\n/** Text 1. */\nfunction made(/** Text 2. */ a: 1) {}\nreturn made\n}',
  'a constant that a function declares and returns':
    'export function Own() {\n/** Text 1. */\nconst made = { /** Text 2. */ k: 1 }\nreturn made\n}',
  'a function of a constant that another one returns':
    'export function Own() {\n/** Text 1. */\nconst made = (/** Text 2. */ a: 1) => a\nreturn made\n}',
  'an asynchronous function': 'export async function Own() { return { /** Text 1. */ k: 1 } }',
  'an asynchronous method': 'export const Own = { async m() { return { /** Text 1. */ k: 1 } } }',
  'a constructor of a class that a constant holds':
    'export const Own = class { /** Text 1. */ constructor(/** Text 2. */ a: string) {} }',
}

test.each(Object.entries(values))('the comments of %s are shown', async (_, text) => {
  const page = JSON.stringify((await graphOfSource(text)).byId('core!Own'))
  expect(text.match(/Text \d/gu)!.filter((one) => !page.includes(one))).toEqual([])
})

test('an object with the names of a type is not its value where there are two of these', async () => {
  const graph = await graphOfSource(
    'export const Own = { a: [{ /** Text 1. */ k: 1 }], b: [{ /** Text 2. */ k: 1 }], c: [{ /** Text 3. */ k: 1, l: 2 }] }',
  )
  const page = (member: string): string => JSON.stringify(signaturesOf(graph.byId('core!Own')!, member))
  expect(page('a')).not.toContain('Text 2')
  expect(page('b')).not.toContain('Text 1')
  expect(page('c')).toContain('Text 3')
})

test('each namespace of a dotted name is declared by itself', async () => {
  const text = `/** All. */
export declare namespace a.b.c { export const d: 1 }
export declare namespace e { namespace f.g { const h: 1 } }
`
  for (const graph of [
    await graphOfSource(text),
    await graphOf({ core: { manifest: { types: 'index.d.ts' }, files: { 'index.d.ts': text } } }),
  ]) {
    const names = ['a', 'a.b', 'a.b.c', 'e', 'e.f', 'e.f.g']
    expect(names.flatMap((name) => lines(graph, `core!${name}`))).toEqual([
      'namespace a',
      'namespace b',
      'namespace c',
      'namespace e',
      'namespace f',
      'namespace g',
    ])
    expect(summaries(graph, 'core!a')).toEqual(['All.'])
  }
})

test('the comment of a re-export is shown before that of the declaration, tags after both', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `export {
  /** As a hound. @see other */
  Dog as Hound,
} from './dog.js'
/** All dogs. */
export * as dogs from './dog.js'
import * as ns from './dog.js'
/** The alias. */
export import Alias = ns.Dog
`,
        'src/dog.ts': '/** Of this file. @module */\n/** A dog. @deprecated Use Cat. */\nexport class Dog {}\n',
      },
    },
    // A comment above one re-export may be the title of a section.
    all: { files: { 'src/index.ts': "/** From core. */\nexport { Hound } from '@w/core'\n" } },
  })
  expect(summaries(graph, 'core!Hound')).toEqual(['As a hound.\nA dog.'])
  const [{ docs }] = signaturesOf(graph.byId('core!Hound')!) as [ReturnType<typeof signaturesOf>[number]]
  expect([JSON.stringify(docs.deprecated), JSON.stringify(docs.see)]).toEqual([
    expect.stringContaining('Use Cat.'),
    expect.stringContaining('other'),
  ])
  expect(summaries(graph, 'core!dogs')).toEqual(['All dogs.\nOf this file.'])
  expect(summaries(graph, 'core!Alias')).toEqual(['The alias.\nA dog.'])
  expect(summaries(graph, '_all!Hound')[0]).not.toContain('From core.')
})

test('members that a script assigns to a function and that the compiler does not declare are missed', async () => {
  const graph = await graphOfScript(`/** Makes. */
var Foo = exports.Foo = function Foo() { this.a = 1 }
Foo.make = function () {}
/** @private */
Foo.inner = 1
exports.Bar = class Bar {}
exports.Bar.make = function () {}
function Baz() {}
Baz.make = () => {}
exports.Baz = Baz
`)
  const lost = graph.manifest.packages[0]!.diagnostics.map(({ code, symbol, found }) => [code, symbol, found])
  expect(lost).toEqual([['SG-MEMBERS-MISSING', 'core!Foo', '1 of 2 members of Foo on no page']])
})
