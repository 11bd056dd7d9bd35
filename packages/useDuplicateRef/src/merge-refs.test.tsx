// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../test/log.ts'
import { mergeRefs } from './index.ts'

// React warns on the console, which fails a test.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls).toEqual([])
})

describe('mergeRefs on React 18', () => {
  test('sets and detaches refs of every kind', () => {
    const log = createLog()
    const object = createRef<HTMLDivElement>()
    const merged = mergeRefs<HTMLDivElement>(object, null, log.callback('a'), undefined, log.withCleanup('b'))
    const { unmount } = render(<div id="1" ref={merged} />)
    expect([object.current?.id, log.take()]).toEqual(['1', ['a: 1', 'b: 1']])
    unmount()
    expect([object.current, log.take()]).toEqual([null, ['a: null', 'b: cleanup of 1']])
  })

  test('follows a replaced element', () => {
    const log = createLog()
    const merged = mergeRefs<HTMLDivElement>(log.callback('a'), log.withCleanup('b'))
    const { rerender } = render(<div key="1" id="1" ref={merged} />)
    log.take()
    rerender(<div key="2" id="2" ref={merged} />)
    expect(log.take()).toEqual(['a: null', 'b: cleanup of 1', 'a: 2', 'b: 2'])
  })

  test('created during rendering, React detaches and attaches all', () => {
    const log = createLog()
    const [a, b] = [log.callback('a'), log.callback('b')]
    const { rerender } = render(<div id="1" ref={mergeRefs<HTMLDivElement>(a)} />)
    log.take()
    rerender(<div id="1" ref={mergeRefs<HTMLDivElement>(a, b)} />)
    expect(log.take()).toEqual(['a: null', 'a: 1', 'b: 1'])
  })

  test('passed to several elements, each is attached once and detached once', () => {
    const log = createLog()
    const merged = mergeRefs<HTMLLIElement>(log.withCleanup('a'))
    const { rerender, unmount } = render(
      <ul>
        {['1', '2'].map((id) => (
          <li key={id} id={id} ref={merged} />
        ))}
      </ul>,
    )
    expect(log.take()).toEqual(['a: 1', 'a: 2'])
    rerender(
      <ul>
        <li key="2" id="2" ref={merged} />
      </ul>,
    )
    expect(log.take()).toEqual(['a: cleanup of 1'])
    unmount()
    expect(log.take()).toEqual(['a: cleanup of 2'])
  })

  test('a ref named twice is set once', () => {
    const log = createLog()
    const a = log.callback('a')
    render(<div id="1" ref={mergeRefs<HTMLDivElement>(a, a)} />)
    expect(log.take()).toEqual(['a: 1'])
  })

  test('a merged ref can be merged again', () => {
    const log = createLog()
    const inner = mergeRefs<HTMLDivElement>(log.callback('a'), log.withCleanup('b'))
    const { unmount } = render(<div id="1" ref={mergeRefs<HTMLDivElement>(inner, log.callback('c'))} />)
    unmount()
    expect(log.take()).toEqual(['a: 1', 'b: 1', 'c: 1', 'a: null', 'b: cleanup of 1', 'c: null'])
  })

  test('errors do not prevent others from being set and detached; the first is rethrown', () => {
    const log = createLog()
    const failing = (name: string) => () => {
      throw new Error(name)
    }
    const merged = mergeRefs<HTMLDivElement>(failing('first'), log.callback('a'), failing('second'))
    const element = Object.assign(document.createElement('div'), { id: '1' })
    expect(() => merged(element)).toThrow('first')
    expect(log.take()).toEqual(['a: 1'])
    expect(() => merged(null)).toThrow('first')
    expect(log.take()).toEqual(['a: null'])
    merged(null)
    expect(log.take()).toEqual([])
  })
})
