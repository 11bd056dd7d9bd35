import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { diff } from '../diff.ts'
import { packageRules } from '../rules/package-rules.ts'
import { compareFacts } from './compare-facts.ts'
import { readFacts } from './facts.ts'

type Manifest = Record<string, unknown>

const both = { import: './a.mjs', require: './a.cjs' }
const react = (range: string, optional = false): Manifest => ({
  peerDependencies: { react: range },
  peerDependenciesMeta: { react: { optional } },
})

const cases: [findings: string[], before: Manifest, after: Manifest][] = [
  [['entry-removed ./core'], { exports: { '.': './a.js', './core': './b.js' } }, { exports: { '.': './a.js' } }],
  [['entry-removed ./core'], { exports: { './core': './b.js' } }, { exports: { './core': null } }],
  [['entry-added ./b.css'], { exports: './a.js' }, { exports: { '.': './a.js', './b.css': './b.css' } }],
  [['entry-added ./*'], { exports: { './core': './b.js' } }, { exports: { './*': './*.js' } }],
  [
    ['entry-removed ./core', 'entry-added ./*'],
    { exports: { './core': './b.js' } },
    { exports: { './*': './*.js', './core': null } },
  ],
  [['entry-removed ./*'], { exports: { './*': './*.js' } }, { exports: { './core': './core.js' } }],
  [['entry-added ./in/*'], { exports: { './in/*.js': './in/*.js' } }, { exports: { './in/*': './in/*' } }],
  [['deep-imports-closed .'], { main: './a.js' }, { exports: './a.js' }],
  [[], { exports: './a.js' }, { publishConfig: { exports: './a.js' }, exports: './src/a.ts' }],
  [['entry-types-removed .'], { types: './a.d.ts', main: './a.js' }, { main: './a.js' }],
  [['entry-types-added .'], { exports: './a.js' }, { exports: { types: './a.d.ts', default: './a.js' } }],
  [['require-removed .'], { exports: both }, { exports: { import: './a.mjs' } }],
  [['require-removed .'], { exports: both }, { exports: { import: './a.mjs', default: './a.mjs' } }],
  [['require-removed .', 'module-format-changed .'], { main: './a.js' }, { main: './a.js', type: 'module' }],
  [['import-removed .'], { exports: both }, { exports: { require: './a.cjs' } }],
  [['entry-removed .'], { exports: './a.js' }, { exports: { node: './a.js' } }],
  [['entry-removed .'], { exports: './a.js' }, { exports: { worker: null, default: './a.js' } }],
  [
    ['entry-removed .'],
    { exports: './a.js' },
    { exports: { node: { worker: null, default: './a.js' }, default: './a.js' } },
  ],
  [['environment-removed module'], { main: './a.js', module: './a.mjs' }, { main: './a.js' }],
  [['module-format-added .'], { exports: { import: './a.mjs' } }, { exports: both }],
  [['module-format-added .'], { exports: { require: './a.cjs' } }, { exports: both }],
  [['module-format-changed .'], { exports: './a.cjs' }, { exports: both }],
  [[], { exports: both }, { exports: { node: both, default: './a.js' } }],
  [['engines-narrowed engines.node'], { engines: { node: '>=18' } }, { engines: { node: '>=20' } }],
  [['engines-narrowed engines.node'], {}, { engines: { node: '>=20' } }],
  [['engines-widened engines.node'], { engines: { node: '^20 || ^22' } }, { engines: { node: '>=20' } }],
  [[], { engines: { node: '>=20' } }, { engines: { node: '>= 20.0.0' } }],
  [[], { engines: { node: '>=18' } }, { engines: { node: '^18 || ^19 || >=20' } }],
  [['engines-narrowed engines.node'], { engines: { node: '>=18' } }, { engines: { node: '^18 || >=20' } }],
  [['peer-added peerDependencies.react'], {}, react('^18')],
  [['peer-added peerDependencies.react'], react('^18', true), react('^18')],
  [['optional-peer-added peerDependencies.react'], {}, react('^18', true)],
  [['peer-narrowed peerDependencies.react'], react('^17 || ^18'), react('^18')],
  [['peer-narrowed peerDependencies.react'], react('^17'), react('^18')],
  [['peer-narrowed peerDependencies.react'], react('workspace:^'), react('^18')],
  [['peer-widened peerDependencies.react'], react('^18'), react('^18 || ^19')],
  [['peer-removed peerDependencies.react'], react('^18'), {}],
  [['peer-made-optional peerDependencies.react'], react('^18'), react('^18', true)],
  [[], react('^17.0.0 || ^18.0.0'), react('>=17.0.0 <19.0.0-0')],
  [['peer-narrowed peerDependencies.react'], react('>=17 <20'), react('^17 || ^19')],
  [['peer-widened peerDependencies.react'], react('^17 || ^19'), react('17 - 19')],
  [
    ['peer-in-step peerDependencies.react'],
    { version: '5.0.5', ...react('5.0.5') },
    { version: '5.1.0', ...react('5.1.0') },
  ],
  [
    ['peer-narrowed peerDependencies.react'],
    { version: '5.0.5', ...react('4.0.5') },
    { version: '5.1.0', ...react('5.1.0') },
  ],
  [['bin-removed bin.a', 'bin-added bin.b'], { bin: { a: './a.js' } }, { bin: { b: './a.js' } }],
  [['bin-removed bin.a'], { name: '@x/a', bin: './a.js' }, { name: '@x/a' }],
  [[], { name: '@x/a', bin: './a.js' }, { bin: { a: './b.js' } }],
  [['bin-removed bin../bin/*'], { directories: { bin: './bin/' } }, {}],
  [['platform-narrowed os'], {}, { os: ['linux'] }],
  [['platform-narrowed cpu'], { cpu: ['x64', 'arm64'] }, { cpu: ['x64'] }],
  [['platform-narrowed os'], {}, { os: ['!win32'] }],
  [['platform-narrowed libc'], { libc: ['glibc'] }, { libc: ['musl'] }],
  [['platform-widened os'], { os: '!win32' }, {}],
  [[], { os: ['linux', 'darwin'] }, { os: ['darwin', 'linux'] }],
  [['side-effects-dropped sideEffects'], {}, { sideEffects: false }],
  [['side-effects-dropped sideEffects'], { sideEffects: true }, { sideEffects: ['*.css'] }],
  [['side-effects-dropped sideEffects'], { sideEffects: ['*.css', './a.js'] }, { sideEffects: ['./a.js'] }],
  [[], { sideEffects: false }, { sideEffects: ['*.css'] }],
  [['environment-removed browser'], { browser: './web.js' }, {}],
  [['environment-removed browser'], { browser: { fs: false, './a.js': './b.js' } }, { browser: { fs: false } }],
  [[], { browser: './web.js', exports: './a.js' }, { exports: { browser: './web.js', default: './a.js' } }],
  [['environment-removed .'], { exports: { browser: './b.js', default: './a.js' } }, { exports: './a.js' }],
  [
    ['environment-removed ./x'],
    { exports: { './x': { import: { worker: './b.mjs', default: './a.mjs' } } } },
    { exports: { './x': { import: './a.mjs' } } },
  ],
  [
    ['require-removed .', 'condition-unreachable .', 'condition-unreachable .'],
    { exports: { import: './a.mjs', require: './a.cjs', default: './a.js' }, type: 'module' },
    { exports: { default: './a.js', import: './a.mjs', require: './a.cjs' }, type: 'module' },
  ],
  [
    ['condition-unreachable .'],
    { exports: { worker: './a.js', default: './b.js' } },
    { exports: { default: './b.js', worker: './a.js' } },
  ],
  [
    ['condition-unreachable .'],
    { exports: { worker: './a.js', import: './b.mjs', require: './b.cjs' } },
    { exports: { import: './b.mjs', require: './b.cjs', worker: './a.js' } },
  ],
  [[], { exports: both }, { exports: { require: './a.cjs', import: './a.mjs' } }],
  [
    ['entry-types-removed .'],
    {
      exports: {
        import: { types: './a.d.mts', default: './a.mjs' },
        require: { types: './a.d.cts', default: './a.cjs' },
      },
    },
    { exports: { import: { types: './a.d.mts', default: './a.mjs' }, require: './a.cjs' } },
  ],
  [
    ['module-format-changed .'],
    {
      type: 'module',
      exports: {
        import: { types: './a.d.ts', default: './a.js' },
        require: { types: './a.d.cts', default: './a.cjs' },
      },
    },
    { type: 'module', exports: { types: './a.d.ts', import: './a.js', require: './a.cjs' } },
  ],
  [
    [],
    { type: 'module', exports: { types: './a.d.ts', import: './a.js', require: './a.cjs' } },
    { type: 'module', exports: { types: './b.d.ts', import: './b.js', require: './b.cjs' } },
  ],
  [
    ['types-versions-removed typesVersions'],
    { typesVersions: { '*': { a: ['a.d.ts'], b: ['b.d.ts'] } } },
    { typesVersions: { '*': { a: ['a.d.ts'] } } },
  ],
  [['types-versions-removed typesVersions'], { typesVersions: { '<4.8': { '*': ['old/*'] } } }, {}],
]

const dependency = (range?: string): Manifest => ({ dependencies: range === undefined ? {} : { rxjs: range } })

test.each([
  ['^6', '^7', ['rxjs'], true],
  ['^6', undefined, ['rxjs'], true],
  ['github:a/b#1', 'github:a/b#2', ['rxjs'], true],
  ['^6', '^7', ['other'], false],
  ['^6', '^6 || ^7', ['rxjs'], false],
  ['^6.1', '^6.2', ['rxjs'], false],
  ['workspace:^', 'workspace:*', ['rxjs'], false],
  ['1.0.0', '1.1.0', ['rxjs'], false],
])('a dependency %s -> %s of declarations that import %j', (before, after, imports, isFound) => {
  const [base, head] = [before, after].map((range, index) =>
    readFacts({ version: `1.${index}.0`, ...dependency(range) }, undefined, new Set(imports)),
  )
  expect(compareFacts(base!, head!).map(({ rule }) => rule)).toEqual(isFound ? ['public-dependency-changed'] : [])
})

test('a dependency that becomes a peer, and types of a package, are followed', () => {
  const facts = (manifest: Manifest) => readFacts(manifest, undefined, new Set(['@a/b']))
  const types = (range: string): Manifest => ({ dependencies: { '@types/a__b': range } })
  expect(compareFacts(facts(types('^1')), facts(types('^2')))).toMatchObject([{ rule: 'public-dependency-changed' }])
  const peer = { peerDependencies: { '@a/b': '^1' } }
  const moved = compareFacts(facts({ dependencies: { '@a/b': '^1' } }), facts(peer))
  expect(moved.map(({ rule }) => rule)).toEqual(['peer-added'])
})

test.each(cases)('%j: %j -> %j', (expected, before, after) => {
  const findings = compareFacts(readFacts(before), readFacts(after))
  expect(findings.map(({ rule, entry, symbol }) => `${rule} ${symbol || entry}`)).toEqual(expected)
})

test('every rule about packages has a case', () => {
  const covered = new Set(cases.flatMap(([findings]) => findings.map((finding) => finding.split(' ')[0])))
  const others = new Set(['public-dependency-changed', 'deep-file-removed', 'global-types-dropped', 'ambient-moved'])
  expect(Object.keys(packageRules).filter((rule) => !covered.has(rule) && !others.has(rule))).toEqual([])
})

test('a finding names both ranges', () => {
  const [finding] = compareFacts(readFacts({ engines: { node: '>=18' } }), readFacts({ engines: { node: '>=20' } }))
  expect(finding).toMatchObject({
    message: 'Engine no longer supported: >=18 -> >=20',
    pragmatic: 'major',
    role: 'installer',
  })
})

const files = temporaryFiles()

test('patterns are the entry points they lead to, compared with their types', () => {
  for (const side of ['base', 'head']) {
    const exports = { './*': './dist/*.js', './internal/*': null, './styles/*.css': './styles/*.css' }
    files.write(`${side}/package.json`, JSON.stringify({ exports, type: 'module' }))
    const declared = side === 'base' ? ['a', 'b', 'c', 'internal/x'] : ['a', 'b', 'internal/y']
    for (const name of declared) {
      files.write(`${side}/dist/${name}.js`, '')
      files.write(`${side}/dist/${name}.d.ts`, `export declare const it: ${side === 'base' || name === 'a' ? 1 : 2};`)
    }
    files.write(`${side}/styles/${side}.css`, '')
  }
  const findings = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(findings.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual([
    'entry-removed ./c',
    'entry-removed ./styles/base.css',
    'entry-added ./styles/head.css',
    'constant-changed ./b',
  ])
})

test('subpaths that one pattern no longer leads to are one finding', () => {
  const facts = (exports: unknown, paths: readonly string[]) =>
    readFacts(
      { exports },
      { paths, typed: new Set(), untyped: new Set(), globalTypes: { brought: new Set(), named: new Set() } },
    )
  const paths = ['dist/a.js', 'dist/b.js', 'dist/internal/c.js', 'd.js']
  const patterns = { './*': './dist/*.js', './d': './d.js' }
  const findings = compareFacts(facts(patterns, paths), facts({ '.': './dist/a.js' }, paths))
  expect(
    findings.map(({ rule, entry, also }) => `${rule} ${entry} ${also?.map((place) => place.entry) ?? ''}`),
  ).toEqual(['entry-removed ./a ./b', 'entry-removed ./internal/c ', 'entry-removed ./d ', 'entry-added . '])
})

test('types that are no longer in the package are a finding, and the path stays', () => {
  const manifest = JSON.stringify({ exports: { '.': './index.js', './core': './core.js' } })
  for (const side of ['base', 'head']) {
    files.write(`${side}/package.json`, manifest)
    for (const name of ['index', 'core']) files.write(`${side}/${name}.js`, '')
    files.write(`${side}/index.d.ts`, 'export declare const a: 1;')
  }
  files.write('base/core.d.ts', 'export declare const b: 1;')
  expect(diff(join(files.root, 'base'), join(files.root, 'head'))).toMatchObject([
    { rule: 'entry-types-removed', entry: './core', pragmatic: 'major' },
  ])
})

test('a file that is gone is a finding where no exports close the package', () => {
  for (const side of ['base', 'head']) {
    files.write(
      `${side}/package.json`,
      JSON.stringify({ main: './a.js', dependencies: { b: side === 'base' ? '1' : '2' } }),
    )
    files.write(`${side}/a.js`, '')
    files.write(`${side}/a.d.ts`, "export { B } from 'b'")
  }
  for (const name of ['lib/c.js', 'lib/c.d.ts', 'd.d.ts', 'style.css']) files.write(`base/${name}`, '')
  const findings = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(findings.map(({ rule, entry, strict, pragmatic }) => `${rule} ${entry} ${strict} ${pragmatic}`)).toEqual([
    'deep-file-removed ./d.js major minor',
    'deep-file-removed ./lib/c.js major minor',
    'deep-file-removed ./style.css major minor',
    'public-dependency-changed . major minor',
  ])
})

test('an entry point is removed for those whose conditions lead to no file', () => {
  const exports = { '.': './a.js', './data.json': './data.json' }
  let folder = 0
  const messages = (head: Manifest, gone: string[] = []) => {
    folder++
    for (const [side, manifest] of [['base', { exports }] as const, ['head', head] as const]) {
      files.write(`${folder}/${side}/package.json`, JSON.stringify(manifest))
      for (const name of ['a.js', 'a.d.ts', 'b.js', 'data.json'])
        if (side === 'base' || !gone.includes(name)) files.write(`${folder}/${side}/${name}`, '{}')
    }
    const found = diff(...(['base', 'head'].map((side) => join(files.root, `${folder}/${side}`)) as [string, string]))
    return found.map(({ entry, message }) => `${entry} ${message}`)
  }
  const removed = 'Entry point removed'
  const main = (value: unknown) => ({ exports: { ...exports, '.': value } })
  expect(messages(main(['./a.js']))).toEqual([])
  expect(messages({ exports }, ['data.json'])).toEqual([`./data.json ${removed}: ./data.json not in the package`])
  expect(messages(main({ development: './dev.js', default: './a.js' }))).toEqual([
    `. ${removed}: import with development, require with development; ./dev.js not in the package`,
  ])
  expect(messages(main({ types: './a.d.ts', node: './a.js', browser: './b.js' }))).toEqual([
    `. ${removed}: import, require`,
  ])
  expect(messages(main({ browser: { worker: './gone.js', default: './b.js' }, default: './a.js' }))).toEqual([
    `. ${removed}: import with browser and worker, require with browser and worker; ./gone.js not in the package`,
  ])
})

test('a package of declarations alone loses no file that is loaded, only types', () => {
  const rules = (head: Manifest, name: string) => {
    for (const [side, manifest] of [['base', { main: '', types: 'a.d.ts' }] as const, ['head', head] as const]) {
      files.write(`${name}/${side}/package.json`, JSON.stringify(manifest))
      for (const path of ['a.d.ts', 'a.d.mts']) files.write(`${name}/${side}/${path}`, 'export declare const a: 1;')
    }
    const found = diff(join(files.root, name, 'base'), join(files.root, name, 'head'))
    return found.map(({ rule, message }) => `${rule}: ${message}`)
  }
  const closed = 'deep-imports-closed: Deep imports closed'
  expect(rules({ exports: { types: { import: './a.d.mts', default: './a.d.ts' } } }, 'whole')).toEqual([closed])
  expect(rules({ exports: { types: { import: './a.d.mts' } } }, 'half')).toEqual([
    closed,
    'entry-types-removed: Types of an entry point removed: require',
  ])
})

test('typesVersions leads to the types of entry points', () => {
  for (const side of ['base', 'head']) {
    const exports = { '.': './dist/index.js', './ajax': './dist/ajax/index.js' }
    const typesVersions = { '<4': { '*': ['old/*'] }, '>=4.2': { '*': ['types/*'] } }
    files.write(`${side}/package.json`, JSON.stringify({ types: 'index.d.ts', typesVersions, exports }))
    files.write(`${side}/types/index.d.ts`, 'export declare const a: 1;')
    files.write(`${side}/types/ajax/index.d.ts`, `export declare const b: ${side === 'base' ? 'string' : 'number'};`)
  }
  expect(diff(join(files.root, 'base'), join(files.root, 'head'))).toMatchObject([
    { entry: './ajax', symbol: 'b', rule: 'type-changed' },
  ])
})
