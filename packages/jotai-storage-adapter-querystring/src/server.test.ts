import { createStore, Provider, useAtomValue } from 'jotai'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { atomWithQuery, BrowserLocationAdapter, HistoryMode, MemoryLocationAdapter } from './index.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))

function render(atom: atomWithQuery.Atom<number>): string {
  const Page = () => `page ${useAtomValue(atom)}`
  return renderToString(createElement(Provider, null, createElement(Page)))
}

describe('where there is no window', () => {
  test('an atom renders its initial value, also with getOnInit', () => {
    expect(render(atomWithQuery('page', 1))).toBe('page 1')
    expect(render(atomWithQuery('page', 1, { getOnInit: true }))).toBe('page 1')
  })

  test('an adapter in memory provides the query of the request', () => {
    const adapter = new MemoryLocationAdapter('?page=3')
    expect(render(atomWithQuery('page', 1, { adapter, getOnInit: true }))).toBe('page 3')
  })

  test('a write of one request is not seen by the next', async () => {
    const page = atomWithQuery('page', 1)
    const request = createStore()
    request.set(page, 2)
    await written()
    expect(request.get(page)).toBe(2)
    const next = createStore()
    next.sub(page, () => {})
    expect(next.get(page)).toBe(1)
    next.set(page, (before) => before + 1)
    expect(next.get(page)).toBe(2)
  })

  test('the browser adapter does nothing', () => {
    const adapter = new BrowserLocationAdapter()
    adapter.commit(new URLSearchParams('a=1'), HistoryMode.Push)
    adapter.subscribe(() => {})()
    adapter.notify()
    expect([...adapter.read()]).toEqual([])
  })
})
