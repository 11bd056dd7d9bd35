import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'node:util'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { expect, test, vi } from 'vitest'
import * as published from './index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the example prints what it says', () => {
  const [example] = findFences(readme)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  runExample(example!.code, { '@signpost/debug': published })
  const expected = [...example!.code.matchAll(/^(?!enable).* \/\/ (.+)$/gm)].map(([, text]) => text)
  expect(expected.length).toBeGreaterThan(0)
  expect(log.mock.calls.map((values) => format(...values))).toEqual(expected)
})

test('names every value that the package exports', () => {
  const { reporters, ...values } = published
  for (const name of [...Object.keys(values), ...Object.keys(reporters), 'reporters'])
    expect(readme).toContain(`\`${name}\``)
})

test.each([...readme.matchAll(/^\| `([^`]+)` \| (?:all|every|errors)/gm)].map(([, rule]) => rule!))(
  'the rule %s of the table is one',
  (rule) => {
    expect(published.formatRules(published.parseRules(rule, { strict: true }))).toBe(rule)
  },
)
