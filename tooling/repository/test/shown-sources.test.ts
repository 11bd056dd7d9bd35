import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

const folder = path.join(root, 'apps/site/content/docs')
const docs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
/** Code blocks of the docs whose title is a file of a library, with their text. */
const shown = docs.flatMap((doc) =>
  [
    ...readFileSync(path.join(folder, doc), 'utf8').matchAll(
      /^(?<fence>`{3,})\w* title="(?<file>packages\/[^"]+)".*\n(?<text>[^]*?)^\k<fence>$/gm,
    ),
  ].map(({ groups }) => ({ doc, file: groups!['file']!, text: groups!['text']! })),
)

test('docs show code of the libraries, among it the first example of both languages', () => {
  expect(shown.map(({ doc }) => path.basename(path.dirname(doc)))).toEqual(expect.arrayContaining(['en', 'ro']))
})

test.each(shown)('$doc shows $file as it is', ({ file, text }) => {
  expect(existsSync(path.join(root, file)), file).toBe(true)
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(text.trimEnd())
})
