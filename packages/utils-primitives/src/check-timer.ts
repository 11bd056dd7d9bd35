import { checkArgument, checkOptions, type ExpectedOption } from './check-options.ts'
import { failure } from './failure.ts'

/** Checks what `debounce` and `throttle` are given: the time always, because timers treat a longer one as 0. */
export function checkTimer(taker: string, fn: unknown, ms: number, options: object, maxWait?: ExpectedOption): void {
  checkArgument(
    'INVALID_FUNCTION',
    fn,
    `a function for ${taker}`,
    () => typeof fn === 'function',
    'pass the one to call',
  )
  checkOptions(taker, options, { signal: 'AbortSignal', leading: 'boolean', trailing: 'boolean', maxWait })
  checkArgument(
    'INVALID_TIME',
    ms,
    'milliseconds',
    () => typeof ms === 'number',
    'pass a number from 0 to 2147483647',
    RangeError,
  )
  if (typeof ms === 'number' && ms >= 0 && ms < 2 ** 31) return
  throw failure('INVALID_TIME', `Expected ms from 0 to 2147483647, found ${String(ms)}: change it`, RangeError)
}
