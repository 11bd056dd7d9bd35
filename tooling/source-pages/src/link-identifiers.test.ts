import { expect, test } from 'vitest'
import type { Definition, Definitions } from './definitions.ts'
import { linkIdentifiers } from './link-identifiers.ts'

/** Definition of `Name` or `Name#member` at a line. */
function at(line: number, id: string): Definition {
  const [name, anchor] = id.split('#') as [string, string?]
  const page = { slug: 'core', kind: 'class', name } as const
  return { name: anchor ?? name, line, isMember: anchor !== undefined, target: { page, ...(anchor && { anchor }) } }
}

/** Links of a file as `text>Name#member`. */
function links(files: Record<string, string>, definitions: Record<string, Definition[]>, shown = 'a.ts'): string[] {
  const text = files[shown]!
  const found = linkIdentifiers({
    texts: new Map([[shown, text]]),
    readText: (path) => files[path],
    definitions: new Map(Object.entries(definitions)) satisfies Definitions,
    exported: (specifier, name) =>
      specifier === '@acme/kit' ? { page: { slug: 'kit', kind: 'function', name } } : undefined,
  })
  return found
    .get(shown)!
    .map(
      ({ start, end, target }) =>
        `${text.slice(start, end)}>${target.page.name}${target.anchor ? `#${target.anchor}` : ''}`,
    )
}

test('a name leads to its declaration by scope, not by its letters', () => {
  const text =
    'export class Box {\n  size = 1\n  grow() {\n    const Box = this.size\n    return Box\n  }\n}\nnew Box().grow()'
  const known = { 'a.ts': [at(1, 'Box'), at(2, 'Box#size'), at(3, 'Box#grow')] }
  expect(links({ 'a.ts': text }, known)).toEqual([
    'Box>Box',
    'size>Box#size',
    'grow>Box#grow',
    'size>Box#size',
    'Box>Box',
    'grow>Box#grow',
  ])
})

test('imports are followed through renames and files that pass names on', () => {
  const files = {
    'a.ts': "import { Renamed as Mine } from './index.js'\nlet one: Mine",
    'index.ts': "export { Box as Renamed } from './box.js'",
    'box.ts': 'export class Box {}',
  }
  expect(links(files, { 'box.ts': [at(1, 'Box')] })).toEqual(['Renamed>Box', 'Mine>Box', 'Mine>Box'])
})

test('names of other packages lead to their exports', () => {
  const files = { 'a.ts': "import make, { tool as t } from '@acme/kit'\nimport { x } from 'unknown'\nmake(t, x)" }
  expect(links(files, {})).toEqual(['make>default', 'tool>tool', 't>tool', 'make>default', 't>tool'])
  const whole = { 'a.ts': "import * as kit from '@acme/kit'\nlet a: kit.Tool = kit.make()\nlet b = other.make()" }
  expect(links(whole, {})).toEqual(['Tool>Tool', 'make>make'])
})

test('all of a module, whose first line declares something, has no link, but its names have', () => {
  const files = {
    'a.ts': "import * as box from './box.js'\nimport whole = require('./box.js')\nbox.Box\nbox",
    'box.ts': 'export class Box {}',
  }
  expect(links(files, { 'box.ts': [at(1, 'Box')] })).toEqual(['Box>Box'])
})

test('a declaration under another exported name is found by its line', () => {
  expect(links({ 'a.ts': 'const inner = 1\nexport { inner as outer }' }, { 'a.ts': [at(1, 'outer')] })).toContain(
    'inner>outer',
  )
})

test('code with errors, and imports of files that are not there, keep their other links', () => {
  const text = "import { A } from '../../../etc/passwd'\nexport class Box {}\nlet x: Box = ("
  expect(links({ 'a.ts': text }, { 'a.ts': [at(2, 'Box')] })).toEqual(['Box>Box', 'Box>Box'])
})
