// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isTyping, opensSearch } from './search-keys.ts'

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: null,
}
const field = document.createElement('input')

test.each([
  ['a slash', { key: '/' }, true],
  ['a slash on the second level of a keyboard', { key: '/', shiftKey: true }, true],
  ['a question mark, which lists the keys', { key: '?', shiftKey: true }, true],
  ['a question mark in a field', { key: '?', target: field }, false],
  ['a slash in a field', { key: '/', target: field }, false],
  ['a slash with Ctrl', { key: '/', ctrlKey: true }, false],
  ['a slash with Alt', { key: '/', altKey: true }, false],
  ['a slash of an input method', { key: '/', isComposing: true }, false],
  ['a slash that somebody else has taken', { key: '/', defaultPrevented: true }, false],
  ['Ctrl-K', { key: 'k', ctrlKey: true }, true],
  ['Cmd-K in a field', { key: 'k', metaKey: true, target: field }, true],
  ['Ctrl-Shift-K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['k', { key: 'k' }, false],
])('%s', (_, event, expected) => expect(opensSearch({ ...plain, ...event })).toBe(expected))

test('a slash that is switched off opens nothing, and Ctrl-K goes on', () => {
  expect(opensSearch({ ...plain, key: '/' }, false)).toBe(false)
  expect(opensSearch({ ...plain, key: '?' }, false)).toBe(false)
  expect(opensSearch({ ...plain, key: 'k', ctrlKey: true }, false)).toBe(true)
})

test('only characters are typed', () => {
  expect(isTyping({ ...plain, key: 'ș' })).toBe(true)
  expect(isTyping({ ...plain, key: 'Enter' })).toBe(false)
  expect(isTyping({ ...plain, key: 'v', ctrlKey: true })).toBe(false)
})
