import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { uncaughtOf } from './failures.ts'

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Marks a call that returns a promise, which settles once. The test checks that it does. */
export const settlesOnce: unique symbol = Symbol('settles once')

/** Something that answers a library later: it calls a function back, or returns a promise. */
export interface AnswerCase {
  /** Owner of the method that answers. Called for each test. */
  owner: () => object
  /** Uses the library until everything is answered, also after its end. */
  use: () => unknown
  /** Result of the use while each answer comes in a later turn, also when it is no longer wanted. */
  late: unknown
  /** Result of the use while each answer comes twice. */
  twice: unknown
  /** The method. Defaults to the name of the case. */
  method?: string
}

// Methods are replaced that the kit needs itself.
const { setTimeout: later } = globalThis

/** Waits until late answers have come. */
export const answered = (): Promise<void> => new Promise((resolve) => void later(resolve, 20))

/** A function whose calls come later, or twice. */
function answering(callback: Method, way: 'late' | 'twice'): Method {
  return function (...values) {
    if (way === 'late') return void later(() => Reflect.apply(callback, this, values), 5)
    try {
      // The platform makes a new list of entries for each call.
      Reflect.apply(
        callback,
        this,
        values.map((value) => (Array.isArray(value) ? [...(value as unknown[])] : value)),
      )
    } finally {
      Reflect.apply(callback, this, values)
    }
    return undefined
  }
}

/** Changes the functions among arguments, also those of an observer. */
function changed(arg: unknown, way: 'late' | 'twice'): unknown {
  if (typeof arg === 'function') return answering(arg as Method, way)
  if (Object(arg) !== arg || Object.getPrototypeOf(arg) !== Object.prototype) return arg
  return Object.fromEntries(
    Object.entries(arg as object).map(([name, value]) => [
      name,
      typeof value === 'function' ? answering((value as Method).bind(arg), way) : (value as unknown),
    ]),
  )
}

/** Calls of a method that answers, and how many of them returned a promise. */
interface Counts {
  calls: number
  promises: number
}

/** Settles in a later turn as another promise does. */
const delayed = (promise: Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    promise.then(
      (value) => later(() => resolve(value), 5),
      (error: Error) => later(() => reject(error), 5),
    )
  })

/** Stands in for a method or a class. */
function standIn(original: Method, way: 'late' | 'twice', counts: Counts): Method {
  const answer = (result: unknown): unknown => {
    if (!(result instanceof Promise)) return result
    counts.promises++
    return way === 'late' ? delayed(result) : result
  }
  const answers = (args: unknown[]): unknown[] => {
    counts.calls++
    return args.map((one) => changed(one, way))
  }
  // The target is no more than callable: read-only properties of the original could not be replaced.
  return new Proxy(function () {} as Method, {
    apply: (_, self, args: unknown[]) => answer(Reflect.apply(original, self, answers(args))),
    construct: (_, args: unknown[]) => answer(Reflect.construct(original, answers(args))) as object,
    get: (_, key) => {
      const value: unknown = Reflect.get(original, key)
      return key === promisify.custom && value ? standIn(value as Method, way, counts) : value
    },
  })
}

/**
 * Tests a library while what it calls answers late or twice. No answer may end in an error that nobody catches.
 *
 * `tooling/repository` requires a case for each call of a library that answers later.
 *
 * @param cases - The cases, by the name of the call.
 */
export function testAnswers(library: string, cases: Readonly<Record<string, AnswerCase>>): void {
  const rows = Object.entries(cases).flatMap(([name, one]) => [
    { name, one, way: 'late' as const },
    { name, one, way: 'twice' as const },
  ])
  test.each(rows)(`${library}: $name answers $way`, async ({ name, one, way }) => {
    const owner = one.owner()
    const method = one.method ?? name.split(' ')[0]!
    const before = Object.getOwnPropertyDescriptor(owner, method)
    const original = (owner as Record<string, Method>)[method]!
    const counts = { calls: 0, promises: 0 }
    const value = standIn(original, way, counts)
    let found: unknown
    const uncaught = await uncaughtOf(async () => {
      Object.defineProperty(owner, method, { value, configurable: true, writable: true })
      syncBuiltinESMExports()
      try {
        found = await one.use()
        await answered()
      } finally {
        if (before) Object.defineProperty(owner, method, before)
        else Reflect.deleteProperty(owner, method)
        syncBuiltinESMExports()
      }
    })
    expect(uncaught).toEqual([])
    expect(counts.calls, `calls of ${name}`).toBeGreaterThan(0)
    if (way === 'twice' && one.twice === settlesOnce) expect(counts.promises, `promises of ${name}`).toBe(counts.calls)
    else expect(found).toEqual(one[way])
  })
}

/** The messages of errors that nobody catches during a run: those that a library reports to the runtime on purpose. */
export const uncaughtIn = async (run: () => unknown): Promise<string[]> =>
  (await uncaughtOf(run)).map((error) => (error as Error).message)
