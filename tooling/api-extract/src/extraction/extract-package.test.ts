import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyFixture, temporaryPackage, temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { extractPackage } from './extract-package.ts'
import type { Extraction } from './extract-package.ts'
import { compiler } from '../typescript.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'

/** The compiler's libraries are parsed once for all tests. */
const cache = sourceFileCache()

/** Extracts a package of these files. */
function extract(files: Record<string, string | object>): Extraction {
  return extractPackage({ packageDir: temporaryPackage(files) }, { cache })
}

function codes({ facts }: Extraction): string[] {
  return facts.diagnostics.map(({ code }) => code)
}

describe('a package with several entry points', () => {
  const extraction = (): Extraction => extractPackage({ packageDir: copyFixture('shapes') }, { cache })

  test('has a model and a report for each, and facts', () => {
    expect([...extraction().files.keys()].sort()).toEqual([
      'shapes.api.json',
      'shapes.api.md',
      'shapes.facts.json',
      'shapes.testing__fake.api.json',
      'shapes.testing__fake.api.md',
    ])
  })

  test('says what a consumer writes', () => {
    expect(extraction().facts).toMatchObject({
      package: { name: '@acme/shapes', version: '2.0.0', slug: 'shapes', description: 'Shapes and their areas.' },
      entryPoints: [
        { key: '.', specifier: '@acme/shapes', types: 'types/index.d.ts', docModel: 'shapes.api.json' },
        { key: './testing/fake', specifier: '@acme/shapes/testing/fake', report: 'shapes.testing__fake.api.md' },
      ],
      diagnostics: [],
    })
  })

  test('leads to the source through the declaration map', () => {
    const [main] = extraction().facts.entryPoints
    const square = main?.exports.find(({ name }) => name === 'square')
    expect(square?.declarations[0]).toMatchObject({
      at: { file: 'types/shape.d.ts', line: 12, endLine: 12 },
      source: { file: 'src/shape.ts', line: 13, endLine: 16 },
    })
  })

  test('R2D is the same to the byte wherever it lies', () => {
    const here = extractPackage({ packageDir: copyFixture('shapes', 'a/shapes') })
    const there = extractPackage({ packageDir: copyFixture('shapes', 'somewhere/else/altogether/shapes') })
    expect([...there.files]).toEqual([...here.files])
  })

  test('is the same below a node_modules, where its own files are not strangers', () => {
    const here = extractPackage({ packageDir: copyFixture('shapes') })
    const installed = extractPackage({ packageDir: copyFixture('shapes', 'node_modules/@acme/shapes') })
    expect([...installed.files]).toEqual([...here.files])
  })
})

test('keeps tags of the shared tsdoc.json as blocks of their own', () => {
  const { files } = extractPackage({ packageDir: copyFixture('shapes') })
  expect(files.get('shapes.api.json')).toContain('@since\\n *\\n * 1.2\\n')
  expect(files.get('shapes.api.md')).not.toContain('tsdoc-undefined-tag')
})

test('keeps unexported types that a signature uses, in the order of enum members as written', () => {
  const { files } = extract({
    'index.d.ts':
      'export {}; interface Hidden { a: 1 } export declare function f(h: Hidden): void; export declare enum E { Z, A }',
  })
  const model = files.get('core.api.json') ?? ''
  expect(model).toContain('@acme/core!~Hidden:interface')
  expect(model.indexOf('E.Z:member')).toBeLessThan(model.indexOf('E.A:member'))
})

test('of many entry points only the first repeats what nobody exports', () => {
  const keys = Array.from({ length: 21 }, (_, at) => `e${at}`)
  const { files } = extract({
    'package.json': {
      name: '@acme/core',
      exports: Object.fromEntries([['.', './index.js'], ...keys.map((key) => [`./${key}`, `./${key}.js`])]),
    },
    'hidden.d.ts': 'export interface Hidden { a: 1 }',
    ...Object.fromEntries(
      ['index', ...keys].map((key) => [
        `${key}.d.ts`,
        `import { Hidden } from './hidden'; export declare const ${key}: Hidden`,
      ]),
    ),
  })
  const withHidden = [...files.keys()].filter(
    (name) => name.endsWith('.api.json') && files.get(name)?.includes('"name": "Hidden"'),
  )
  expect(withHidden).toEqual(['core.api.json'])
  expect(files.get('core.e7.api.json')).toContain('"name": "e7"')
})

describe('what API Extractor cannot take', () => {
  const others = {
    'x.d.ts': 'export declare const y: 1',
    'assigned.d.ts': 'declare namespace ns { const A: 1 } export = ns',
  }

  test.each<[string, string, string, string]>([
    [
      'a namespace of another package',
      "export * as ext from 'ext-lib'; export declare const kept: 1",
      'ext',
      'kept: 1',
    ],
    [
      'a var that is exported twice',
      'export declare var V: 1; export declare var V: 1; export declare const kept: 1',
      'V',
      'V: 1',
    ],
    [
      'the type of a module',
      "export declare const t: typeof import('./x'); export declare const kept: 1",
      't',
      "t: typeof import('./x')",
    ],
    [
      'a global without types',
      'export declare class C extends Gone.Base<1> {} export declare const kept: 1',
      'C',
      'class C extends Gone.Base<1>',
    ],
    [
      'a computed name that is not declared',
      'export interface I { [gone]: 1 } export declare const kept: 1',
      'I',
      '[gone]: 1 }',
    ],
    [
      'an import alias',
      'declare function f(): void; export import g = f; export declare const kept: 1',
      'g',
      'kept: 1',
    ],
    ['destructuring', 'export declare const { a }: { a: 1 }; export declare const kept: 1', 'a', 'kept: 1'],
    ['a star of a package that is not there', "export * from 'gone'; export declare const kept: 1", 'kept', 'kept: 1'],
    [
      'a namespace that contains itself',
      "export * as self from './index'; export declare const kept: 1",
      'self',
      'kept: 1',
    ],
    ['a name out of an `export =`', "export { A } from './assigned'; export declare const kept: 1", 'A', 'kept: 1'],
    ['JSON', "export { default as j } from './package.json'; export declare const kept: 1", 'j', 'kept: 1'],
  ])('%s is left out of a model of the rest, and in the facts', (_, declarations, name, reported) => {
    const extraction = extract({ 'index.d.ts': declarations, ...others })
    expect(codes(extraction)).toContain('AR-AE-CRASH')
    expect(extraction.facts.entryPoints[0]?.exports.map((facts) => facts.name)).toContain(name)
    expect(extraction.files.get('core.api.md')).toContain(reported)
    expect(() => JSON.parse(extraction.files.get('core.api.json') ?? '')).not.toThrow()
    expect([...extraction.files.values()].join('')).not.toContain('§')
  })

  // Types of such a namespace were written out in each other until the memory was full.
  test.each([
    ['its own name and as default', 'export { tide as default, tide }'],
    ['one name', 'export { tide }'],
    ['default', 'export { tide as default }'],
  ])('a namespace that exports itself as %s keeps its other exports, whatever their types repeat', (_, exported) => {
    const members = ['rise', 'fall', 'turn', 'stand', 'race', 'ebb'].map(
      (name) => `/** Goes.\n * @typeParam Way: the way\n * @param ...hours: of each part */ ${name}: Swim`,
    )
    const extraction = extract({
      'index.d.ts': `declare namespace tide {
        type Hours<Way, Done extends unknown[] = []> = Way extends \`\${infer _}-\${infer Part}\${infer Rest}\`
          ? Part extends 'h' | 'm' ? Hours<Rest, [...Done, number]> : Hours<Rest, Done> : Done
        interface Swim { <Way extends string>(way: Way, ...hours: Hours<Way>): void }
        interface Sea { ${members.join('; ')} }
        const sea: Sea
        ${exported}
        export { Sea, sea }
      }
      export = tide`,
    })
    const names = extraction.facts.entryPoints[0]?.exports.map((facts) => facts.name)
    expect(names).toEqual(expect.arrayContaining(['Sea', 'sea']))
    for (const { severity } of extraction.facts.diagnostics) expect(severity).not.toBe('error')
    expect(extraction.files.get('core.facts.json')).toContain('Goes.')
  })

  test('a crash in one entry point leaves the others whole', () => {
    const extraction = extract({
      'package.json': { name: '@acme/core', exports: { '.': './index.js', './bad': './bad.js' } },
      'index.d.ts': 'export declare const fine: 1',
      'bad.d.ts': 'export declare const x: ;',
    })
    expect(codes(extraction)).toEqual(['AX-SYNTAX', 'AR-AE-CRASH'])
    const [main, bad] = extraction.facts.entryPoints
    expect(main?.docModel).toBe('core.api.json')
    expect(bad).not.toHaveProperty('docModel')
    expect(bad?.exports.map(({ name }) => name)).toEqual(['x'])
    expect(extraction.facts.diagnostics[1]).toMatchObject({
      entryPoint: './bad',
      file: 'bad.d.ts',
      severity: 'warning',
    })
  })
})

describe('diagnostics', () => {
  test.each<[string, Record<string, string | object>, string[], RegExp]>([
    [
      'no declarations',
      { 'package.json': { name: '@acme/core', types: './none.d.ts' } },
      ['AX-NO-DECLARATIONS'],
      /"\.\/none\.d\.ts"/,
    ],
    [
      'no TypeScript at all',
      { 'package.json': { name: '@acme/core', exports: { './x.css': './x.css' } } },
      ['AX-NO-API'],
      /no entry point with code/,
    ],
    ['a manifest that is not JSON', { 'package.json': '{"name": ' }, ['AX-MANIFEST'], /JSON/],
    ['a manifest that is no object', { 'package.json': '[]' }, ['AX-MANIFEST'], /not an object/],
    ['a script', { 'index.d.ts': 'declare const a: 1' }, ['AX-NOT-A-MODULE'], /without top-level imports or exports/],
    ['an empty file', { 'index.d.ts': '' }, ['AX-NOT-A-MODULE'], /without top-level imports or exports/],
    ['an empty module', { 'index.d.ts': 'export {}' }, ['AX-EMPTY'], /exports nothing/],
    [
      'a package that is not installed',
      { 'index.d.ts': "import { A } from 'gone'; export declare const a: A" },
      ['AX-TYPES-MISSING'],
      /"gone"/,
    ],
    [
      'a file that is not there',
      { 'index.d.ts': "import { A } from './gone'; export declare const a: A" },
      ['AX-MISSING-FILE'],
      /".\/gone"/,
    ],
    [
      'a path to a package that is not installed',
      { 'index.d.ts': "import { A } from '../node_modules/gone/types/a.js'; export declare const a: A" },
      ['AX-TYPES-MISSING'],
      /node_modules\/gone/,
    ],
    [
      'a configuration that is none',
      { 'index.d.ts': 'export declare const a: 1', 'api-extractor.json': '{"apiReport": 5}' },
      ['AX-CONFIG'],
      /apiReport must be object/,
    ],
    [
      'a tsdoc.json that is none',
      { 'index.d.ts': 'export declare const a: 1', 'tsdoc.json': '{"tagDefinitions": 5}' },
      ['AX-CONFIG'],
      /tsdoc/,
    ],
    [
      'a target outside',
      { 'package.json': { name: '@acme/core', exports: './../x.d.ts' } },
      ['AX-OUTSIDE'],
      /leaves the package/,
    ],
  ])('%s', (_, files, expected, found) => {
    const extraction = extract(files)
    expect(codes(extraction)).toEqual(expected)
    expect(extraction.facts.diagnostics[0]?.found).toMatch(found)
  })

  test.each([
    ['gone/sub/path', 'Install gone, or the @types package for it, where this package can resolve it.'],
    ['@scope/gone/sub', 'Install @scope/gone, or the @types package for it, where this package can resolve it.'],
    ['node:fs', 'Install @types/node where this package can resolve it.'],
    ['fs/promises', 'Install @types/node where this package can resolve it.'],
  ])('names the package that has the types of %s', (module, nextStep) => {
    const { facts } = extract({ 'index.d.ts': `import type { A } from '${module}'; export declare const a: A` })
    expect(facts.diagnostics).toMatchObject([{ code: 'AX-TYPES-MISSING', nextStep }])
  })

  test('names the missing types of a global', () => {
    const { facts } = extract({ 'index.d.ts': 'export declare function f(e: JSX.Element): void' })
    expect(facts.diagnostics[0]).toMatchObject({ code: 'AX-TYPES-MISSING', file: 'index.d.ts', line: 1 })
    expect(facts.diagnostics[0]?.nextStep).toContain('Install @types/react')
  })

  test('reports a missing release tag only where the package asks for release tags', () => {
    const files = { 'index.d.ts': '/** A. */\nexport declare const a: 1' }
    expect(codes(extract(files))).toEqual([])
    const config = {
      mainEntryPointFilePath: '<projectFolder>/index.d.ts',
      apiReport: { enabled: true },
      docModel: { enabled: true },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: { 'ae-missing-release-tag': { logLevel: 'error' } } },
    }
    const { facts } = extract({ ...files, 'api-extractor.json': config })
    expect(facts.diagnostics).toMatchObject([{ code: 'AX-MESSAGE', severity: 'error', file: 'index.d.ts', line: 2 }])
    const unexported =
      'interface Unexported {}\ninterface Own {}\n/** A. @public */\nexport declare const a: Unexported'
    const renamed = `${unexported}\nexport type { Own as Named }`
    expect(extract({ 'index.d.ts': renamed, 'api-extractor.json': config }).facts.diagnostics).toMatchObject([
      { code: 'AX-MESSAGE', found: expect.stringContaining('"Own"') as string },
    ])
    const asking = { ...config, docModel: { enabled: true, includeForgottenExports: true } }
    expect(extract({ 'index.d.ts': renamed, 'api-extractor.json': asking }).facts.diagnostics).toHaveLength(1)
  })

  test.each([
    ['no api-extractor.json', undefined, true],
    ['one that chooses it, and nothing else', '{ "apiReport": { "includeForgottenExports": true } }', true],
    ['one with a comment that does not', '// Short.\n{ "apiReport": { "includeForgottenExports": false } }', false],
  ])('with %s the report has types that are not exported: %#', (_, config, expected) => {
    const { facts, files } = extract({
      'index.d.ts':
        'interface Inner { a: 1 }\ninterface Options { delay: number; inner: Inner }\n' +
        '/** A. @public */\nexport declare function wait(options: Partial<Options>): void\nexport {}',
      ...(config !== undefined && { 'api-extractor.json': config }),
    })
    expect(facts.diagnostics).toEqual([])
    const report = [...files].find(([name]) => name.endsWith('.api.md'))?.[1] ?? ''
    expect(['interface Options', 'interface Inner', 'delay: number'].map((text) => report.includes(text))).toEqual(
      Array.from({ length: 3 }, () => expected),
    )
    expect(report).not.toContain('ae-missing-release-tag')
  })

  test('a link to a file of somebody else is not followed', () => {
    const packageDir = temporaryPackage({})
    const elsewhere = temporaryFolder()
    writeFiles(elsewhere, { 'secret.d.ts': 'export declare const secret: 1' })
    symlinkSync(join(elsewhere, 'secret.d.ts'), join(packageDir, 'index.d.ts'))
    const extraction = extractPackage({ packageDir })
    expect(extraction.facts.diagnostics.map(({ severity }) => severity)).toEqual(['error'])
    expect([...extraction.files.values()].join('')).not.toContain('secret')
  })

  test('declarations inside an ambient module are facts, without a model', () => {
    const { facts } = extract({ 'index.d.ts': 'declare module "@acme/core" { export const a: 1 }' })
    expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['a'])
    expect(facts.diagnostics.map(({ code }) => code)).toEqual([])
  })
})

test('syntax of a newer TypeScript is a diagnostic that names both versions; the rest is read', () => {
  const { facts } = extract({
    'index.d.ts': 'export declare const kept: 1\nexport declare const unknown: <<future>>;',
    'node_modules/typescript/package.json': { name: 'typescript', version: '99.1.0' },
  })
  const [first] = facts.diagnostics
  expect(first).toMatchObject({ code: 'AX-SYNTAX', file: 'index.d.ts', line: 2 })
  expect(first?.expected).toContain(compiler.version)
  expect(first?.nextStep).toContain('TypeScript 99.1.0')
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toContain('kept')
})

test('a folder without a package.json is described, not thrown', () => {
  const { facts } = extractPackage({ packageDir: temporaryFolder() })
  expect(facts.diagnostics).toMatchObject([{ code: 'AX-MANIFEST', found: 'no package.json' }])
})

describe('what an alias comes to', () => {
  const resolved = (declarations: string): unknown => {
    const { facts } = extract({ 'package.json': { name: 'one', types: 'index.d.ts' }, 'index.d.ts': declarations })
    return facts.entryPoints[0]?.exports.map(({ declarations: [first] }) =>
      first?.resolved?.map(({ text }) => text).join(''),
    )
  }

  test('names a member that a symbol names as it is written', () => {
    const [text] = resolved(
      'export type Handlers = Omit<Set<(first: string, second: number) => void>, "add">',
    ) as string[]
    expect(text).toContain('forEach')
    expect(text).toContain('[Symbol.iterator]')
    expect(text).not.toContain('__@')
  })

  test('is left out when only the order of a union differs', () => {
    expect(
      resolved('export type A = Record<string, 1> | ArrayLike<2>\nexport type B = ArrayLike<2> | Record<string, 1>'),
    ).toEqual([undefined, undefined])
  })
})

describe('types that are not installed', () => {
  const found = (manifest: object, text: string): string[] =>
    extract({ 'package.json': { name: '@acme/core', types: './index.d.ts', ...manifest }, 'index.d.ts': text })
      .facts.diagnostics.filter(({ code }) => code === 'AX-TYPES-MISSING')
      .map(({ severity }) => severity)

  test.each<[string, object, string, string[]]>([
    ['an optional peer', { peerDependenciesMeta: { gone: { optional: true } } }, "import('gone/sub').A", ['info']],
    ['its types', { peerDependenciesMeta: { '@types/gone': { optional: true } } }, "import('gone').A", ['info']],
    ['a scope', { peerDependenciesMeta: { '@types/a__b': { optional: true } } }, "import('@a/b').A", ['info']],
    ['an optional dependency', { optionalDependencies: { gone: '1' } }, "import('gone').A", ['info']],
    ['a runtime', { peerDependenciesMeta: { 'bun-types': { optional: true } } }, "import('bun:sqlite').A", ['info']],
    [
      'globals of an optional peer',
      { peerDependenciesMeta: { '@x/types': { optional: true } } },
      'D1Database',
      ['info'],
    ],
    ['a peer that is needed', { peerDependencies: { gone: '1' } }, "import('gone').A", ['error']],
    ['a tool', { devDependencies: { gone: '1', 'ext-lib': '1' } }, "import('gone').A", ['error']],
    ['a tool of a published package', { devDependencies: { gone: '1', more: '1' } }, "import('gone').A", ['warning']],
    ['nothing', {}, "import('gone').A", ['error']],
  ])('%s', (_, manifest, type, severities) => {
    expect(found(manifest, `export declare const a: ${type}`)).toEqual(severities)
  })

  test('an installed package that does not list what it imports is its author’s concern', () => {
    const repository = temporaryFolder()
    writeFiles(repository, {
      'node_modules/lib/package.json': { name: 'lib', types: './index.d.ts', dependencies: { listed: '1' } },
      'node_modules/lib/index.d.ts': "export declare const a: import('gone').A, b: import('listed').B",
    })
    const packageDir = join(repository, 'node_modules/lib')
    const { facts } = extractPackage({ packageDir, root: repository }, { cache })
    expect(facts.diagnostics.filter(({ code }) => code === 'AX-TYPES-MISSING')).toMatchObject([
      { severity: 'warning', found: expect.stringContaining('gone') as string },
      { severity: 'error', found: expect.stringContaining('listed') as string },
    ])
  })
})

test('a package read as written has its declarations, and nothing that the compiler works out', () => {
  const packageDir = temporaryPackage({
    'index.d.ts':
      "import { ExtClass } from 'ext-lib'\n/** A box. */\nexport declare class Box extends ExtClass {\n  /** Opens. */\n  open(): void\n}\n",
  })
  const { facts, files, comments } = extractPackage({ packageDir, asWritten: true }, { cache })
  expect(comments).toBeUndefined()
  const [declaration] = facts.entryPoints[0]?.exports[0]?.declarations ?? []
  expect([...files.keys()]).toEqual(['core.facts.json'])
  expect(declaration).toMatchObject({
    comment: '/** A box. */',
    item: { kind: 'Class', members: [{ name: 'open', comment: '/** Opens. */' }] },
  })
  expect(declaration).not.toHaveProperty('heritage')
})

/** API Extractor repeats the name in its message, where each run of spaces was searched from each of its characters. */
test('a name of any length is cut in the message of a crash, which is one line', () => {
  const index = `export * from ${JSON.stringify(`./x${' '.repeat(400_000)}\n y`)}\nexport declare const a: 1\n`
  const { facts } = extract({ 'index.d.ts': index })
  const { found } = facts.diagnostics.find(({ code }) => code === 'AR-AE-CRASH')!
  expect(found).toMatch(/^API Extractor threw: getResolvedModule\(\) could not resolve module name ".\/x/)
  expect(found.split('Omitted from the doc model')[0]!.length).toBeLessThan(2_100)
})

test('namespaces in each other are read up to a depth, and the rest is counted', () => {
  const nest = (depth: number): string =>
    `export ${Array.from({ length: depth }, (_, at) => `declare namespace n${at} { const c${at}: 0; `.replace(at === 0 ? '' : 'declare ', '')).join('')}${'}'.repeat(depth)}`
  const found = (depth: number) =>
    extract({ 'index.d.ts': nest(depth) }).facts.diagnostics.filter(({ code }) => code === 'AX-NESTED')
  expect(found(16)).toEqual([])
  expect(found(17)).toMatchObject([
    { found: expect.stringMatching(/^1 export in namespaces nested too deeply, such as n0\..*\.n16$/) as string },
  ])
  expect(found(40)).toMatchObject([{ found: expect.stringMatching(/^2 exports in /) as string }])
})

test.each([
  ['a constant', 'export declare const all: typeof verbs'],
  ['an alias that changes all', 'export type Some = Partial<typeof verbs>'],
  ['a parameter', 'export declare function use(all: Readonly<typeof verbs>): void'],
  ['a member', 'export interface Tools { all: typeof verbs }'],
])('%s of the type of a module that no page documents has its values as parts', (_, declaration) => {
  const extraction = extract({
    'verbs.d.ts':
      '/** Lifts. */\nexport declare function lift(a: number): void\nexport declare const low: 1, /** High. */ high: 2\nexport type No = 1',
    'index.d.ts': `import * as verbs from './verbs.js'\n${declaration}\n`,
  })
  const facts = JSON.stringify(extraction.facts)
  expect(facts).toContain(
    '{"kind":"member","name":"lift","type":[{"text":"(a: number) => void"}],"comment":"/** Lifts. */"}',
  )
  expect(facts).toContain('{"kind":"member","name":"high","type":[{"text":"2"}],"comment":"/** High. */"}')
  expect(facts).toContain('{"kind":"member","name":"low"')
  expect(facts).not.toContain('"name":"No"')
})
