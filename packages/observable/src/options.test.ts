import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { batch, computed, effect, fromEvent, interval, Observable, operators, ValueSubject } from './index.ts'

const { signal } = new AbortController()
const value = { equals: { valid: [() => true] }, name: { valid: ['', 'total'] } }

testOptions('ValueSubject', (options) => new ValueSubject(1, options), value)
testOptions('computed', (options) => computed(() => 1, options), value)
testOptions('effect', (options) => effect(() => {}, options), {
  name: value.name,
  signal: { valid: [signal], invalid: [{}] },
})
testOptions('fromEvent', (options) => fromEvent(new EventTarget(), 'click', options), {
  capture: { valid: [true, false] },
  passive: { valid: [true, false] },
})
testOptions('subscribe', (options) => new Observable(() => {}).subscribe(() => {}, options), {
  signal: { valid: [signal], invalid: [{}] },
})
testOptions('first', (options) => Observable.of(1).first(options), { signal: { valid: [signal], invalid: [{}] } })

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
  'the first value of an empty observable': () => Observable.of().first(),
})
