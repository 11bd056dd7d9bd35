import { expect, test } from 'vitest'
import { mockCanvas } from './canvas-mock.ts'
import { installAnimationFrame } from './frame-clock.ts'
import { mockMatchMedia } from './match-media.ts'
import { mockStorage } from './mock-storage.ts'

const names = [
  'matchMedia',
  'localStorage',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'document',
  'HTMLCanvasElement',
]

test('in Node.js, mocks work and are removed', () => {
  expect(names.filter((name) => Object.hasOwn(globalThis, name))).toEqual([])
  {
    using storage = mockStorage()
    using media = mockMatchMedia({ print: true })
    using clock = installAnimationFrame()
    storage.otherTab.setItem('theme', 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(matchMedia('print').matches).toBe(true)
    expect(media.listenerCount()).toBe(0)
    requestAnimationFrame(() => undefined)
    expect(clock.pending).toBe(1)
  }
  expect(names.filter((name) => Object.hasOwn(globalThis, name))).toEqual([])
})

test('a canvas needs a DOM', () => {
  expect(() => mockCanvas()).toThrow('Expected a DOM with HTMLCanvasElement, found none')
})
