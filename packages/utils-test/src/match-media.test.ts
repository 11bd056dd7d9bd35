// @vitest-environment jsdom
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectNoLeaks } from './expect-no-leaks.ts'
import { mockMatchMedia, type MatchMediaMock } from './match-media.ts'
import { spy } from './spy.ts'

const wide = '(width >= 600px)'

function mock(initial?: Record<string, boolean>): MatchMediaMock {
  const media = mockMatchMedia(initial)
  onTestFinished(() => media.restore())
  return media
}

describe('mockMatchMedia', () => {
  test('returns the configured results, false by default', () => {
    const media = mock({ [wide]: true, print: false })
    const list = matchMedia(wide)
    expect(list).toMatchObject({ media: wide, matches: true, onchange: null })
    expect(matchMedia('print').matches).toBe(false)
    expect(matchMedia('screen').matches).toBe(false)
    media.set(wide, false)
    expect(list.matches).toBe(false)
    expect(matchMedia(wide).matches).toBe(false)
  })

  test('ignores case and spaces of a query', () => {
    const media = mock({ '(Width  >= 600px)': true })
    const list = matchMedia(` ${wide}\n`)
    const onChange = spy()
    list.addEventListener('change', onChange)
    expect(list.matches).toBe(true)
    media.set(wide.toUpperCase(), false)
    expect(onChange.calls.length).toBe(1)
    expect(media.listenerCount(wide)).toBe(1)
  })

  test('notifies listeners of every kind, with the event of a browser', () => {
    const media = mock()
    const list = matchMedia(wide)
    const [modern, legacy, property, other] = [spy(), spy(), spy(), spy()]
    list.addEventListener('change', modern)
    list.addListener(legacy)
    list.onchange = property
    matchMedia('print').addEventListener('change', other)
    media.set(wide, true)
    for (const listener of [modern, legacy, property]) {
      expect(listener.calls.length).toBe(1)
      expect(listener.calls[0]![0]).toMatchObject({
        type: 'change',
        media: wide,
        matches: true,
        target: list,
        currentTarget: null,
      })
    }
    expect(other.calls).toEqual([])
  })

  test('does not notify without a change', () => {
    const media = mock({ [wide]: true })
    const onChange = spy()
    matchMedia(wide).addEventListener('change', onChange)
    media.set(wide, true)
    media.set(wide, false)
    media.set(wide, false)
    expect(onChange.calls.length).toBe(1)
  })

  test('counts listeners', () => {
    const media = mock()
    const [list, other] = [matchMedia(wide), matchMedia('print')]
    const onChange = spy()
    list.addEventListener('change', onChange)
    list.addEventListener('change', onChange)
    list.addEventListener('unrelated', onChange)
    list.onchange = onChange
    other.addEventListener('change', onChange, { once: true })
    expect([media.listenerCount(wide), media.listenerCount('print'), media.listenerCount()]).toEqual([2, 1, 3])
    media.set('print', true)
    list.removeEventListener('change', onChange)
    list.onchange = null
    list.onchange = null
    expect(media.listenerCount()).toBe(0)
    media.set(wide, true)
    expect(onChange.calls.length).toBe(1)
  })

  test('has removeListener, and lists can be watched for leaks', async () => {
    mock()
    const list = matchMedia(wide)
    await expectNoLeaks(list, () => {
      const onChange = spy()
      list.addListener(onChange)
      list.removeListener(onChange)
      list.addListener(null)
      list.addEventListener('change', null as never)
      list.removeListener(null)
    })
  })

  test('restores the original', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'matchMedia')
    const outer = mockMatchMedia({ [wide]: true })
    {
      using inner = mockMatchMedia()
      expect(matchMedia(wide).matches).toBe(false)
      inner.set(wide, false)
    }
    expect(matchMedia(wide).matches).toBe(true)
    outer.restore()
    {
      using next = mockMatchMedia({ print: true })
      outer.restore()
      expect([matchMedia('print').matches, next.listenerCount()]).toEqual([true, 0])
    }
    expect(Object.getOwnPropertyDescriptor(globalThis, 'matchMedia')).toEqual(before)
  })
})
