import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { expect, test } from 'vitest'
import { createStylesheet, css, serialize, type StyleRules, toDeclarations, variables } from './index.ts'

const text = { valid: ['', 'text'] }

testOptions('createStylesheet', (options) => createStylesheet({}, options), {
  id: text,
  nonce: text,
  mode: { valid: ['adopted', 'element', 'none'], invalid: ['', 'elment'] },
})

testRefusals('styles', {
  'a value that is true': () => serialize({ a: { color: true as never } }),
  'a number that is not finite': () => toDeclarations({ width: NaN }),
  'a number of a template that is not finite': () => css`a{inset-block-start:${Infinity}}`,
  'rules that are a number': () => createStylesheet(1 as never),
  'no rules': () => createStylesheet(null as never),
  'a block that is a number': () => toDeclarations(1 as never),
  'variables that are a number': () => variables(1 as never),
  'no variables': () => variables(null as never),
})

test('a boolean is no value of a property, also for the compiler', () => {
  // @ts-expect-error `true` prints an at-rule as a statement.
  const rules: StyleRules = { a: { top: true, color: false } }
  expect(() => serialize(rules)).toThrow(TypeError)
})
