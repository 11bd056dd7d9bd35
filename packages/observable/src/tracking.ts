import { checkArgument } from '@signpost/utils-primitives'
import type { Node } from './graph.ts'

/** State of the evaluation that is under way. An object, because several files change it. */
export const tracking: {
  /** Node that is running and records what it reads. */
  active: Node | undefined
  /** Number of nested runs. */
  depth: number
  /** Node that must be computed before those abandoned on the stack. */
  awaited: Node | undefined
  /** Number of changes of all nodes. A value computed at the same number is still valid. */
  epoch: number
} = { active: undefined, depth: 0, awaited: undefined, epoch: 0 }

/**
 * Runs a function whose reads with `get` are not recorded as dependencies.
 *
 * For calls of helpers inside {@link computed} and {@link effect} that take a `get`. Reading the `value` of a source is
 * never recorded.
 *
 * @typeParam R - The type of the result.
 * @param read - Reads values.
 * @returns The result of `read`.
 * @throws The error of `read`.
 *
 * @example
 * ```ts
 * import { ValueSubject, effect, untracked } from '@signpost/observable'
 *
 * const page = new ValueSubject('home')
 * const user = new ValueSubject('Ada')
 * effect((get) => {
 *   const path = get(page)
 *   untracked(() => console.log(path, get(user)))
 * })
 * user.set('Grace')
 * ```
 *
 * @searchAlias peek ignore sample tracking
 * @public
 */
export function untracked<R>(read: () => R): R {
  checkArgument('INVALID_FUNCTION', read, 'a function for untracked', () => typeof read === 'function', 'pass one')
  const { active } = tracking
  tracking.active = undefined
  try {
    return read()
  } finally {
    tracking.active = active
  }
}
