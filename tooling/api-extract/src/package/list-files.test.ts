import { join } from 'node:path'
import { readLog } from '@signpost/files'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { listFiles } from './list-files.ts'
import { sourceFiles } from './source-files.ts'

test('a built site in the package has none of its files, and a build of it changes no answer', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'package.json': { name: 'a' }, 'src/index.js': '', 'pages/index.js': '' })
  const read = (): object => {
    const log = readLog()
    expect(listFiles(folder, log)).toEqual(['package.json', 'pages/index.js', 'src/index.js'])
    return log.reads()
  }
  const before = read()
  writeFiles(folder, { 'site/_files.json': { version: 1, files: [] }, 'site/assets/app.js': '' })
  expect(read()).toEqual(before)

  const { sys } = sourceFiles(folder)
  const found = sys.readDirectory(folder, ['.js'], undefined, ['**/*'])
  expect(found).toEqual([join(folder, 'pages/index.js'), join(folder, 'src/index.js')])
})
