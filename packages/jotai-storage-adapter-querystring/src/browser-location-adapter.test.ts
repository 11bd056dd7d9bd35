// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atomWithQuery, BrowserLocationAdapter, type CodecError, codecs, HistoryMode, queryStorage } from './index.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))
const ends: (() => void)[] = []

beforeEach(() => history.replaceState(null, '', '/shop?q=a%20b&flag#top'))
afterEach(() => ends.splice(0).forEach((end) => end()))

function mount(atom: Parameters<ReturnType<typeof createStore>['sub']>[0]) {
  const store = createStore()
  ends.push(store.sub(atom, () => {}))
  return store
}

describe('a write', () => {
  test.each([HistoryMode.Push, HistoryMode.Replace])(
    'that %ss keeps the state, the hash and other parameters',
    async (mode) => {
      history.replaceState({ router: 1 }, '')
      const { length } = history
      const page = atomWithQuery('page', 1, { history: mode })
      mount(page).set(page, 2)
      await written()
      expect(location.pathname + location.search + location.hash).toBe('/shop?q=a%20b&flag&page=2#top')
      expect([history.state, history.length - length]).toEqual([{ router: 1 }, mode === HistoryMode.Push ? 1 : 0])
    },
  )

  test('replaces by default', async () => {
    const { length } = history
    const page = atomWithQuery('page', 1)
    mount(page).set(page, 2)
    await written()
    expect([location.search, history.length]).toEqual(['?q=a%20b&flag&page=2', length])
  })

  test('leaves no question mark behind', async () => {
    history.replaceState(null, '', '/shop?page=2')
    const page = atomWithQuery('page', 1)
    mount(page).set(page, 1)
    await written()
    expect(location.href).toMatch(/\/shop$/)
  })

  test('stays on a path that begins with two slashes', async () => {
    history.replaceState(null, '', `${location.origin}//shop`)
    const page = atomWithQuery('page', 1)
    mount(page).set(page, 2)
    await written()
    expect([location.pathname, location.search]).toEqual(['//shop', '?page=2'])
  })
})

describe('a change is delivered', () => {
  const page = atomWithQuery('page', 1, { history: 'push' })

  test('of the back button', async () => {
    const store = mount(page)
    store.set(page, 2)
    await written()
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }))
    history.back()
    await back
    expect(store.get(page)).toBe(1)
  })

  test('of another adapter', async () => {
    const store = mount(page)
    const other = atomWithQuery('page', 1, { adapter: new BrowserLocationAdapter() })
    mount(other).set(other, 5)
    await written()
    expect(store.get(page)).toBe(5)
  })

  test('of a script, after notify', () => {
    const store = mount(page)
    history.pushState(null, '', '?page=6')
    expect(store.get(page)).toBe(1)
    new BrowserLocationAdapter().notify()
    expect(store.get(page)).toBe(6)
  })

  test('of the Navigation API, where there is one', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const listener = vi.fn()
    const end = new BrowserLocationAdapter().subscribe(listener)
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    navigation.dispatchEvent(new Event('currententrychange'))
    dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })
})

describe('when the history throws', () => {
  test('the value stays, the failure is reported, and the next write includes it', async () => {
    const refused = new DOMException('100 times per 30 seconds', 'SecurityError')
    const failures: unknown[] = []
    const onError = (error: CodecError, key: string) => failures.push([key, error.message, error.cause])
    const [a, b] = [atomWithQuery('a', '', { onError }), atomWithQuery('b', '')]
    const [one, two] = [mount(a), mount(a)]
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw refused
    })
    one.set(a, 'x')
    await written()
    await written()
    expect(failures).toEqual([['a', 'Expected a write to succeed, found "x": correct it', refused]])

    expect([two.get(a), location.search]).toEqual(['x', '?q=a%20b&flag'])
    one.set(b, 'y')
    await written()
    expect(location.search).toBe('?q=a%20b&flag&a=x&b=y')
  })
})

test('a storage and an atom share the page', async () => {
  const { length } = history
  const storage = queryStorage({ codec: codecs.number, history: HistoryMode.Push })
  const b = atomWithQuery('b', '')
  storage.setItem('a', 1)
  createStore().set(b, 'x')
  await written()
  expect([location.search, history.length]).toEqual(['?q=a%20b&flag&a=1&b=x', length + 1])
})
