import { expect, test, vi } from 'vitest'
import { temporaryPackage } from '../../test/temporary-package.ts'
import { extractPackage } from '../extraction/extract-package.ts'
import type { Diagnostic, ExportFacts } from '../facts.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'

/** The compiler's libraries are parsed once for all tests. */
const cache = sourceFileCache()

interface Extracted {
  /** `<name>:<kind>` of everything in the doc model, members included, in its order. */
  items: string[]
  /** Text of the doc model and the report. */
  written: string
  /** Exports of the first entry point. */
  facts: ExportFacts[]
  diagnostics: Diagnostic[]
}

function extract(files: Record<string, string | object>): Extracted {
  const extraction = extractPackage({ packageDir: temporaryPackage(files) }, { cache })
  const model = extraction.files.get('core.api.json')
  return {
    items: model === undefined ? [] : itemsOf(JSON.parse(model) as Item),
    written: `${model}${extraction.files.get('core.api.md')}`,
    facts: extraction.facts.entryPoints[0]?.exports ?? [],
    diagnostics: extraction.facts.diagnostics,
  }
}

interface Item {
  kind: string
  name?: string
  members?: Item[]
}

function itemsOf({ members = [] }: Item): string[] {
  return members.flatMap((item) => [...(item.name ? [`${item.name}:${item.kind}`] : []), ...itemsOf(item)])
}

const assigned =
  'declare function make(): make.Made;\ndeclare namespace make { interface Made { a: 1 } }\nexport = make;\n'

test.each<[string, Record<string, string>, string[], string]>([
  [
    'a name of which only one declaration is exported',
    {
      'index.d.ts':
        'export interface Box<T> { value: T; next: Box<T> }\ndeclare const Box: <T>(value: T) => Box<T>\nexport { Box as Case }',
    },
    ['Box:Function', 'Box:Interface', 'next:PropertySignature', 'value:PropertySignature'],
    'interface Box<T>',
  ],
  [
    'a member that is named like a type parameter',
    { 'index.d.ts': 'export interface Tag<Id> { readonly Id: Id; key: Id }' },
    ['Tag:Interface', 'Id:PropertySignature', 'key:PropertySignature'],
    '@acme/core!Tag#Id:member',
  ],
  [
    'overloads that are named like a type parameter',
    { 'index.d.ts': 'export declare class Tag<Id> { Id(): Id; Id(other: Id): Id }' },
    ['Tag:Class', 'Id:Method', 'Id:Method'],
    'Id(other: Id): Id',
  ],
  [
    'the default of an `export =`',
    { 'index.d.ts': "export { default as make } from './assigned'", 'assigned.d.ts': assigned },
    ['make:Function', 'make:Namespace', 'Made:Interface', 'a:PropertySignature'],
    'make(): make.Made',
  ],
])('%s is in the model as written', (_, files, items, text) => {
  const extracted = extract(files)
  expect(extracted.items).toEqual(items)
  expect(extracted.written).toContain(text)
  expect(extracted.written).not.toContain('§')
  expect(extracted.diagnostics).toMatchObject([
    { code: 'AR-AE-CRASH', nextStep: expect.stringContaining('No action needed') },
  ])
  expect(extracted.diagnostics[0]?.found).not.toContain('threw on')
})

test.each<[string, Record<string, string>, string[], string]>([
  [
    'that is exported',
    { 'index.d.ts': 'export declare var version$: string, other: typeof version$' },
    ['other:Variable', 'version$:Variable'],
    'export var version$: string',
  ],
  [
    'that a list exports',
    { 'index.d.ts': 'declare var version$: string; export { version$ }' },
    ['version$:Variable'],
    'export var version$: string',
  ],
  [
    'of a namespace',
    { 'index.d.ts': 'export declare namespace a.b { var version$: string }' },
    ['a:Namespace', 'b:Namespace', 'version$:Variable'],
    'version$: string',
  ],
  [
    'that an interface is named like',
    { 'index.d.ts': 'export interface Box { a: 1 }\nexport declare var Box: { new (): Box }' },
    ['Box:Interface', 'a:PropertySignature', 'Box:Variable'],
    'var Box:',
  ],
])('a var %s is taken at once, as written', (_, files, items, text) => {
  const extracted = extract(files)
  expect(extracted.items).toEqual(items)
  expect(extracted.written).toContain(text)
  expect(extracted.diagnostics).toEqual([])
})

test('a var that is declared twice keeps both declarations', () => {
  const { items, facts } = extract({
    'index.d.ts': 'export declare var twice: 1;\nexport declare var twice: 1;\nexport declare var once: 1',
  })
  expect(items).toContain('once:Variable')
  expect(facts.map(({ name, declarations }) => `${name}: ${declarations.length}`)).toEqual(['once: 1', 'twice: 2'])
})

test('a global var that a module declares stays a property of globalThis', () => {
  const { facts } = extract({
    'index.d.ts': 'declare global { var acme: { a: 1 } }\nexport type Same = keyof typeof globalThis.acme',
  })
  expect(facts[0]?.declarations[0]?.resolved).toEqual([{ text: "'a'" }])
})

test.each<[string, string | object]>([
  ['is no JSON', '{'],
  ['has no sources', { version: 3, sources: [null], names: [], mappings: 'AAAA;AACA' }],
])('a declaration map that %s does no harm', (_, map) => {
  const { items, diagnostics } = extract({
    'index.d.ts': 'export declare const a: 1;\nexport declare const b: 2;\n',
    'index.d.ts.map': map,
  })
  expect(items).toEqual(['a:Variable', 'b:Variable'])
  expect(diagnostics).toEqual([])
})

test('a star of another package inside a namespace costs only that', () => {
  const { items, diagnostics } = extract({
    'index.d.ts': "export * as ns from './inner'; export declare const kept: 1",
    'inner.d.ts': "export * from 'ext-lib'; export declare const own: 1",
  })
  // Exports of a namespace alone are among the unexported too.
  expect(items).toEqual(['kept:Variable', 'ns:Namespace', 'own:Variable', 'own:Variable'])
  expect(diagnostics).toMatchObject([{ code: 'AR-AE-CRASH', file: 'inner.d.ts', line: 1 }])
})

test('a star of another package that exports a module as a name costs only that', () => {
  const { items, diagnostics } = extract({
    'node_modules/@acme/sibling/lib/index.d.ts': 'export default function format(): void',
    'node_modules/ext-lib/index.d.ts':
      "import * as sibling from '@acme/sibling'; export { sibling }; export declare class Starred {}",
    'index.d.ts': "export * from 'ext-lib'; export declare const kept: 1",
  })
  expect(items).toEqual(['kept:Variable'])
  expect(diagnostics).toMatchObject([{ code: 'AR-AE-CRASH', severity: 'info', file: 'index.d.ts', line: 1 }])
  expect(diagnostics[0]?.found).toContain("Omitted from the doc model: index.d.ts:1 export * from 'ext-lib'")
})

test.each(["export * from 'gone'", "export * as all from 'gone'", "export * from './gone'"])(
  '%s, of which there are no declarations, costs only that, whatever else comes from there',
  (star) => {
    const from = star.slice(star.indexOf("'"))
    const { items, written, diagnostics } = extract({
      'index.d.ts': `import Main, { Lid } from ${from}; import * as tools from ${from}
${star}
export { Lid, tools, Main }
export interface Box extends tools.Crate<Lid> { lid: Lid; main: typeof Main; [Main.tag]: tools.Tag }`,
    })
    expect(items).toEqual([
      'Box:Interface',
      '__computed:PropertySignature',
      'lid:PropertySignature',
      'main:PropertySignature',
    ])
    expect(written).toContain('extends tools.Crate<Lid>')
    const [, crash] = diagnostics
    expect(crash).toMatchObject({ code: 'AR-AE-CRASH', severity: 'info', file: 'index.d.ts', line: 2 })
    expect(crash?.found).toContain(`Omitted from the doc model: index.d.ts:2 ${star}`)
  },
)

test('a constant beside an exported type of its name stays unexported when something else is covered up', () => {
  const { items, written, facts } = extract({
    'index.d.ts': `export * as gone from 'gone'
export type TypeId = typeof TypeId
declare const TypeId: unique symbol
export interface Box { readonly [TypeId]: 1 }`,
  })
  expect(items).toContain('TypeId:TypeAlias')
  expect(written).toContain('"canonicalReference": "@acme/core!~TypeId_2:var"')
  expect(written).not.toContain('"canonicalReference": "@acme/core!TypeId:var"')
  expect(facts.map(({ name, facets }) => `${name} ${facets.join()}`)).toEqual([
    'Box interface',
    'TypeId type',
    'gone namespace',
  ])
})

test('a namespace that comes to contain itself through another is not repeated in it', () => {
  const { items, diagnostics } = extract({
    'index.d.ts': "export * as a from './x'; export interface Kept {}",
    'x.d.ts': "export * as root from './index'; export interface Inner {}",
  })
  expect(items).toEqual(['a:Namespace', 'Inner:Interface', 'Inner:Interface', 'Kept:Interface'])
  expect(diagnostics).toMatchObject([{ code: 'AR-AE-CRASH', file: 'x.d.ts', line: 1 }])
  expect(diagnostics[0]?.found).toContain("Omitted from the doc model: x.d.ts:1 export * as root from './index'")
})

test('modules that star each other are left as they are', () => {
  const { items, diagnostics } = extract({
    'index.d.ts': "export * from './x'; export interface Kept {}; export declare const t: typeof import('./x')",
    'x.d.ts': "export * from './index'; export interface Other {}",
  })
  expect(items).toEqual(['Kept:Interface', 'Other:Interface', 't:Variable'])
  expect(diagnostics[0]?.found).not.toContain('Omitted')
})

test('a name that a module of the package does not have costs only its uses', () => {
  const { items, written } = extract({
    'index.d.ts':
      "import { Gone, Here } from './x'; export { Lost, Here } from './x'; export declare const a: Gone<1>; export declare const b: Here",
    'x.d.ts': 'export interface Here {}',
  })
  expect(items).toEqual(['a:Variable', 'b:Variable', 'Here:Interface'])
  expect(written).toContain('a: Gone<1>')
})

test.each([
  'T extends ko.Sub<infer R> ? Un<R>[] : T',
  'T extends ko.Sub<infer R> ? (R extends ko.Sub ? R : { [P in keyof R]: Un<R[P]> }) : T',
  '{ [K in keyof T]: ko.Sub<T[K]> } | T',
])('a type that refers to its own module by the global name is whole: %s', (type) => {
  const { items, written } = extract({
    'index.d.ts': `export as namespace ko\nexport interface Sub<T = any> { a: T }\nexport type Un<T> = ${type}\n`,
  })
  expect(items).toEqual(['Sub:Interface', 'a:PropertySignature', 'Un:TypeAlias'])
  expect(written).toContain(`export type Un<T> = ${type}`)
})

test('a declaration that nobody knew to be a problem costs only itself, and is named', () => {
  const { items, diagnostics } = extract({
    'index.d.ts':
      'export declare const fine: 1\nexport declare const broken: ;\nexport declare const other: typeof fine',
  })
  expect(items).toEqual(['fine:Variable', 'other:Variable'])
  expect(diagnostics).toMatchObject([
    { code: 'AX-SYNTAX' },
    {
      code: 'AR-AE-CRASH',
      severity: 'info',
      file: 'index.d.ts',
      line: 2,
      found: expect.stringContaining('threw on "broken"'),
    },
  ])
})

test('what cannot be put down to a place is found among the exports', () => {
  const good = Array.from({ length: 12 }, (_, at) => `good${at}`)
  const { items, diagnostics } = extract({
    'index.d.ts': [
      ...['a', 'b'].map((name) => `import ${name} from './${name}.json'`),
      `export declare const ${good.map((name) => `${name}: 1`).join(', ')}`,
      'export { a, b as renamed }',
    ].join('\n'),
    'a.json': '{"a": 1}',
    'b.json': '{"b": 1}',
  })
  expect(items.sort()).toEqual(good.map((name) => `${name}:Variable`).sort())
  const partial = diagnostics.filter(({ code }) => code === 'AR-AE-CRASH')
  expect(partial.map(({ found }) => /"(.*?)"/.exec(found)?.[1])).toEqual(['a', 'renamed'])
  expect(partial.map(({ file }) => file)).toEqual(['a.json', 'b.json'])
})

test('a slow machine finds the same', () => {
  const files = {
    'index.d.ts':
      "import a from './a.json'\nexport declare const fine: 1\nexport declare const broken: ;\nexport { a }",
    'a.json': '{"a": 1}',
  }
  const usual = extract(files)
  expect(usual.items).toEqual(['fine:Variable'])
  let hours = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (hours += 1) * 3_600_000)
  expect(extract(files)).toEqual(usual)
})

test('messages about what follows name the line as written', () => {
  const { written, diagnostics } = extract({
    'index.d.ts':
      'export declare const t: Gone<{\r\n  a: 1\r\n}>;\r\nexport import f = g;\r\ndeclare function g(): void;\r\n/** A. */\r\nexport declare const last: 1;\r\n',
    'api-extractor.json': {
      mainEntryPointFilePath: '<projectFolder>/index.d.ts',
      apiReport: { enabled: true },
      docModel: { enabled: true },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: { 'ae-missing-release-tag': { logLevel: 'error' } } },
    },
  })
  expect(written).toContain('a: 1')
  expect(diagnostics.filter(({ found }) => found.includes('"last"')).map(({ line }) => line)).toEqual([7])
})
