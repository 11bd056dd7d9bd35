import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createExtractor } from '@signpost/api-extract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { expectedKeys, expectedSymbolKeys, unknownKeys } from './conformance/check-keys.ts'
import { findCases, runCase } from './conformance/run-case.ts'
import { casesFolder } from './extract-case.ts'

interface ExpectedSchema {
  properties: Record<string, unknown>
  $defs: { symbol: { properties: Record<string, unknown> } }
}

const schema = JSON.parse(
  readFileSync(fileURLToPath(new URL('conformance/expected.schema.json', import.meta.url)), 'utf8'),
) as ExpectedSchema
const validate = new Ajv2020({ strict: false }).compile(schema)
const extractor = createExtractor()
// SIGNPOST_CASES names another folder of cases.
const cases = findCases(process.env['SIGNPOST_CASES'] ?? casesFolder).map((folder) => ({
  name: path.basename(folder),
  folder,
}))

describe('conformance', () => {
  test.for(cases)('$name', { timeout: 60_000 }, async ({ folder }) => {
    const expected: unknown = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'))
    expect(validate(expected), JSON.stringify(validate.errors)).toBe(true)
    expect(await runCase(folder, extractor)).toEqual([])
  })

  test('the schema and the runner have the same keys', () => {
    expect(Object.keys(schema.properties).filter((key) => key !== '$schema')).toEqual(expectedKeys)
    expect(Object.keys(schema.$defs.symbol.properties)).toEqual(expectedSymbolKeys)
  })

  test('an unchecked key is an error', () => {
    expect(unknownKeys({ page: [], symbols: { 'core!A': { kinds: ['class'] } } })).toEqual([
      'page',
      'symbols.core!A.kinds',
    ])
  })
})
