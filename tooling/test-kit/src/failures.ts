import { syncBuiltinESMExports } from 'node:module'
import { expect, test } from 'vitest'

/** Ways in which something that a library calls fails. */
export type Fault = 'throws' | 'rejects' | 'vanishes' | 'is slow' | 'answers twice'

/** Result of a call during a fault: the code of the error, or the returned value. */
type Outcome = { readonly code: string } | { readonly returns: unknown }

/** One thing that a library calls, and the results of its faults. */
export interface FailureCase {
  /** Owner of the method that fails: an object of the platform, or of the caller. Called for each fault. */
  owner: () => object
  /** The method. */
  method: string
  /** Use of the library during the fault. */
  use: () => unknown
  /** Result of each fault. */
  faults: Readonly<Partial<Record<Fault, Outcome>>>
  /** The error that is thrown. Defaults to one without a code. */
  error?: () => unknown
  /** Checks after the fault has ended: nothing is lost, and the library works again. */
  after?: () => unknown
}

type Method = (this: unknown, ...args: unknown[]) => unknown

/** A method that fails. The second answer is that of a callback: functions among the arguments are called again. */
function faulty(original: Method, fault: Fault, error: () => unknown): Method | undefined {
  switch (fault) {
    case 'vanishes':
      return undefined
    case 'throws':
      return () => {
        throw error()
      }
    case 'rejects':
      return () => Promise.reject(error() as Error)
    case 'is slow':
      return async function (...args) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        return Reflect.apply(original, this, args)
      }
    case 'answers twice':
      return function (...args) {
        const twice = args.map((arg) =>
          typeof arg === 'function'
            ? (...values: unknown[]) => {
                ;(arg as Method)(...values)
                return (arg as Method)(...values)
              }
            : arg,
        )
        return Reflect.apply(original, this, twice)
      }
  }
}

/** Replaces a method until the returned function is called. Named imports of modules of Node.js follow. */
function replaced(owner: object, method: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, method)
  Object.defineProperty(owner, method, { value, configurable: true, writable: true })
  syncBuiltinESMExports()
  return () => {
    if (before) Object.defineProperty(owner, method, before)
    else Reflect.deleteProperty(owner, method)
    syncBuiltinESMExports()
  }
}

/**
 * Runs a function and collects errors that nobody catches: of timers, of promises and of event listeners.
 *
 * @returns The errors, after everything that was due at the end of the function.
 */
export async function uncaughtOf(run: () => unknown): Promise<unknown[]> {
  const errors: unknown[] = []
  const collect = (error: unknown): void => void errors.push(error)
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const own = events.map((event) => process.listeners(event as 'uncaughtException'))
  const dom = (globalThis as { window?: EventTarget }).window
  const collectEvent = (event: Event): void => {
    event.preventDefault()
    collect((event as unknown as { error?: unknown }).error)
  }
  for (const event of events) process.removeAllListeners(event).on(event, collect)
  dom?.addEventListener('error', collectEvent)
  try {
    await run()
    // Timers and rejections of this turn are reported in a later one.
    await new Promise((resolve) => setTimeout(resolve, 10))
  } finally {
    dom?.removeEventListener('error', collectEvent)
    for (const [index, event] of events.entries()) {
      process.removeAllListeners(event)
      for (const listener of own[index] ?? []) process.on(event as 'uncaughtException', listener)
    }
  }
  return errors
}

/**
 * Tests a library while the things that it calls fail. No fault may end in an error that nobody catches: it ends in an
 * error with a `code` for the caller, or as documented.
 *
 * @param cases - The cases, by what is called in words.
 */
export function testFailures(library: string, cases: Readonly<Record<string, FailureCase>>): void {
  const rows = Object.entries(cases).flatMap(([what, one]) =>
    Object.entries(one.faults).map(([fault, outcome]) => ({ what, fault: fault as Fault, outcome, one })),
  )
  test.each(rows)(`${library}: $what $fault`, async ({ fault, outcome, one }) => {
    const owner = one.owner()
    const error = one.error ?? (() => new Error('broken'))
    const original = (owner as Record<string, Method>)[one.method]!
    let found: unknown
    const uncaught = await uncaughtOf(async () => {
      const restore = replaced(owner, one.method, faulty(original, fault, error))
      try {
        found = { returns: await one.use() }
      } catch (thrown) {
        found = { code: (thrown as { code?: unknown }).code, message: (thrown as Error).message }
      } finally {
        restore()
      }
    })
    expect(uncaught).toEqual([])
    expect(found).toMatchObject(outcome)
    await one.after?.()
  })
}
