import { expect, test } from 'vitest'
import type { EntryPoint } from './entry-points.ts'
import { withoutOtherSpellings } from './spellings.ts'

const one = (key: string, types: string, more: Partial<EntryPoint> = {}): EntryPoint => ({ key, types, ...more })
const keysOf = (all: readonly EntryPoint[], chosen: readonly string[] = []): string[] =>
  withoutOtherSpellings(all, chosen).map(({ key }) => key)

test.each<[string, EntryPoint[], string[]]>([
  ['extensions, of both formats', [one('./a', 'a.d.mts'), one('./a.js', 'a.d.ts'), one('./a.mjs', 'a.d.mts')], ['./a']],
  ['an extension only', [one('./a.js', 'a.d.ts'), one('./a.cjs', 'a.d.cts')], ['./a.js']],
  ['an index', [one('.', 'index.d.ts'), one('./index', 'index.d.ts'), one('./index.js', 'index.d.ts')], ['.']],
  ['a folder', [one('./a', 'a/index.d.ts'), one('./a/index.js', 'a/index.d.ts')], ['./a']],
])('spellings of one module are one entry point: %s', (_, all, keys) => {
  expect(keysOf(all)).toEqual(keys)
  expect(keysOf([...all].reverse())).toEqual(keys)
})

test.each<[string, EntryPoint[]]>([
  ['other files', [one('./a', 'a.d.ts'), one('./a.js', 'script.d.ts')]],
  ['files that are not compared with that of "import"', [one('./a', 'a.d.ts'), one('./a.mjs', 'a.d.mts')]],
  ['a third format', [one('./a', 'a.d.mts', { requireTypes: 'a.d.cts' }), one('./a.js', 'a.d.ts')]],
  ['a folder beside a file', [one('./a', 'a.d.ts'), one('./a/index', 'a/index.d.ts')]],
  ['other names of a file', [one('.', 'index.d.ts'), one('./main', 'index.d.ts')]],
  ['names that end like an extension', [one('./three', 'three.d.ts'), one('./three.js/lib', 'three.d.ts')]],
])('what leads elsewhere or has another name stays: %s', (_, all) => {
  expect(keysOf(all)).toEqual(all.map(({ key }) => key))
})

test('a pattern that the configuration names stays', () => {
  const all = [one('./a', 'a.d.ts', { pattern: './*' }), one('./a.js', 'a.d.ts', { pattern: './*.js' })]
  expect(keysOf(all)).toEqual(['./a'])
  expect(keysOf(all, ['./*.js'])).toEqual(['./a', './a.js'])
})

test('the one that stays has the declarations for "require", the name and the script of the others', () => {
  expect(
    withoutOtherSpellings(
      [
        one('./a', 'a.d.mts', { pattern: './*', withoutScript: true }),
        one('./a.js', 'a.d.ts', { pattern: './*.js' }),
        one('./b', 'b.d.ts', { pattern: './*' }),
        one('./b.cjs', 'b.d.cts'),
      ],
      [],
    ),
  ).toEqual([
    one('./a', 'a.d.mts', { requireTypes: 'a.d.ts', pattern: './*' }),
    one('./b', 'b.d.ts', { requireTypes: 'b.d.cts' }),
  ])
})
