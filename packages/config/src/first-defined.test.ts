import { ValueSubject, type Readable } from '@signpost/observable'
import { expect, expectTypeOf, test } from 'vitest'
import { firstDefined } from './index.ts'

test.each<[sources: unknown[], value: unknown]>([
  [[], undefined],
  [[undefined], undefined],
  [[undefined, 1, 2], 1],
  [[null, 1], null],
  [[0, 1], 0],
  [['', 1], ''],
  [[false, 1], false],
  [['abc'], 'abc'],
  [[['a', 'b']], ['a', 'b']],
  [[new ValueSubject(undefined), new ValueSubject(2), 3], 2],
  [[{ value: 1 }], { value: 1 }],
])('the first of %j that is defined', (sources, value) => {
  expect(firstDefined(...sources).value).toEqual(value)
})

test('subscribes to its sources only up to the winning one', () => {
  const first = new ValueSubject<number | undefined>(undefined)
  const second = new ValueSubject(2)
  const heard: unknown[] = []
  const setting = firstDefined(first, second)
  expect([first.observerCount, second.observerCount]).toEqual([0, 0])

  const subscription = setting.subscribe((value) => heard.push(value))
  first.set(1)
  expect([first.observerCount, second.observerCount]).toEqual([1, 0])
  second.set(20)
  first.set(undefined)
  expect(heard).toEqual([2, 1, 20])

  subscription.unsubscribe()
  expect([first.observerCount, second.observerCount]).toEqual([0, 0])
})

test('its type ends with the first source that always has a value', () => {
  const chosen = new ValueSubject<'a' | undefined>(undefined)
  expectTypeOf(firstDefined(chosen, 3000)).toEqualTypeOf<Readable<'a' | number>>()
  expectTypeOf(firstDefined(chosen)).toEqualTypeOf<Readable<'a' | undefined>>()
  expectTypeOf(firstDefined(new ValueSubject(1), 'never used')).toEqualTypeOf<Readable<number>>()
  expectTypeOf(firstDefined()).toEqualTypeOf<Readable<undefined>>()
  expectTypeOf(firstDefined(null as string | null, 1)).toEqualTypeOf<Readable<string | null>>()
  expectTypeOf(firstDefined(...(['a'] as string[]))).toEqualTypeOf<Readable<string | undefined>>()
})
