import { testOptions, testRefusals } from '@signpost/test-kit/options'
import {
  batch,
  combineLatest,
  Computed,
  computed,
  config,
  effect,
  fromEvent,
  interval,
  Observable,
  ObservableMap,
  ObservableSet,
  operators,
  Subject,
  untracked,
  ValueSubject,
} from './index.ts'
import { uncaughtOf } from '@signpost/test-kit/failures'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useReadable } from './react.ts'

const readable = new ValueSubject(1)
function Reader(options: { initial?: number }): null {
  useReadable(readable, options)
  return null
}

const { signal } = new AbortController()
const aborted = { signal: { valid: [signal], invalid: [{}] } }
const value = { equals: { valid: [() => true] }, name: { valid: ['', 'total'] } }

testOptions('ValueSubject', (options) => new ValueSubject(1, options), value)
testOptions('Computed', (options) => new Computed(() => 1, options), value)
testOptions('computed', (options) => computed(() => 1, options), value)
testOptions('effect', (options) => effect(() => {}, options), {
  name: value.name,
  ...aborted,
})
testOptions('fromEvent', (options) => fromEvent(new EventTarget(), 'click', options), {
  capture: { valid: [true, false] },
  passive: { valid: [true, false] },
})
const takers = {
  'Observable.subscribe': new Observable(() => {}),
  'ObservableMap.subscribe': new ObservableMap(),
  'ObservableSet.subscribe': new ObservableSet(),
}
for (const taker of Object.keys(takers) as (keyof typeof takers)[]) {
  const observer = { valid: [() => {}] }
  testOptions(taker, (options) => takers[taker].subscribe(() => {}, options), aborted)
  testOptions(taker, (given) => takers[taker].subscribe(given), { next: observer, error: observer, complete: observer })
}
testOptions('Observable.first', (options) => Observable.of(1).first(options), aborted)
testOptions('Observable.toArray', (options) => Observable.of(1).toArray(options), aborted)
testOptions(
  'useReadable',
  // JSX cannot pass props that are no object.
  (options) =>
    renderToString(createElement(Object(options) === options ? Reader : () => useReadable(readable, options), options)),
  // Any value may be the first.
  { initial: { valid: [null, true, 1, 1n, '', Symbol('first'), () => 1, [], {}] } },
)

const wrongTimes = [-1, NaN, Infinity, 2 ** 31, '1', null]

testRefusals('observable', {
  ...Object.fromEntries(wrongTimes.map((time) => [`interval(${String(time)})`, () => interval(time as never)])),
  ...Object.fromEntries(
    wrongTimes.map((time) => [`debounceTime(${String(time)})`, () => operators.debounceTime(time as never)]),
  ),
  ...Object.fromEntries([-1, 1.5, NaN, '1'].map((count) => [`take(${count})`, () => operators.take(count as never)])),
  'no producer': () => new Observable(undefined as never),
  'an observer that is a number': () => new Observable(() => {}).subscribe(1 as never),
  'an input that is a number': () => Observable.from(1 as never),
  'no input': () => Observable.from(null as never),
  'no function for map': () => operators.map(1 as never),
  'no function for filter': () => operators.filter(undefined as never),
  'no function for scan': () => operators.scan(undefined as never, 0),
  'no function for switchMap': () => operators.switchMap({} as never),
  'no function for catchError': () => operators.catchError(undefined as never),
  'no function for distinct': () => operators.distinct(1 as never),
  'no function for batch': () => batch(1 as never),
  'no event target': () => fromEvent({} as never, 'click'),
  'an observer with a misspelt name': () => new Observable(() => {}).subscribe({ nxt: () => {} } as never),
  'an observer whose next is no function': () => new Subject().subscribe({ next: 1 } as never),
  'an observer whose error is no function': () => new Subject().subscribe({ error: 1 } as never),
  'a producer that returns a promise': () => new Observable((async () => {}) as never).toArray(),
  'a producer that returns a subscription': () => new Observable((() => new Subject().subscribe()) as never).toArray(),
  'an operator that is a number': () => Observable.of(1).pipe(1 as never),
  'a computed value of a number': () => computed((get) => get(1 as never)).value,
  'a computed value of no source': () => computed((get) => get(null as never)).value,
  'a computed value of an observable without a value': () => computed((get) => get(Observable.of(1) as never)).value,
  'no function for update': () => new ValueSubject(1).update(2 as never),
  'no function for untracked': () => untracked(1 as never),
  'no inputs to combine': () => combineLatest(null as never),
  'no type of an event': () => fromEvent(new EventTarget(), undefined as never),
  'a map of a number': () => new ObservableMap(1 as never),
  'a map of a list of values': () => new ObservableMap([1] as never),
  'a set of a number': () => new ObservableSet(1 as never),
  'the first value of an empty observable': () => Observable.of().first(),
})

test('a handler of unhandled errors that is no function loses none', async () => {
  const errors = await uncaughtOf(() => {
    config.onUnhandledError = 5 as never
    new Observable(() => {
      throw new Error('lost?')
    }).subscribe(() => {})
    config.onUnhandledError = undefined
  })
  expect(errors).toEqual([expect.objectContaining({ message: 'lost?' })])
})

test('an effect that returns a promise or a subscription says so', async () => {
  const source = new Subject()
  const errors = await uncaughtOf(() => {
    effect((async () => {}) as never).dispose()
    effect((() => source.subscribe()) as never).dispose()
    effect((() => 'text of an arrow function') as never).dispose()
  })
  expect(errors).toEqual([1, 2].map(() => expect.objectContaining({ code: 'INVALID_TEARDOWN' })))
})
