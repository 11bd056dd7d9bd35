import { expect, test } from 'vitest'
import { machinePaths } from './machine-paths.ts'

test.each([
  ['{"text":"typeof import(\\"/home/me/a b~é/src/x\\")"}', ['/home/me/a b~é'], ['core.facts.json']],
  ['{"text":"at /home/me/\\"q\\"/src"}', ['/home/me/"q"'], ['core.facts.json']],
  ['{"text":"the folder /app of a container"}', ['/app', '/'], []],
  ['{"text":"src/x"}', ['/home/me/a'], []],
] as const)('%s', (text, folders, expected) => {
  const found = machinePaths(new Map([['core.facts.json', text]]), folders, () => false)
  expect(found.map(({ file }) => file)).toEqual(expected)
})

test('the home folder is reported unless the author wrote it, other folders always', () => {
  const files = new Map([['core.facts.json', '{"text":"below /home/me/work/root"}']])
  const named = (folders: string[], isWritten: boolean) =>
    machinePaths(files, folders, () => isWritten, '/home/me').length
  expect(named([], false)).toBe(1)
  expect(named([], true)).toBe(0)
  expect(named(['/home/me/work'], true)).toBe(1)
})
