import { failure, shown } from '@signpost/utils-primitives'

/** The longest delay of timers; they treat a longer one as 0. */
const longest = 2 ** 31 - 1

/**
 * Checks the delay of a timer.
 *
 * @param name - The function that takes it, for the error message.
 * @throws RangeError when it is not a number from 0 to {@link longest}.
 */
export function checkMilliseconds(name: string, milliseconds: number): void {
  if (typeof milliseconds !== 'number' || !(milliseconds >= 0 && milliseconds <= longest)) {
    const message = `Expected a number of milliseconds from 0 to ${longest} for ${name}, found ${shown(milliseconds)}: change it`
    throw failure('INVALID_TIME', message, RangeError)
  }
}
