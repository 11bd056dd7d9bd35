import { checkFunction } from './value-options.ts'
import { beginBatch, endBatch } from './queue.ts'

/**
 * Groups several changes into one: observers of {@link ValueSubject} and {@link Computed} are notified once, at the
 * end, and only if the value differs from the last one delivered.
 *
 * Values read inside are up to date. A plain {@link Subject} still delivers at once. Batches nest; notifications are
 * sent at the end of the outermost one. Only the synchronous part of `change` is batched.
 *
 * @typeParam R - The return type of `change`.
 * @param change - Makes the changes.
 * @returns The result of `change`.
 * @throws The error of `change`, after observers are notified of the changes made before it.
 *
 * @example
 * ```ts
 * import { ValueSubject, batch, computed } from '@signpost/observable'
 *
 * const first = new ValueSubject('Ada')
 * const last = new ValueSubject('Byron')
 * computed((get) => `${get(first)} ${get(last)}`).subscribe((name) => console.log(name))
 * batch(() => {
 *   first.set('Grace')
 *   last.set('Hopper')
 * })
 * ```
 *
 * @searchAlias transaction runinaction coalesce atomic bulk
 * @public
 */
export function batch<R>(change: () => R): R {
  checkFunction('batch', change)
  beginBatch()
  try {
    return change()
  } finally {
    endBatch()
  }
}
