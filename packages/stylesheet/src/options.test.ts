import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { createStylesheet, css, serialize, toDeclarations, variables } from './index.ts'

const text = { valid: ['', 'text'] }

testOptions('createStylesheet', (options) => createStylesheet({}, options), {
  id: text,
  nonce: text,
  mode: { valid: ['adopted', 'element', 'none'], invalid: ['', 'elment'] },
})

testRefusals('styles', {
  'a value that is true': () => serialize({ a: { color: true as never } }),
  'a number that is not finite': () => toDeclarations({ width: NaN }),
  'a number of a template that is not finite': () => css`a{top:${Infinity}}`,
  'rules that are a number': () => createStylesheet(1 as never),
  'no rules': () => createStylesheet(null as never),
  'a block that is a number': () => toDeclarations(1 as never),
  'variables that are a number': () => variables(1 as never),
  'no variables': () => variables(null as never),
})
