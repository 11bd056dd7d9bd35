import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { replace } from './replace.ts'

/**
 * Options of a {@link FrameClock}.
 *
 * @example
 * ```ts
 * import { installAnimationFrame, type FrameClockOptions } from '@signpost/utils-test'
 *
 * const fast: FrameClockOptions = { interval: 1000 / 120 }
 * using clock = installAnimationFrame(fast)
 * ```
 *
 * @public
 */
export interface FrameClockOptions {
  /** The time between frames, in milliseconds. Defaults to 1000 / 60. */
  readonly interval?: number | undefined
  /** The time before the first frame, in milliseconds. Defaults to 0. */
  readonly start?: number | undefined
}

/**
 * Animation frames controlled by the test, installed by {@link installAnimationFrame}.
 *
 * @example
 * ```ts
 * import { FrameClock } from '@signpost/utils-test'
 *
 * using clock = new FrameClock({ interval: 10 })
 * requestAnimationFrame((time) => console.log(time))
 * clock.tick() // 10
 * ```
 *
 * @searchAlias requestanimationframe raf fake timers advance
 * @public
 */
export class FrameClock implements Disposable {
  readonly #interval: number
  readonly #restores: readonly (() => void)[]
  #requested = new Map<number, FrameRequestCallback>()
  #running = new Map<number, FrameRequestCallback>()
  #lastId = 0
  #now: number

  /**
   * Replaces `requestAnimationFrame` and `cancelAnimationFrame`.
   *
   * @param options - The time between frames, and the start time.
   * @throws A `RangeError` when `interval` is not a positive number.
   */
  constructor(options: FrameClockOptions = {}) {
    checkOptions('FrameClock', options, {
      interval: [
        'a number of milliseconds above 0',
        (value) => typeof value === 'number' && value > 0 && value < Infinity,
      ],
      start: { from: 0, to: Number.MAX_SAFE_INTEGER, unit: 'milliseconds' },
    })
    const { interval = 1000 / 60, start = 0 } = options
    this.#interval = interval
    this.#now = start

    const request = (callback: FrameRequestCallback): number => {
      checkArgument(
        'INVALID_FUNCTION',
        callback,
        'a function for requestAnimationFrame',
        () => typeof callback === 'function',
        'pass the one to call',
      )
      this.#requested.set(++this.#lastId, callback)
      return this.#lastId
    }
    const cancel = (id: number): void => {
      this.#requested.delete(id)
      this.#running.delete(id)
    }
    this.#restores = [
      replace(globalThis, 'requestAnimationFrame', { value: request, writable: true }),
      replace(globalThis, 'cancelAnimationFrame', { value: cancel, writable: true }),
    ]
  }

  /** The time of the last frame in milliseconds, as passed to its callbacks. */
  get now(): number {
    return this.#now
  }

  /** The number of callbacks that wait for the next frame. */
  get pending(): number {
    return this.#requested.size
  }

  /**
   * Runs frames. A callback requested during a frame waits for the next one.
   *
   * @param frames - The number of frames.
   * @throws The error of a callback, after the others of its frame have run; an `AggregateError` for several errors.
   */
  tick(frames = 1): void {
    checkArgument(
      'INVALID_COUNT',
      frames,
      'a whole number of frames from 0',
      () => Number.isSafeInteger(frames) && frames >= 0,
      'pass how many to run',
      RangeError,
    )
    for (let frame = 0; frame < frames; frame++) {
      this.#now += this.#interval
      this.#running = this.#requested
      this.#requested = new Map()
      const errors: unknown[] = []
      for (const [id, callback] of this.#running) {
        this.#running.delete(id)
        try {
          callback(this.#now)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 1) {
        throw Object.assign(
          new AggregateError(
            errors,
            `Expected callbacks of a frame without errors, found ${errors.length}: see errors`,
          ),
          { code: 'FRAME_ERRORS' },
        )
      }
      if (errors.length === 1) throw errors[0]
    }
  }

  /**
   * Restores the original functions, or removes them if there were none, and drops waiting callbacks. Further calls
   * have no effect.
   */
  restore(): void {
    this.#requested.clear()
    for (const restore of this.#restores) restore()
  }

  /** Same as {@link FrameClock.restore}. */
  dispose(): void {
    this.restore()
  }

  /** Same as {@link FrameClock.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }
}

/**
 * Replaces or adds `requestAnimationFrame` and `cancelAnimationFrame`, with frames controlled by the test.
 *
 * @remarks
 * Other clocks, such as `performance.now()`, are not affected.
 *
 * @param options - The time between frames, and the start time.
 * @returns The clock, which runs frames and restores the original functions.
 * @throws A `RangeError` when `interval` is not a positive number.
 *
 * @example
 * ```ts
 * import { installAnimationFrame } from '@signpost/utils-test'
 *
 * using clock = installAnimationFrame()
 * let x = 0
 * requestAnimationFrame(function move() {
 *   x++
 *   requestAnimationFrame(move)
 * })
 * clock.tick(3)
 * console.log(x, clock.pending) // 3 1
 * ```
 *
 * @searchAlias raf mock fake timers stub
 * @public
 */
export function installAnimationFrame(options: FrameClockOptions = {}): FrameClock {
  return new FrameClock(options)
}
