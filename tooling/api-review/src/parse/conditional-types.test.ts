import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { diff } from '../diff.ts'

const files = temporaryFiles()

type Texts = Record<string, string>

/** Findings between two packages; files of `shared` are in both. */
function findings(exports: unknown, base: Texts, head: Texts, more: Texts = {}, headExports = exports): string[] {
  for (const [side, texts] of Object.entries({ base, head })) {
    const manifest = { exports: side === 'base' ? exports : headExports }
    files.write(`${side}/package.json`, JSON.stringify(manifest))
    for (const [name, text] of Object.entries({ ...more, ...texts })) files.write(`${side}/${name}`, text)
  }
  return diff(join(files.root, 'base'), join(files.root, 'head')).map(({ rule, entry, symbol }) =>
    `${rule} ${entry} ${symbol}`.trim(),
  )
}

const a = 'export declare const a: 1;'
const both = `${a} export declare const b: 1;`
const dual = {
  '.': {
    import: { types: './i.d.mts', default: './i.mjs' },
    require: { types: './i.d.cts', default: './i.cjs' },
  },
}

test.each<[string, unknown, string, string]>([
  ['require', dual, 'i.d.cts', '. (require)'],
  ['declarations beside the code', { '.': { import: './i.mjs', require: './i.cjs' } }, 'i.d.cts', '. (require)'],
  ['require first', { require: { types: './i.d.cts' }, import: { types: './i.d.mts' } }, 'i.d.cts', '. (require)'],
  ['browser', { browser: { types: './b.d.ts' }, types: './i.d.mts', default: './i.mjs' }, 'b.d.ts', '. (browser)'],
  [
    'a condition in a condition',
    { import: { worker: { types: './b.d.ts' }, types: './i.d.mts', default: './i.mjs' } },
    'b.d.ts',
    '. (worker)',
  ],
  [
    'node in require',
    { import: './i.mjs', require: { node: './b.cjs', default: './i.mjs' } },
    'b.d.cts',
    '. (node, require)',
  ],
  ['a list', { import: './i.mjs', require: [{ types: './i.d.cts' }, './i.cjs'] }, 'i.d.cts', '. (require)'],
  ['a subpath', { '.': './i.mjs', './x': { import: './i.mjs', require: './i.cjs' } }, 'i.d.cts', './x (require)'],
])('own types of a condition are compared: %s', (_, exports, file, entry) => {
  const main = { 'i.d.mts': a }
  expect(findings(exports, { [file]: both }, { [file]: a }, main)).toEqual([`export-removed ${entry} b`])
})

test.each([
  ['function', 'declare function f(options: { size: VALUE }): VALUE; export = f;', 'f'],
  ['constructor', 'declare const f: new (size: VALUE) => { size: VALUE }; export = f;', 'new (f)'],
  ['object', 'declare const f: { size: VALUE; m(size: VALUE): void }; export = f;', 'f.'],
])('what the CommonJS half is assigned is used by itself: %s', (_, text, use) => {
  for (const side of ['base', 'head']) {
    files.write(`${side}/package.json`, JSON.stringify({ exports: dual }))
    files.write(`${side}/i.d.mts`, a)
    files.write(`${side}/i.d.cts`, text.replaceAll('VALUE', side === 'base' ? 'string' : 'number'))
  }
  const found = diff(join(files.root, 'base'), join(files.root, 'head'))
  expect(found.length).toBeGreaterThan(0)
  for (const { symbol, witness = '', proof } of found) {
    expect(symbol).toMatch(/^export=(?:\.(?:size|m))?$/)
    expect(proof).toBe('proven')
    expect(witness).toContain(use.replace('f', 'L'))
    expect(witness).not.toContain('default')
  }
})

test('types for older versions of TypeScript are compared', () => {
  for (const side of ['base', 'head']) {
    const manifest = { types: './i.d.ts', typesVersions: { '<4.8': { '*': ['old/*'] } } }
    files.write(`${side}/package.json`, JSON.stringify(manifest))
    files.write(`${side}/i.d.ts`, a)
    files.write(`${side}/old/i.d.ts`, side === 'base' ? both : a)
  }
  expect(diff(join(files.root, 'base'), join(files.root, 'head'))).toMatchObject([
    { rule: 'export-removed', entry: '. (TypeScript <4.8)', symbol: 'b' },
  ])
})

test('a change in both halves of a package is found once, where they are alike', () => {
  expect(findings(dual, { 'i.d.mts': both, 'i.d.cts': both }, { 'i.d.mts': a, 'i.d.cts': a })).toEqual([
    'export-removed . b',
  ])
  const parts = (text: string) => ({
    'i.d.mts': "export * from './p.mjs'\n//# sourceMappingURL=i.d.mts.map",
    'i.d.cts': "export * from './p.cjs'\n//# sourceMappingURL=i.d.cts.map",
    'p.d.mts': text,
    'p.d.cts': text,
  })
  expect(findings(dual, parts(both), parts(a))).toEqual(['export-removed . b'])
  expect(findings(dual, parts(both), { ...parts(both), 'p.d.cts': a })).toEqual(['export-removed . (require) b'])
})

test('a condition that gets or loses types of its own is compared with the main ones', () => {
  const single = { '.': { types: './i.d.mts', import: './i.mjs', require: './i.cjs' } }
  const texts = { 'i.d.mts': both, 'i.d.cts': a }
  expect(findings(single, texts, texts, {}, dual)).toEqual(['export-removed . (require) b'])
  // Its types say that `require` loads a module.
  expect(findings(dual, texts, texts, {}, single)).toEqual(['module-format-changed .', 'export-added . (require) b'])
})
