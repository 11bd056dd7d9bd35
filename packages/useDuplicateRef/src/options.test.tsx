// @vitest-environment jsdom
import { testRefusals } from '@signpost/test-kit/options'
import { renderToString } from 'react-dom/server'
import { assignRef, mergeRefs, useDuplicateRef } from './index.ts'

function WithRef({ value }: { value: unknown }): null {
  useDuplicateRef(value as never)
  return null
}

testRefusals('useDuplicateRef', {
  'the name of a ref': () => renderToString(<WithRef value="input" />),
  'an empty text': () => renderToString(<WithRef value="" />),
  'a number': () => renderToString(<WithRef value={1} />),
  'an element': () => renderToString(<WithRef value={{ tagName: 'INPUT' }} />),
})
testRefusals('mergeRefs', {
  'the name of a ref': () => mergeRefs('input' as never),
  'an object without current': () => mergeRefs({} as never),
})
testRefusals('assignRef', {
  'the name of a ref': () => assignRef('input' as never, 1),
  'a number': () => assignRef(1 as never, 1),
  'a frozen object': () => assignRef(Object.freeze({ current: null }), null),
})
