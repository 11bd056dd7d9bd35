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
  [['module-format-added .'], { exports: { import: './a.mjs' } }, { exports: both }],
  [['module-format-added .'], { exports: { require: './a.cjs' } }, { exports: both }],
  [['module-format-changed .'], { exports: './a.cjs' }, { exports: both }],
  [[], { exports: both }, { exports: { node: both, default: './a.js' } }],
  [['engines-narrowed engines.node'], { engines: { node: '>=18' } }, { engines: { node: '>=20' } }],
  [['engines-narrowed engines.node'], {}, { engines: { node: '>=20' } }],
  [['engines-widened engines.node'], { engines: { node: '^20 || ^22' } }, { engines: { node: '>=20' } }],
  [[], { engines: { node: '>=20' } }, { engines: { node: '>= 20.0.0' } }],
  [['peer-added peerDependencies.react'], {}, react('^18')],
  [['peer-added peerDependencies.react'], react('^18', true), react('^18')],
  [['optional-peer-added peerDependencies.react'], {}, react('^18', true)],
  [['peer-narrowed peerDependencies.react'], react('^17 || ^18'), react('^18')],
  [['peer-narrowed peerDependencies.react'], react('^17'), react('^18')],
  [['peer-narrowed peerDependencies.react'], react('workspace:^'), react('^18')],
  [['peer-widened peerDependencies.react'], react('^18'), react('^18 || ^19')],
  [['peer-removed peerDependencies.react'], react('^18'), {}],
]

test.each(cases)('%j: %j -> %j', (expected, before, after) => {
  const findings = compareFacts(readFacts(before), readFacts(after))
  expect(findings.map(({ rule, entry, symbol }) => `${rule} ${symbol || entry}`)).toEqual(expected)
})

test('every rule about packages has a case', () => {
  const covered = new Set(cases.flatMap(([findings]) => findings.map((finding) => finding.split(' ')[0])))
  expect(Object.keys(packageRules).filter((rule) => !covered.has(rule))).toEqual([])
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
