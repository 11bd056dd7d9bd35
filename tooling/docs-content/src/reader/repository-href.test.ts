import { expect, test } from 'vitest'
import type { RepositoryHost } from './model.ts'
import { editHref, sourceHref } from './repository-href.ts'

const urls: Record<RepositoryHost, string> = {
  github: 'https://github.com/acme/box',
  gitlab: 'https://gitlab.com/acme/tools/box',
  bitbucket: 'https://bitbucket.org/acme/box',
  azure: 'https://dev.azure.com/acme/shop/_git/box',
}
const place = (host: RepositoryHost) => ({ url: urls[host], host, branch: 'main', commit: 'c0ffee' })

test.each<[RepositoryHost, string]>([
  ['github', '/blob/c0ffee/src/a.ts#L3-L5'],
  ['gitlab', '/-/blob/c0ffee/src/a.ts#L3-5'],
  ['bitbucket', '/src/c0ffee/src/a.ts#lines-3:5'],
  ['azure', '?path=/src/a.ts&version=GCc0ffee&line=3&lineEnd=6&lineStartColumn=1&lineEndColumn=1'],
])('source lines at the built commit on %s', (host, expected) => {
  expect(sourceHref(place(host), 'src/a.ts', { from: 3, to: 5 })).toBe(urls[host] + expected)
})

test.each<[RepositoryHost, string]>([
  ['github', '/blob/main/src/a.ts#L3'],
  ['gitlab', '/-/blob/main/src/a.ts#L3'],
  ['bitbucket', '/src/main/src/a.ts#lines-3'],
  ['azure', '?path=/src/a.ts&version=GBmain&line=3&lineEnd=4&lineStartColumn=1&lineEndColumn=1'],
])('one line on the branch on %s', (host, expected) => {
  const { commit: _, ...onBranch } = place(host)
  expect(sourceHref(onBranch, 'src/a.ts', { from: 3, to: 3 })).toBe(urls[host] + expected)
})

test.each<[RepositoryHost, string]>([
  ['github', '/edit/main/docs/a.md'],
  ['gitlab', '/-/edit/main/docs/a.md'],
  ['bitbucket', '/src/main/docs/a.md?mode=edit'],
  ['azure', '?path=/docs/a.md&version=GBmain'],
])('the editor of a file on %s', (host, expected) => {
  expect(editHref(place(host), 'docs/a.md')).toBe(urls[host] + expected)
})

test.each<[RepositoryHost, string, string]>([
  ['github', '../../issues', 'https://github.com/acme/box/issues'],
  ['github', '../../../other', 'https://github.com/acme/other'],
  ['gitlab', '../../issues', 'https://gitlab.com/acme/tools/box/-/issues'],
  ['bitbucket', '../../wiki', 'https://bitbucket.org/acme/box/wiki'],
  ['azure', '../../issues', 'https://dev.azure.com/acme/shop/_git/box'],
])('a page of %s is named from the folder of a branch: %s', (host, path, expected) => {
  expect(sourceHref({ ...place(host), branch: 'feature/a' }, path)).toBe(expected)
})

test('a path is encoded once', () => {
  expect(sourceHref(place('github'), 'ä b/c%20d/#1.md')).toBe(
    'https://github.com/acme/box/blob/c0ffee/%C3%A4%20b/c%20d/%231.md',
  )
})
