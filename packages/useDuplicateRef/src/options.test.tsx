// @vitest-environment jsdom
import { testRefusals } from '@signpost/test-kit/options'
import { renderToString } from 'react-dom/server'
import { mergeRefs, useDuplicateRef } from './index.ts'

function WithRef({ value }: { value: unknown }): null {
  useDuplicateRef(value as never)
  return null
}

testRefusals('useDuplicateRef', {
  'the name of a ref': () => renderToString(<WithRef value="input" />),
  'a number': () => renderToString(<WithRef value={1} />),
  'an element': () => renderToString(<WithRef value={{ tagName: 'INPUT' }} />),
})
testRefusals('mergeRefs', {
  'the name of a ref': () => mergeRefs('input' as never),
  'an object without current': () => mergeRefs({} as never),
})
