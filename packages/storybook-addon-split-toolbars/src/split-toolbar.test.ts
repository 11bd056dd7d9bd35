import { describe, expect, expectTypeOf, test } from 'vitest'
import type { SelectionOf } from './selection.ts'
import { splitToolbar } from './split-toolbar.ts'

const theme = splitToolbar({
  groups: {
    light: ['paper', { value: 'snow', title: 'Snow', data: { white: true } }, { kind: 'reset' }],
    dark: { title: 'Dark', items: ['night', { kind: 'separator' }, { value: 'ink' }] },
  },
})

const type = splitToolbar({
  mode: 'independent',
  groups: { family: ['serif', 'sans'], size: ['s', 'm'] },
  initial: { size: 'm' },
})

test('is the annotation of a global type', () => {
  expect(type).toEqual({
    defaultValue: 'size--m',
    splitToolbar: { mode: 'independent', groups: { family: ['serif', 'sans'], size: ['s', 'm'] } },
  })
  const named = splitToolbar({
    name: 'N',
    description: 'D',
    groups: { a: ['b c'] },
    initial: { group: 'a', value: 'b c' },
  })
  expect(named).toMatchObject({ name: 'N', description: 'D', defaultValue: 'a--b_x20_c' })
  expect(Object.keys(theme)).toEqual(['splitToolbar'])
  expect(Object.keys(splitToolbar({ mode: 'independent', groups: { a: ['b'] }, initial: {} }))).toEqual([
    'splitToolbar',
  ])
})

test('a group needs an item, and each value once', () => {
  expect(() => splitToolbar({ groups: { a: ['b'], empty: [{ kind: 'reset' }] } })).toThrow(
    'Expected an item to choose in the group "empty"',
  )
  expect(() => splitToolbar({ groups: { a: { items: ['b', { value: 'b' }] } } })).toThrow(
    'Expected each value once in the group "a", found "b"',
  )
})

describe('read', () => {
  test('of an exclusive toolbar is the choice', () => {
    expect(splitToolbar.read({ theme: 'dark--ink' }, 'theme', theme)).toEqual({ group: 'dark', value: 'ink' })
    expect(splitToolbar.read({ theme: 'dark--ink' }, 'theme')).toEqual({ group: 'dark', value: 'ink' })
  })

  test('of an independent toolbar is the choices', () => {
    expect(splitToolbar.read({ type: 'size--s family--sans' }, 'type', type)).toEqual({ size: 's', family: 'sans' })
    expect(splitToolbar.read({}, 'type', type)).toEqual({})
  })

  test.each([
    undefined,
    null,
    {},
    7,
    '',
    'night',
    'dark--paper',
    'blue--night',
    'toString--night',
    'constructor--name',
    '__proto__--x',
    'dark--separator',
    'light--undefined',
  ])('%j is not offered', (raw) => {
    expect(splitToolbar.read({ theme: raw }, 'theme', theme)).toBeUndefined()
    expect(splitToolbar.read({ type: raw }, 'type', type)).toEqual({})
  })

  test('an inherited property is not a global', () => {
    expect(splitToolbar.read(Object.create({ theme: 'dark--ink' }), 'theme', theme)).toBeUndefined()
  })

  test('a value that is not offered does not hide an offered one', () => {
    expect(splitToolbar.read({ type: 'size--xl family--sans' }, 'type', type)).toEqual({ family: 'sans' })
  })
})

test('find is the item of a value', () => {
  expect(splitToolbar.find(theme, 'light', 'snow')).toEqual({ value: 'snow', title: 'Snow', data: { white: true } })
  expect(splitToolbar.find(theme, 'dark', 'night')).toEqual({ value: 'night' })
  expect([splitToolbar.find(theme, 'dark', 'paper'), splitToolbar.find(theme, 'valueOf', 'x')]).toEqual([
    undefined,
    undefined,
  ])
})

test('encoded choices are decoded', () => {
  expect(splitToolbar.decode(splitToolbar.encode('a--', '--b'))).toEqual({ group: 'a--', value: '--b' })
  expect(splitToolbar.decodeAll(splitToolbar.encodeAll({ a: '1', b: '2 3' }))).toEqual({ a: '1', b: '2 3' })
})

test('types', () => {
  type Theme =
    | { readonly group: 'light'; readonly value: 'paper' | 'snow' }
    | { readonly group: 'dark'; readonly value: 'night' | 'ink' }
  type Type = { readonly family?: 'serif' | 'sans'; readonly size?: 's' | 'm' }
  expectTypeOf<SelectionOf<typeof theme>>().toEqualTypeOf<Theme>()
  expectTypeOf<SelectionOf<typeof type>>().toEqualTypeOf<Type>()
  expectTypeOf(splitToolbar.read({}, 'theme', theme)).toEqualTypeOf<Theme | undefined>()
  expectTypeOf(splitToolbar.read({}, 'type', type)).toEqualTypeOf<Type>()
  expectTypeOf(splitToolbar.read({}, 'theme')).toEqualTypeOf<
    { readonly group: string; readonly value: string } | undefined
  >()

  const groups = { scheme: ['light', 'dark'], family: ['serif'] } as const
  // @ts-expect-error not a value of that group
  void (() => splitToolbar({ groups, initial: { group: 'family', value: 'dark' } }))
  // @ts-expect-error the choice of an exclusive toolbar
  void (() => splitToolbar({ groups, mode: 'independent', initial: { group: 'family', value: 'serif' } }))
  // @ts-expect-error no entry of that kind
  void (() => splitToolbar({ groups: { scheme: [{ kind: 'header', title: 'x' }] } }))
})

describe('options in JavaScript', () => {
  test.each<[object, RegExp]>([
    [{ groups: { a: ['x'] }, mod: 'exclusive' }, /options of the toolbar, found "mod"/],
    [
      { groups: { a: ['x'] }, mode: 'exklusive' },
      /^Expected "exclusive" or "independent" as "mode", found "exklusive"/,
    ],
    [{ groups: { a: ['x'] }, mode: null }, /found null/],
    [{}, /^Expected groups by key as "groups", found undefined/],
    [{ groups: [['x']] }, /^Expected groups by key/],
    [{ groups: { a: 'x' } }, /^Expected options of the group "a" in an object, found "x"/],
    [{ groups: { a: { item: ['x'] } } }, /options of the group "a", found "item"/],
    [{ groups: { a: { items: 'xy' } } }, /^Expected items of the group "a" in an array, found "xy"/],
    [{ groups: { a: { items: ['x'], dynamicTitel: false } } }, /found "dynamicTitel"/],
    [{ groups: { a: { items: ['x'], shortcuts: { nxt: {} } } } }, /the shortcuts of the group "a", found "nxt"/],
    [{ groups: { a: ['x', 1] } }, /^Expected options of an item of the group "a" in an object, found 1/],
    [{ groups: { a: ['x', { kind: 'seperator' }] } }, /found "seperator"/],
    [{ groups: { a: [{ title: 'X' }] } }, /^Expected a text as "value" of an item of the group "a", found undefined/],
    [
      { groups: { a: ['x'] }, initial: { group: 'a', value: 'y' } },
      /^Expected an offered choice of the group "a" as "initial", found "y"/,
    ],
    [{ groups: { a: ['x'] }, initial: { group: 'b', value: 'x' } }, /of the group "b"/],
    [
      { groups: { a: ['x'] }, mode: 'independent', initial: { a: 'y' } },
      /^Expected an offered choice of the group "a" as "initial", found "y"/,
    ],
  ])('%j is an error', (config, message) => {
    expect(() => splitToolbar(config as splitToolbar.Config)).toThrow(message)
  })
})
