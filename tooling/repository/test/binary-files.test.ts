import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

test('fonts and the picture of the README are the only files that are no text: nothing that a tool downloaded is committed', ({
  skip,
}) => {
  const { error, status, stdout } = spawnSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
  if (error || status !== 0) return skip('git is missing, or this is not a clone')
  const files = stdout.split('\n').filter((line) => line.startsWith('i/-text'))
  const paths = files.map((line) => line.split('\t')[1]!)
  expect(paths.filter((path) => !/^apps\/site\/app\/styles\/fonts\/[\w-]+\.woff2$/.test(path))).toEqual([
    'docs/symbol-page.png',
  ])
})
