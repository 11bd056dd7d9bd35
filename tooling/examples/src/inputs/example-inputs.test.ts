import { expect, test } from 'vitest'
import { writeFiles } from '../../test/write-package.ts'
import { docsInputs } from './index.ts'

test('docs of a root are its READMEs and its docs: those of packages are checked with these', () => {
  const packages = { 'a/package.json': { name: 'a' }, 'a/README.md': '', 'a/notes/old.md': '' }
  const shown = (root: string): string[] =>
    docsInputs(root, undefined, []).flatMap(({ docs = [] }) => docs.map((file) => file.slice(root.length + 1)))
  for (const manifest of [{}, { 'package.json': { name: 'root', private: true } }])
    expect(shown(writeFiles({ ...packages, ...manifest, 'README.md': '', 'docs/deep/b.md': '' }))).toEqual([
      'README.md',
      'docs/deep/b.md',
    ])
  expect(shown(writeFiles(packages))).toEqual([])
})
