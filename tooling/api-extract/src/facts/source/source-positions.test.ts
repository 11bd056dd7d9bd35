import { expect, test } from 'vitest'
import { temporaryPackage } from '../../../test/temporary-package.ts'
import { extractPackage } from '../../extraction/extract-package.ts'
import type { DeclarationFacts } from '../../facts.ts'
import { sourceFileCache } from '../../program/source-file-cache.ts'

const cache = sourceFileCache()
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A base64 digit string of a number, see ECMA-426. */
function encode(value: number): string {
  let [rest, text] = [value < 0 ? -value * 2 + 1 : value * 2, '']
  do {
    text += digits[(rest & 31) | (rest > 31 ? 32 : 0)]
    rest >>= 5
  } while (rest > 0)
  return text
}

/** A declaration map as rolldown writes one: identifiers only. `Box@1:4` is at line 4 of the second source, from 0. */
function bundle(lines: readonly string[], sources: Record<string, string>): Record<string, string | object> {
  let [source, line, column] = [0, 0, 0]
  const written = lines.map((text) => text.replace(/@[0-9]+:[0-9]+/gu, ''))
  const mappings = lines.map((text) => {
    let [from, removed] = [0, 0]
    return [...text.matchAll(/(?<name>[\w$]+)@(?<source>\d+):(?<line>\d+)/gu)]
      .map(({ 0: all, index, groups }) => {
        const name = groups!['name']!
        const at = { generated: index - removed, source: Number(groups!['source']), line: Number(groups!['line']) }
        removed += all.length - name.length
        const originalColumn = Object.values(sources)[at.source]!.split('\n')[at.line]!.indexOf(name)
        const fields = [at.generated - from, at.source - source, at.line - line, originalColumn - column]
        ;[from, source, line, column] = [at.generated, at.source, at.line, originalColumn]
        return fields.map(encode).join('')
      })
      .join(',')
  })
  return {
    'package.json': { name: '@acme/core', version: '1.0.0', types: './dist/index.d.ts' },
    'dist/index.d.ts': `${written.join('\n')}\n//# sourceMappingURL=index.d.ts.map\n`,
    'dist/index.d.ts.map': { version: 3, sources: Object.keys(sources), mappings: mappings.join(';') },
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [file.replace('../', ''), text])),
  }
}

/** `file:line-endLine` of each export, by its name, and the lines of its members. */
function positions(files: Record<string, string | object>): Record<string, string> {
  const packageDir = temporaryPackage(files)
  const { entryPoints } = extractPackage({ packageDir }, { cache }).facts
  const place = ({ at, source, memberFacts = [] }: DeclarationFacts): string => {
    const { file, line, endLine } = source ?? at
    return [
      `${file}:${line}-${endLine}`,
      ...memberFacts.map(({ name, kind, line }) => `${name || `:${kind}`}:${line ?? 0}`),
    ].join(' ')
  }
  return Object.fromEntries(
    entryPoints.flatMap((entry) => entry.exports.map(({ name, declarations }) => [name, place(declarations[0]!)])),
  )
}

const sources = {
  '../src/box.ts': 'import { x } from "x"\n\nexport class Box {\n  constructor(\n    lid: Lid,\n  ) {}\n  open() {}\n}',
  '../src/lid.ts':
    '\n\n\n\nexport interface Lid {\n  size: number\n}\nexport const lids = []\nexport default () => 1\n',
}

test('reads positions at the names of a bundle that maps only identifiers', () => {
  const lines = [
    'declare class Box@0:2 {',
    '  constructor(lid@0:4: Lid);',
    '  open@0:6(): void;',
    '}',
    'interface Lid@1:4 {',
    '  size@1:5: number;',
    '}',
    'declare const lids@1:7: Lid[];',
    'export { Box, Lid, lids };',
  ]
  expect(positions(bundle(lines, sources))).toEqual({
    Box: 'src/box.ts:3-7 :Constructor:0 open:7',
    Lid: 'src/lid.ts:5-6 size:6',
    lids: 'src/lid.ts:8-8',
  })
})

test('names the declaration file of a declaration without a mapping, or with one to a line without its name', () => {
  const lines = [
    'declare class Box@0:2 {}',
    'declare const made: number;',
    'interface Lid { size@1:5: number }',
    'declare namespace all { export { Box@0:2 } }',
    'declare const _default: () => number;',
    'export { Box, Lid, made, all };',
  ]
  expect(positions(bundle(lines, sources))).toEqual({
    Box: 'src/box.ts:3-3',
    Lid: 'dist/index.d.ts:3-3 size:3',
    all: 'dist/index.d.ts:4-4',
    made: 'dist/index.d.ts:2-2',
  })
})

test('finds a name that the bundler has numbered, and a default export that it has named', () => {
  const lines = [
    'interface Lid$1 {}',
    'declare const _default: () => number;',
    'export { Lid$1 as Lid, _default as default };',
  ]
  const mapped = bundle(lines, sources)
  mapped['dist/index.d.ts.map'] = { version: 3, sources: ['../src/lid.ts'], mappings: 'UAIiB;cAIf' }
  expect(positions(mapped)).toEqual({ Lid: 'src/lid.ts:5-5', default: 'src/lid.ts:9-9' })
})

test('trusts a map whose source is not in the package', () => {
  const { 'src/lid.ts': _, ...files } = bundle(['export interface Lid@1:4 {}'], sources)
  expect(positions(files)).toEqual({ Lid: 'src/lid.ts:5-5' })
})
