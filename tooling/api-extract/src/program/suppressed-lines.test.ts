import { expect, test } from 'vitest'
import { temporaryPackage } from '../../test/temporary-package.ts'
import { extractPackage } from '../extraction/extract-package.ts'
import { sourceFileCache } from './source-file-cache.ts'

const cache = sourceFileCache()

/** Severities of what the compiler does not find in declarations. */
const severitiesOf = (text: string): string[] => {
  const packageDir = temporaryPackage({
    'package.json': { name: '@acme/core', version: '1.0.0', types: './index.d.ts' },
    'index.d.ts': text,
  })
  const { diagnostics } = extractPackage({ packageDir }, { cache }).facts
  const missing = diagnostics.filter(({ code }) => code.startsWith('AX-'))
  return missing.map(({ code, severity }) => `${code} ${severity}`)
}

test.each([
  ['// @ts-ignore', "export type A = import('gone').A", 'AX-TYPES-MISSING info'],
  ['// @ts-expect-error: only with bun', 'export type A = Gone', 'AX-TYPES-MISSING info'],
  ['/* @ts-ignore */', "export type A = import('gone').A", 'AX-TYPES-MISSING info'],
  ['// @ts-ignore\n\n// Of the consumer.', "export { a } from './gone'", 'AX-MISSING-FILE info'],
  [
    '// @ts-ignore',
    "export type A = import('../node_modules/gone/a').A | import('../../node_modules/gone/a').A",
    'AX-TYPES-MISSING info',
  ],
  ['// @ts-ignore\nexport type B = 1', "export type A = import('gone').A", 'AX-TYPES-MISSING error'],
  ['/** See `@ts-ignore`. */', "export type A = import('gone').A", 'AX-TYPES-MISSING error'],
])('types that an author expects to be missing are a note: %j', (comment, line, expected) => {
  expect(severitiesOf(`${comment}\n${line}`)).toEqual([expected])
})
