import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diff } from '../diff.ts'
import { compareFacts } from '../package/compare-facts.ts'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { readPackageFolder } from './package-folder.ts'

const files = temporaryFiles()

const manifest = { name: 'lib', version: '1.0.0', exports: { '.': { types: './index.d.ts', default: './index.js' } } }
const reference = '/// <reference types="dep/globals" />\n'
const entry = 'export declare const one: number\n'
const inner = { 'index.d.ts': `export * from './inner'\n` }

type Files = Readonly<Record<string, string>>

test.each<[name: string, before: Files, after: Files, dropped: string[]]>([
  ['the entry point', { 'index.d.ts': reference + entry }, { 'index.d.ts': entry }, ['dep/globals']],
  [
    'a file behind it',
    { ...inner, 'inner.d.ts': reference + entry },
    { ...inner, 'inner.d.ts': entry, 'other.d.ts': reference },
    ['dep/globals'],
  ],
  [
    'a referenced file',
    { 'index.d.ts': `/// <reference path="own.d.ts" />\n${entry}`, 'own.d.ts': reference },
    { 'index.d.ts': `/// <reference path="own.d.ts" />\n${entry}`, 'own.d.ts': '' },
    ['dep/globals'],
  ],
  ['an import for its effect', { 'index.d.ts': `import 'dep'\n${entry}` }, { 'index.d.ts': entry }, ['dep']],
  ['an import that stays', { 'index.d.ts': `import 'dep'\n${entry}` }, { 'index.d.ts': reference + entry }, []],
  [
    'the entry point, for one behind it',
    { ...inner, 'inner.d.ts': entry, 'index.d.ts': `${reference}${inner['index.d.ts']}` },
    { ...inner, 'inner.d.ts': reference + entry },
    [],
  ],
  [
    'Node, of whose modules one is imported',
    { 'index.d.ts': `/// <reference types="node" />\n${entry}` },
    { 'index.d.ts': `import { Readable } from 'node:stream'\nexport declare const one: Readable\n` },
    [],
  ],
  [
    'a library of the platform',
    { 'index.d.ts': `/// <reference lib="dom" />\n${entry}` },
    { 'index.d.ts': entry },
    ['lib dom'],
  ],
  [
    'a library that a later year has',
    { 'index.d.ts': `/// <reference lib="es2020" />\n${entry}` },
    { 'index.d.ts': `/// <reference lib="esnext" />\n${entry}` },
    [],
  ],
  ['an import of a name', { 'index.d.ts': `import { a } from 'dep'\n${entry}` }, { 'index.d.ts': entry }, []],
])('a reference to the globals of a package leaves %s', (_, before, after, dropped) => {
  const [base, head] = [write('base', before), write('head', after)]
  const [own, other] = [readPackageFolder(base, 'base').facts!, readPackageFolder(head, 'head').facts!]
  const findings = compareFacts(own, other).filter(({ rule }) => rule === 'global-types-dropped')
  expect(findings.map(({ message, strict, pragmatic }) => [message, strict, pragmatic])).toEqual(
    dropped.map((name) => [`Reference to global types dropped: ${name}`, 'major', 'patch']),
  )
})

test('a review of declarations that are otherwise equal says it', () => {
  const [base, head] = [write('base', { 'index.d.ts': reference + entry }), write('head', { 'index.d.ts': entry })]
  expect(diff(base, head).map(({ rule }) => rule)).toEqual(['global-types-dropped'])
})

function write(side: string, declarations: Files): string {
  for (const [name, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    'index.js': '',
    ...declarations,
  }))
    files.write(`${side}/${name}`, text)
  return join(files.root, side)
}
