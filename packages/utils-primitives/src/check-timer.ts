import { checkArgument } from './check-options.ts'
import { failure } from './failure.ts'
import { shown } from './shown.ts'

/** Checks the function that a timer calls, and the time, for `debounce` and `throttle`. Timers treat a longer time as 0. */
export function checkTimer(taker: string, fn: unknown, ms: number): void {
  checkArgument(
    'INVALID_FUNCTION',
    fn,
    `a function for ${taker}`,
    () => !(typeof fn !== 'function'),
    'pass the one to call',
  )
  if (typeof ms === 'number' && ms >= 0 && ms < 2 ** 31) return
  const message = `Expected ms to be a number of milliseconds from 0 to 2147483647, found ${shown(ms)}: change the time of ${taker}`
  throw failure('INVALID_TIME', message, RangeError)
}
