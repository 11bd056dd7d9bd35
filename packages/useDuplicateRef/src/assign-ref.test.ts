import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { assignRef } from './index.ts'

test('writes an object', () => {
  const ref = createRef<string>()
  expect([assignRef(ref, 'a'), ref.current]).toEqual([undefined, 'a'])
  expect([assignRef(ref, null), ref.current]).toEqual([undefined, null])
})

test('calls a callback and returns its cleanup, uncalled', () => {
  const cleanup = vi.fn()
  const ref = vi.fn((_: string | null) => cleanup)
  expect(assignRef(ref, 'a')).toBe(cleanup)
  expect(ref.mock.calls).toEqual([['a']])
  expect(cleanup).not.toHaveBeenCalled()
})

test('returns undefined for other results', () => {
  const pushed: (string | null)[] = []
  expect(assignRef<string>((value) => pushed.push(value), 'a')).toBeUndefined()
  expect(pushed).toEqual(['a'])
})

test('ignores an absent ref', () => {
  expect([assignRef(null, 'a'), assignRef(undefined, 'a')]).toEqual([undefined, undefined])
})
