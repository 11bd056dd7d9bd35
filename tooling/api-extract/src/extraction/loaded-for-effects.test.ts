import { expect, test } from 'vitest'
import { extract } from '../../test/extracted-comments.ts'

const globals = `export {}
declare global {
  /** A window. */
  interface Pane { size: number }
}`

test.each([
  ['refers to', '/// <reference path="globals.d.ts" />', []],
  ['imports', "import './globals.js'\nexport {}", []],
  ['imports, and nothing else', "import './globals.js'", []],
  [
    'refers to, beside a global of its own',
    '/// <reference path="globals.d.ts" />\ndeclare const a: 1',
    ['AX-NOT-A-MODULE'],
  ],
  ['does not load', 'export {}', ['AX-EMPTY']],
])('an entry point exports nothing, and adds to the global scope in a file that it %s', (_, text, expected) => {
  const { facts } = extract({ 'index.d.ts': text, 'globals.d.ts': globals })
  expect(facts.diagnostics.map(({ code }) => code)).toEqual(expected)
  expect((facts.augmentations ?? []).map(({ name }) => name).includes('Pane')).toBe(expected[0] !== 'AX-EMPTY')
})
