import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testReadme } from '@signpost/test-kit/readme'
import { expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')

testReadme(folder, everything, ['yaml', 'tinyglobby'])

test('the README names every function of git', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(Object.keys(everything.git).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
