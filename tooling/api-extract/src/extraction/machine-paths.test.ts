import { expect, test } from 'vitest'
import { machinePaths } from './machine-paths.ts'

test.each([
  ['{"text":"typeof import(\\"/home/me/a b~é/src/x\\")"}', ['/home/me/a b~é'], ['core.facts.json']],
  ['{"text":"at /home/me/\\"q\\"/src"}', ['/home/me/"q"'], ['core.facts.json']],
  ['{"text":"the folder /app of a container"}', ['/app', '/'], []],
  ['{"text":"src/x"}', ['/home/me/a'], []],
] as const)('%s', (text, folders, expected) => {
  const found = machinePaths(new Map([['core.facts.json', text]]), folders)
  expect(found.map(({ file }) => file)).toEqual(expected)
})
