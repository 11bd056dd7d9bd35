import { expect, test } from 'vitest'
import { packNames, unpackNames } from '../../reader/packed/inherited-names.ts'
import { unpackRefs } from '../../reader/packed/refs.ts'
import { packRefs } from './pack-refs.ts'

test.each([
  ['its own package', ['core!Box', 0], '0Box'],
  ['a name outside', ['ext:typescript!Promise', -1], ':Promise'],
  ['another package', ['ui!Pane', 4, 'A pane.', 1], '4ui!Pane^A pane.^!'],
  ['a member', ['core!Box#open', 0, 'Opens it.', 0, 0, 0, 'open'], '0Box#open^Opens it.'],
  ['a static member', ['core!Box.make', 0, '', 0, 'Box', 0, 'static.make'], '0Box#.make'],
  ['a member of an enum', ['core!Kind.A', 2, '', 0, 'Kind', 0, 'A'], '2Kind#.A'],
  ['a facet', ['core!Box', 0, '', 0, 0, 0, 'interface'], '0Box^^^interface'],
  ['what nothing exports', ['core!~Hidden', -1, '', 0, 0, 'Hidden', '~Hidden'], '~Hidden'],
  ['what is not shown', ['core!~Hidden', -1, '', 0, 0, 'Hidden'], '~Hidden^^^-'],
] as const)('a ref to %s', (_, ref, packed) => {
  expect(packRefs([ref], 'core')).toEqual([packed])
  expect(unpackRefs([packed], 'core')).toEqual([ref])
})

test.each([
  [[['core!', -1, 'The core.', 0, 0, '@acme/core', 0, 0, 'core']]],
  [[['core!a^b', 1, 'x^y', 1]]],
  [[['ext:lib!Thing', -1, '', 0, 0, 0, 0, 'https://lib.example/Thing']]],
  [[['core!Box', 0, 'A box.', 0, 'Box~1', 'Other', 'interface']]],
])('what a text cannot say stays as it is: %j', (refs) => {
  expect(unpackRefs(packRefs(refs, 'core'), 'core')).toEqual(refs)
})

test('the symbol of the ref before is not written again', () => {
  const refs = [
    ['core!Box', 0],
    ['core!Box#open', 0, '', 0, 0, 0, 'open'],
    ['core!Box#close', 0, 'x^y', 0, 0, 0, 'close'],
    ['core!Box#on', 0, '', 0, 0, 0, 'on'],
  ] as const
  const packed = packRefs(refs, 'core')
  expect(packed).toEqual(['0Box', '#open', refs[2], '#on'])
  expect(unpackRefs(packed, 'core')).toEqual(refs)
})

test('names of inherited members are joined', () => {
  const names = ['getChild', 'getChildren', '.make', ['a b', 0, 'x', ''], 'with space', 'get', 'getChildAt'] as const
  const packed = packNames(names)
  expect(packed).toEqual(['getChild ~8ren .make', ['a b', 0, 'x', ''], ['with space'], 'get ~3ChildAt'])
  expect(unpackNames(packed)).toEqual(names)
})
