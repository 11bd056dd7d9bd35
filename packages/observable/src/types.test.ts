import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { expectTypeOf, test } from 'vitest'
import {
  Observable,
  ValueSubject,
  combineLatest,
  computed,
  fromEvent,
  merge,
  operators,
  type Computed,
  type EventOf,
  type ObservableInput,
  type Readable,
  type ValueOf,
} from './index.ts'

test('ValueOf', () => {
  expectTypeOf<ValueOf<Observable<number>>>().toEqualTypeOf<number>()
  expectTypeOf<ValueOf<Computed<number | string>>>().toEqualTypeOf<number | string>()
  expectTypeOf<ValueOf<Readable<boolean>>>().toEqualTypeOf<boolean>()
  expectTypeOf<ValueOf<Promise<string>>>().toEqualTypeOf<string>()
  expectTypeOf<ValueOf<AsyncIterable<1>>>().toEqualTypeOf<1>()
  expectTypeOf<ValueOf<readonly Date[] | Promise<null>>>().toEqualTypeOf<Date | null>()
  expectTypeOf<ValueOf<ObservableInput<number>>>().toEqualTypeOf<number>()
  expectTypeOf<ValueOf<Observable<never>>>().toBeNever()
  expectTypeOf<ValueOf<{ a: 1 }>>().toBeNever()
})

test('from, of and assignability', () => {
  expectTypeOf(Observable.of<string | number>(1, 'a')).toEqualTypeOf<Observable<string | number>>()
  expectTypeOf(Observable.from(new ValueSubject(1))).toEqualTypeOf<Observable<number>>()
  expectTypeOf(Observable.from(Promise.resolve('a'))).toEqualTypeOf<Observable<string>>()
  expectTypeOf<Observable<1>>().toExtend<Observable<number>>()
  expectTypeOf<Observable<number>>().not.toExtend<Observable<1>>()
  expectTypeOf<ValueSubject<number>>().toExtend<Readable<number>>()
  // @ts-expect-error -- an async producer would hide its errors and its teardown
  new Observable(async () => {})
})

test('pipe carries types through', () => {
  const result = Observable.of<number | null>(1, null).pipe(
    operators.filter((value) => value !== null),
    operators.map((value) => value.toFixed()),
    operators.startWith(true as const),
    operators.scan((all, value) => [...all, value], [] as (string | true)[]),
  )
  expectTypeOf(result).toEqualTypeOf<Observable<(string | true)[]>>()
})

test('combinations', () => {
  const a = Observable.of(1)
  const b = Promise.resolve('x')
  expectTypeOf(combineLatest([a, b])).toEqualTypeOf<Observable<[number, string]>>()
  expectTypeOf(combineLatest({ a, b })).toEqualTypeOf<Observable<{ a: number; b: string }>>()
  expectTypeOf(merge(a, b)).toEqualTypeOf<Observable<string | number>>()
  expectTypeOf(computed((get) => [get(new ValueSubject(1))] as const)).toEqualTypeOf<Computed<readonly [number]>>()
})

test('fromEvent infers the events of its target', () => {
  expectTypeOf<EventOf<HTMLElement, 'keydown'>>().toEqualTypeOf<KeyboardEvent>()
  expectTypeOf<EventOf<Window, 'message'>>().toEqualTypeOf<MessageEvent>()
  expectTypeOf<EventOf<Window, 'error'>>().toEqualTypeOf<Event>()
  expectTypeOf<EventOf<EventTarget, 'anything'>>().toEqualTypeOf<Event>()
  expectTypeOf(fromEvent<WebSocket, 'close'>).returns.toEqualTypeOf<Observable<CloseEvent>>()
})

test('fromEvent takes emitters of Node.js, typed or not, with the arguments that the caller names', () => {
  const typed = new EventEmitter<{ moved: [x: number] }>()
  expectTypeOf(fromEvent(typed, 'moved')).toEqualTypeOf<Observable<unknown[]>>()
  expectTypeOf(fromEvent<[x: number]>(typed, 'moved')).toEqualTypeOf<Observable<[x: number]>>()
  expectTypeOf(fromEvent<[chunk: Uint8Array]>(new Socket(), 'data')).toEqualTypeOf<Observable<[chunk: Uint8Array]>>()
  expectTypeOf(fromEvent(process, 'exit')).toEqualTypeOf<Observable<unknown[]>>()
})
