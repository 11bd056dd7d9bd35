import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import * as everything from './index.ts'
import { optionsSchema } from './read-options.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const [example] = findFences(readme)
const config = runExample(example!.code, {
  '@signpost/eslint-plugin-logical-properties': { __esModule: true, ...everything },
})['default']

test('the example fixes as described', () => {
  const [, before, after] = /^```js fragment\n(.*)\n(.*)\n```/m.exec(readme)!
  expect(new Linter().verifyAndFix(before!, config as Linter.Config[])).toEqual({
    fixed: true,
    messages: [],
    output: after,
  })
})

test('its settings and rules apply', () => {
  const code = 'const a = <a sx={{ width: 1, marginLeft: 2, top: 3 }} />'
  const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }
  const found = new Linter().verify(code, [...(config as Linter.Config[]), jsx])
  expect(found.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
    ['logical-properties/size', 1],
    ['logical-properties/margin', 2],
  ])
})

test('the table of rules is that of the plugin', () => {
  const rows = Object.entries(everything.plugin.rules).map(([name, { meta }]) =>
    `| \`${name}\` | ${meta.docs.recommended ? 'yes' : ''} | ${meta.docs.description} |`.replace('|  |', '| |'),
  )
  expect(readme).toContain(`|---|---|---|\n${rows.join('\n')}\n`)
})

test('names every option and every export', () => {
  const [schema] = optionsSchema as [{ properties: object }]
  const { default: _plugin, ...values } = everything
  for (const name of [...Object.keys(schema.properties), ...Object.keys(values)])
    expect(readme).toContain(`\`${name}\``)
})
