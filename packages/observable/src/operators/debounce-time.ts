import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { checkMilliseconds } from '../check-milliseconds.ts'
import { relay } from '../relay.ts'

/**
 * Delivers a value after a period without another one. When the source completes, a waiting value is delivered at once;
 * when it fails, the value is dropped.
 *
 * @typeParam T - The type of the values.
 * @param milliseconds - The period in milliseconds.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Subject, operators } from '@signpost/observable'
 *
 * const typed = new Subject<string>()
 * typed.pipe(operators.debounceTime(200)).subscribe((text) => console.log(text))
 * typed.next('sign')
 * typed.next('signpost')
 * ```
 *
 * @searchAlias wait typing pause idle delay input search
 * @public
 */
export function debounceTime<T>(milliseconds: number): Operator<T, T> {
  checkMilliseconds('debounceTime', milliseconds)
  return (source) =>
    new Observable((subscriber) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let waiting: { value: T } | undefined

      function deliver(): void {
        clearTimeout(timer)
        if (!waiting) return
        const { value } = waiting
        waiting = undefined
        subscriber.next(value)
      }

      subscriber.addTeardown(() => clearTimeout(timer))
      relay(source, subscriber, {
        next(value) {
          waiting = { value }
          clearTimeout(timer)
          timer = setTimeout(deliver, milliseconds)
        },
        complete() {
          deliver()
          subscriber.complete()
        },
      })
    })
}
