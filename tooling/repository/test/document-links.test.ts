import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from './document-links.ts'
import { documents, root } from './workspaces.ts'

/** Links of a document that lead to a missing file or heading, as `line: address`. Addresses of other hosts are not requested. */
function brokenLinks(file: string, text: string): string[] {
  const own = readDocument(text)
  return own.links
    .filter(({ url }) => !/^[a-z][a-z+.-]*:|^\/\//i.test(url))
    .filter(({ url }) => {
      const [path, anchor] = decodeURI(url).split('#') as [string, string?]
      const target = path === '' ? file : join(dirname(file), path)
      if (target !== file && !existsSync(target)) return true
      if (anchor === undefined || !target.endsWith('.md')) return false
      const { anchors } = target === file ? own : readDocument(readFileSync(target, 'utf8'))
      return !anchors.has(anchor)
    })
    .map(({ url, line }) => `${line}: ${url}`)
}

test.each(documents().map((file) => [relative(root, file), file]))(
  'every link of %s leads somewhere',
  (_name, file) => {
    expect(brokenLinks(file, readFileSync(file, 'utf8'))).toEqual([])
  },
)

test('a broken link is found, by file and by anchor', () => {
  const text = [
    '# Set up, twice',
    '[here](#set-up-twice) [twice](../README.md#two-commands) [code](../package.json) [web](https://example.com/x.md)',
    '[gone](gone.md)',
    '`[not](a-link.md)` [gone too](#gone) ![gone](gone.png)',
    '[other](../README.md#gone)',
  ].join('\n')
  expect(brokenLinks(join(root, 'docs/example.md'), text)).toEqual([
    '3: gone.md',
    '4: #gone',
    '4: gone.png',
    '5: ../README.md#gone',
  ])
})
