import { readFileSync } from 'node:fs'
import { findFences, runExample } from '@signpost/test-kit/examples'
import { createStore } from 'jotai/vanilla'
import { RESET } from 'jotai/vanilla/utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { PlainRouter } from '../test/plain-router.ts'
import * as published from './index.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))
const recipe = findFences(readFileSync('README.md', 'utf8')).find(({ code }) => code.includes('RouterLocationAdapter'))!

describe("the README's adapter of a router, whose navigations take time", () => {
  const { RouterLocationAdapter } = runExample(recipe.code, {
    '@signpost/jotai-storage-adapter-querystring': published,
  })
  let router: PlainRouter
  let adapter: published.LocationAdapter

  beforeEach(() => {
    router = new PlainRouter()
    adapter = new (RouterLocationAdapter as new (router: PlainRouter) => published.LocationAdapter)(router)
  })

  function mounted(options?: published.atomWithQuery.Settings) {
    const page = published.atomWithQuery('page', 1, { adapter, ...options })
    const store = createStore()
    return { page, store, end: store.sub(page, () => {}) }
  }

  test('the value is kept while it loads, and updates accumulate', async () => {
    const { page, store } = mounted({ history: 'push' })
    store.set(page, (before) => before + 1)
    await written()
    expect([store.get(page), router.state.location.search]).toEqual([2, ''])
    store.set(page, (before) => before + 1)
    await written()
    expect(store.get(page)).toBe(3)
    router.finish()
    expect([store.get(page), router.state.location.search]).toEqual([3, 'page=3'])
    expect(router.navigations).toEqual(['push page=2', 'push page=3'])
  })

  test('a write undone while it loads is not shown afterwards', async () => {
    const { page, store } = mounted()
    store.set(page, 2)
    await written()
    store.set(page, RESET)
    await written()
    router.finish()
    expect([store.get(page), router.state.location.search, router.navigations]).toEqual([
      1,
      '',
      ['replace page=2', 'replace '],
    ])
  })

  test('a navigation elsewhere is followed, and drops waiting writes', async () => {
    const { page, store } = mounted()
    store.set(page, 2)
    router.go('/elsewhere', 'q=x')
    await written()
    expect([router.navigations, router.state.location.search]).toEqual([[], 'q=x'])
    router.go('/elsewhere', 'q=x&page=8')
    expect(store.get(page)).toBe(8)
  })

  test('without subscribers it is observed until a write has arrived', async () => {
    const { page, store, end } = mounted()
    end()
    expect(router.listeners).toBe(0)
    store.set(page, 2)
    await written()
    expect(router.listeners).toBe(1)
    router.finish()
    expect(router.listeners).toBe(0)
    router.go('/', '')
    store.set(page, (before) => before + 10)
    expect(store.get(page)).toBe(11)
  })
})
