// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asReact18, asReact19, asStrictReact19 } from '../test/as-react.ts'
import { createLog } from '../test/log.ts'
import { mergeRefs, useDuplicateRef, type PossibleRef } from './index.ts'

vi.mock('react', async (original) => ({ ...(await original<typeof React>()), version: '19.2.0' }))

// React warns on the console, which fails a test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

interface Instance {
  id: string
}

const one: Instance = { id: '1' }
const two: Instance = { id: '2' }

const make = [
  { name: 'mergeRefs', merge: mergeRefs<Instance> },
  {
    name: 'useDuplicateRef',
    merge: (...refs: PossibleRef<Instance>[]) => renderHook(() => useDuplicateRef(...refs)).result.current,
  },
]

test('the package detects a mocked React 19, because React 19 is not installed', () => {
  expect(React.version).toBe('19.2.0')
})

describe.each(make)('$name, called as React 19 calls callback refs', ({ merge }) => {
  test('returns a cleanup, which detaches refs by their own cleanup, with null or by assigning null', () => {
    const log = createLog()
    const object = React.createRef<Instance>()
    const detach = merge(log.callback('a'), log.withCleanup('b'), object)(one)
    expect([object.current, log.take()]).toEqual([one, ['a: 1', 'b: 1']])
    expect(detach).toBeTypeOf('function')
    ;(detach as unknown as () => void)()
    expect([object.current, log.take()]).toEqual([null, ['a: null', 'b: cleanup of 1']])
  })

  test('follows a replaced element', () => {
    const log = createLog()
    const merged = merge(log.callback('a'), log.withCleanup('b'))
    const detachOne = asReact19(merged, one)
    detachOne()
    log.take()
    const detachTwo = asReact19(merged, two)
    detachTwo()
    expect(log.take()).toEqual(['a: 2', 'b: 2', 'a: null', 'b: cleanup of 2'])
  })

  test('in StrictMode each attach has its detach', () => {
    const log = createLog()
    const detach = asStrictReact19(merge(log.callback('a'), log.withCleanup('b')), one)
    expect(log.take()).toEqual(['a: 1', 'b: 1', 'a: null', 'b: cleanup of 1', 'a: 1', 'b: 1'])
    detach()
    expect(log.take()).toEqual(['a: null', 'b: cleanup of 1'])
  })

  test('code that ignores the cleanup and calls with null also detaches, and the cleanup then does nothing', () => {
    const log = createLog()
    const merged = merge(log.withCleanup('a'))
    const cleanup = asReact19(merged, one)
    merged(null)
    expect(log.take()).toEqual(['a: 1', 'a: cleanup of 1'])
    cleanup()
    expect(log.take()).toEqual([])
  })

  test('after a callback has thrown, React 19 has no cleanup and calls with null: the others are detached', () => {
    const log = createLog()
    const failing = (instance: Instance | null) => {
      if (instance) throw new Error('failed')
    }
    const merged = merge(failing, log.withCleanup('a'))
    expect(() => asReact19(merged, one)).toThrow('failed')
    merged(null)
    expect(log.take()).toEqual(['a: 1', 'a: cleanup of 1'])
  })
})

describe('called as React 19 calls callback refs', () => {
  test('mergeRefs passed to two elements detaches each separately, in any order', () => {
    const log = createLog()
    const merged = mergeRefs<Instance>(log.withCleanup('a'))
    const [detachOne, detachTwo] = [asReact19(merged, one), asReact19(merged, two)]
    log.take()
    detachTwo()
    expect(log.take()).toEqual(['a: cleanup of 2'])
    detachOne()
    expect(log.take()).toEqual(['a: cleanup of 1'])
  })

  test('useDuplicateRef keeps the new element when the old one is removed later, as after an exit animation', () => {
    const log = createLog()
    const { result } = renderHook(() => useDuplicateRef<Instance>(log.withCleanup('a')))
    const [detachOne, detachTwo] = [asReact19(result.current, one), asReact19(result.current, two)]
    log.take()
    detachOne()
    expect([result.current.current, log.take()]).toEqual([two, []])
    detachTwo()
    expect([result.current.current, log.take()]).toEqual([null, ['a: cleanup of 2']])
  })

  test('a change of the list detaches removed refs by cleanup and sets added ones', () => {
    const log = createLog()
    const [a, b, c] = [log.withCleanup('a'), log.withCleanup('b'), log.withCleanup('c')]
    const { result, rerender } = renderHook(({ refs }) => useDuplicateRef<Instance>(...refs), {
      initialProps: { refs: [a, b] },
    })
    const detach = asReact19(result.current, one)
    log.take()
    rerender({ refs: [b, c] })
    expect(log.take()).toEqual(['a: cleanup of 1', 'c: 1'])
    detach()
    expect(log.take()).toEqual(['b: cleanup of 1', 'c: cleanup of 1'])
  })

  test('a duplicate ref can share another one', () => {
    const log = createLog()
    const inner = renderHook(() => useDuplicateRef<Instance>(log.withCleanup('a'))).result.current
    const outer = renderHook(() => useDuplicateRef(inner)).result.current
    const detach = asReact19(outer, one)
    expect([outer.current, inner.current]).toEqual([one, one])
    detach()
    expect([outer.current, inner.current, log.take()]).toEqual([null, null, ['a: 1', 'a: cleanup of 1']])
  })

  test('the same refs behave alike when called as by React 18', () => {
    const log = createLog()
    for (const { merge } of make) asReact18(merge(log.callback('a'), log.withCleanup('b')), one)()
    expect(log.take()).toEqual(Array.from(make, () => ['a: 1', 'b: 1', 'a: null', 'b: cleanup of 1']).flat())
  })
})
