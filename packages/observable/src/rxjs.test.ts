import { BehaviorSubject, Subject as RxSubject, firstValueFrom, from, of, switchMap, throwError, toArray } from 'rxjs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { Observable, Subject, ValueSubject, combineLatest, operators } from './index.ts'

describe('to rxjs', () => {
  test('from() takes ours, with values, error, completion and cancellation', async () => {
    expect(await firstValueFrom(from(Observable.of(1, 2)).pipe(toArray()))).toEqual([1, 2])
    const failing = new Observable<number>((subscriber) => subscriber.error('broken'))
    await expect(firstValueFrom(from(failing))).rejects.toBe('broken')

    const source = new Subject<number>()
    const log: number[] = []
    const subscription = from(source).subscribe((value) => log.push(value))
    source.next(1)
    subscription.unsubscribe()
    expect(source.observerCount).toBe(0)
    source.next(2)
    expect(log).toEqual([1])
  })

  test('it is taken as an observable, not as an async iterable', () => {
    const log: number[] = []
    from(new ValueSubject(1)).subscribe((value) => log.push(value))
    expect(log).toEqual([1])
  })

  test('rxjs operators accept ours', async () => {
    const result = of(1, 2).pipe(
      switchMap((value) => Observable.of(value, value * 10)),
      toArray(),
    )
    expect(await firstValueFrom(result)).toEqual([1, 10, 2, 20])
  })

  test('an rxjs subject observes ours', () => {
    const theirs = new RxSubject<number>()
    const log: unknown[] = []
    theirs.subscribe({ next: (value) => log.push(value), complete: () => log.push('complete') })
    Observable.of(1).subscribe(theirs)
    expect(log).toEqual([1, 'complete'])
  })
})

describe('from rxjs', () => {
  test('Observable.from() takes theirs, with values, error, completion and cancellation', async () => {
    const ours = Observable.from(of(1, 2))
    expectTypeOf(ours).toEqualTypeOf<Observable<number>>()
    expect(await ours.toArray()).toEqual([1, 2])
    await expect(Observable.from(throwError(() => 'broken')).first()).rejects.toBe('broken')

    const source = new RxSubject<number>()
    const log: number[] = []
    const subscription = Observable.from(source).subscribe((value) => log.push(value))
    source.next(1)
    subscription.unsubscribe()
    expect(source.observed).toBe(false)
    source.next(2)
    expect(log).toEqual([1])
  })

  test('our combinations and operators accept theirs', async () => {
    const pair = combineLatest([of(1), Observable.of('x')])
    expectTypeOf(pair).toEqualTypeOf<Observable<[number, string]>>()
    expect(await pair.first()).toEqual([1, 'x'])
    expect(
      await Observable.of(1, 2)
        .pipe(operators.switchMap((value) => of(value * 10)))
        .toArray(),
    ).toEqual([10, 20])
  })

  test('our subject observes rxjs', () => {
    const ours = new ValueSubject(0)
    new BehaviorSubject(5).subscribe(ours)
    expect(ours.value).toBe(5)
  })
})
