import { afterEach, beforeEach, expect } from 'vitest'
import { config, type Observable } from '../src/index.ts'

/** Records everything that an observable delivers, including its end. */
export function record(source: Observable<unknown>): unknown[] {
  const log: unknown[] = []
  source.subscribe({
    next: (value) => log.push(value),
    error: (error) => log.push(['error', error]),
    complete: () => log.push('complete'),
  })
  return log
}

/** Collects unhandled errors during each test, which fails for those that it does not take out. */
export function watchUnhandled(): { take: () => unknown[] } {
  let unhandled: unknown[] = []
  const take = (): unknown[] => unhandled.splice(0)
  beforeEach(() => {
    unhandled = []
    config.onUnhandledError = (error) => void unhandled.push(error)
  })
  afterEach(() => {
    config.onUnhandledError = undefined
    expect(take()).toEqual([])
  })
  return { take }
}
