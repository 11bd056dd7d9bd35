import { describe, expect, test } from 'vitest'
import { changeSelection, chosenValues } from './change-selection.ts'
import { normalizeToolbar } from './normalize-toolbar.ts'
import { splitToolbar } from './split-toolbar.ts'

const groups = { scheme: ['light', 'dark'], family: ['serif', 'sans'] } as const

describe('an exclusive toolbar', () => {
  const toolbar = normalizeToolbar('theme', splitToolbar({ groups }))

  test('has one choice', () => {
    expect(changeSelection(toolbar, undefined, 'scheme', 'dark')).toBe('scheme--dark')
    expect(changeSelection(toolbar, 'scheme--dark', 'family', 'serif')).toBe('family--serif')
    expect(chosenValues(toolbar, 'family--serif')).toEqual({ family: 'serif' })
  })

  test('a reset leaves no value, whatever the previous choice', () => {
    for (const raw of [undefined, {}, 'scheme--dark', 'nonsense']) {
      expect(changeSelection(toolbar, raw, 'scheme', undefined)).toBeUndefined()
    }
    expect([undefined, {}, 'nonsense'].map((raw) => chosenValues(toolbar, raw))).toEqual([{}, {}, {}])
  })
})

describe('an independent toolbar', () => {
  const toolbar = normalizeToolbar('theme', splitToolbar({ mode: 'independent', groups }))

  test('has one choice in each group, written in the order of the groups', () => {
    expect(changeSelection(toolbar, undefined, 'family', 'sans')).toBe('family--sans')
    expect(changeSelection(toolbar, 'family--sans', 'scheme', 'dark')).toBe('scheme--dark family--sans')
    expect(changeSelection(toolbar, 'scheme--dark family--sans other--x', 'family', 'serif')).toBe(
      'scheme--dark family--serif',
    )
  })

  test('a reset of the last choice leaves no value', () => {
    expect(changeSelection(toolbar, 'scheme--dark family--sans', 'scheme', undefined)).toBe('family--sans')
    expect(changeSelection(toolbar, 'family--sans', 'family', undefined)).toBeUndefined()
    expect(changeSelection(toolbar, {}, 'family', undefined)).toBeUndefined()
  })

  test('a reset goes back to the initial choice of the group', () => {
    const initial = normalizeToolbar(
      'theme',
      splitToolbar({ mode: 'independent', groups, initial: { scheme: 'light' } }),
    )
    expect(changeSelection(initial, 'scheme--dark family--sans', 'scheme', undefined)).toBe(
      'scheme--light family--sans',
    )
    expect(changeSelection(initial, 'scheme--dark family--sans', 'family', undefined)).toBe('scheme--dark')
  })
})
