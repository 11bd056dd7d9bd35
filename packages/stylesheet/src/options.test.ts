import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createStylesheet,
  css,
  escapeStyleText,
  serialize,
  Stylesheet,
  StyleTag,
  type StyleBlock,
  type StyleRules,
  toDeclarations,
  variables,
} from './index.ts'

const text = { valid: ['', 'text'] }

const options = {
  id: text,
  nonce: text,
  mode: { valid: ['adopted', 'element', 'none'], invalid: ['', 'elment'] },
}
testOptions('Stylesheet', (given) => new Stylesheet(given), options)
testOptions('createStylesheet', (given) => createStylesheet({}, given), options)
testOptions(
  'StyleTag',
  (props) =>
    // JSX cannot pass props that are no object.
    Object(props) === props ? renderToString(createElement(StyleTag, props)) : StyleTag(props),
  {
    sheet: { valid: [createStylesheet()], invalid: [{}], required: true },
    precedence: text,
    href: text,
    nonce: text,
  },
)

const circle: Record<string, never> = {}
circle['& a'] = circle as never
const nested = Array.from({ length: 20_000 }).reduce<StyleBlock>((block) => ({ '& a': block }), { color: 'red' })

testRefusals('styles', {
  'a value that is true': () => serialize({ a: { color: true as never } }),
  'a number that is not finite': () => toDeclarations({ width: NaN }),
  'a number of a template that is not finite': () => css`a{inset-block-start:${Infinity}}`,
  'rules that are a number': () => createStylesheet(1 as never),
  'no rules': () => createStylesheet(null as never),
  'a block that is a number': () => toDeclarations(1 as never),
  'variables that are a number': () => variables(1 as never),
  'no variables': () => variables(null as never),
  'variables of one name': () => variables({ aB: 1, 'a-b': 2 }),
  'a value that is a function': () => serialize({ a: { color: (() => 'red') as never } }),
  'a value that is a symbol': () => serialize({ a: { color: Symbol('red') as never } }),
  'a value that is a date': () => serialize({ a: { color: new Date(0) as never } }),
  'a map of rules': () => serialize(new Map([['a', { color: 'red' }]]) as never),
  'a promise of rules': () => serialize(Promise.resolve({}) as never),
  'a list within a list': () => serialize({ a: { color: [['red']] as never } }),
  'a rule with a misspelt name': () => serialize([{ selecter: 'a', declarations: {} } as never]),
  'a rule without a selector': () => serialize([{ declarations: {} } as never]),
  'a rule in an at-rule without @': () => serialize([{ selector: 'a', declarations: {}, at: ['media' as never] }]),
  'a selector that is a number': () => createStylesheet().set(1 as never, {}),
  'an at-rule without @': () => createStylesheet().set('a', {}, ['media' as never]),
  'a block that holds itself': () => serialize({ a: circle }),
  'blocks that are too deep': () => toDeclarations(nested),
  'an attribute that is a number': () => createStylesheet().toHtml({ media: 5 as never }),
  'an attribute whose name ends the element': () => createStylesheet().toHtml({ 'a><script>': 'x' }),
  'no list of at-rules': () => createStylesheet().delete('a', null as never),
  'a listener that is no function': () => createStylesheet().subscribe(1 as never),
  'a target that is a number': () => createStylesheet().mount(1 as never),
  'a text in the place of a template': () => css('a{}' as never),
  'a value of a template that is absent': () => css`a{color:${undefined as never}}`,
  'a number to escape': () => escapeStyleText(1 as never),
})

test('a boolean is no value of a property, also for the compiler', () => {
  // @ts-expect-error `true` prints an at-rule as a statement.
  const rules: StyleRules = { a: { top: true, color: false } }
  expect(() => serialize(rules)).toThrow(TypeError)
})
