import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakable } from './breakable.tsx'

test.each([
  ['Context.json', 'Context.<wbr/>json'],
  ['getClientRectangle', 'getClientRectangle'],
  ['defaultDropAnimationSideEffects', 'default<wbr/>Drop<wbr/>Animation<wbr/>Side<wbr/>Effects'],
  ['Intl.SEGMENTER_BREAKS_ITERATOR', 'Intl.<wbr/>SEGMENTER_<wbr/>BREAKS_<wbr/>ITERATOR'],
])('%s breaks as %s', (name, expected) => {
  expect(renderToStaticMarkup(breakable(name))).toBe(expected)
})
