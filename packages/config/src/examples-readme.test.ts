import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as observable from '@signpost/observable'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { expect, test, vi } from 'vitest'
import * as zod from 'zod'
import * as published from './index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const modules = { '@signpost/config': published, '@signpost/observable': observable, zod }

test.each(findFences(readme).map(({ code }, index) => [index + 1, code] as const))(
  'example %d prints what it says',
  (_number, code) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    runExample(code, modules)
    const expected = code
      .split('\n')
      .filter((line) => /console\.log|config\.set/.test(line))
      .map((line) => line.split(' // ')[1])
    expect(expected.length).toBeGreaterThan(0)
    expect(log.mock.calls.map((values) => values.map(String).join(' '))).toEqual(expected)
  },
)

test('names every value that the package exports', () => {
  const { field, ...values } = published
  for (const name of [...Object.keys(values), ...Object.keys(field)]) expect(readme).toContain(`\`${name}\``)
})
