/**
 * A {@link Cell} that one may read only.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { Cell, type ReadonlyCell } from '@signpost/utils-primitives'
 *
 * const port: ReadonlyCell<number> = new Cell(3000)
 * const url = `http://localhost:${port.get()}`
 * ```
 *
 * @public
 */
export interface ReadonlyCell<T> {
  /** Whether there is a value, which may be `undefined`. */
  readonly initialized: boolean

  /**
   * The value.
   *
   * @throws An `Error` when there is none.
   */
  get(): T

  /**
   * The value, or another one when there is none.
   *
   * @param fallback - What to give when there is no value.
   */
  get<F>(fallback: F): T | F
}

/**
 * A box for one value, which knows whether the value has been set: `undefined` is a value like any other.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { Cell } from '@signpost/utils-primitives'
 *
 * const user = new Cell<string | undefined>()
 * user.initialized // false: nobody has looked
 * user.set(undefined)
 * user.initialized // true: there is no user
 * user.reset()
 * user.get('nobody') // 'nobody'
 * ```
 *
 * @public
 */
export class Cell<T> implements ReadonlyCell<T> {
  #content: { value: T } | undefined

  /**
   * Makes a box.
   *
   * @param initial - The value, or nothing for an empty box.
   */
  constructor(...initial: [] | [value: T]) {
    if (initial.length > 0) this.#content = { value: initial[0] as T }
  }

  /** Whether there is a value, which may be `undefined`. */
  get initialized(): boolean {
    return this.#content !== undefined
  }

  /**
   * The value.
   *
   * @returns What was set last.
   * @throws An `Error` when there is no value.
   */
  get(): T
  /**
   * The value, or another one when there is none.
   *
   * @param fallback - What to give when there is no value.
   * @returns What was set last, or `fallback`.
   */
  get<F>(fallback: F): T | F
  get(...fallback: unknown[]): unknown {
    if (this.#content) return this.#content.value
    if (fallback.length > 0) return fallback[0]
    throw new Error('The cell has no value. Call set() first, or give get() a fallback.')
  }

  /**
   * Puts a value in, whether there is one or not.
   *
   * @param value - The value.
   */
  set(value: T): void {
    this.#content = { value }
  }

  /** Takes the value out. */
  reset(): void {
    this.#content = undefined
  }
}
