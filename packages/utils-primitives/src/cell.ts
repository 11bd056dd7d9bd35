import { failure } from './failure.ts'

/**
 * Read-only view of a {@link Cell}.
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
  /** Whether the cell has a value, which may be `undefined`. */
  readonly initialized: boolean

  /**
   * Returns the value.
   *
   * @throws An `Error` when the cell is empty.
   */
  get(): T

  /**
   * Returns the value, or a fallback when the cell is empty.
   *
   * @param fallback - The result for an empty cell.
   */
  get<F>(fallback: F): T | F
}

/**
 * A container for one value that distinguishes an empty cell from the value `undefined`.
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
 * @searchAlias optional maybe box ref slot holder
 * @public
 */
export class Cell<T> implements ReadonlyCell<T> {
  #content: { value: T } | undefined

  /**
   * Creates a cell.
   *
   * @param initial - The value, or no argument for an empty cell.
   */
  constructor(...initial: [] | [value: T]) {
    if (initial.length > 0) this.#content = { value: initial[0] as T }
  }

  /** Whether the cell has a value, which may be `undefined`. */
  get initialized(): boolean {
    return this.#content !== undefined
  }

  /**
   * Returns the value.
   *
   * @returns The last value set.
   * @throws An `Error` when the cell is empty.
   */
  get(): T
  /**
   * Returns the value, or a fallback when the cell is empty.
   *
   * @param fallback - The result for an empty cell.
   * @returns The last value set, or `fallback`.
   */
  get<F>(fallback: F): T | F
  get(...fallback: unknown[]): unknown {
    if (this.#content) return this.#content.value
    if (fallback.length > 0) return fallback[0]
    throw failure(
      'EMPTY_CELL',
      'Expected a value in the cell, found none: call set() first, or give get() a fallback',
      Error,
    )
  }

  /**
   * Sets the value.
   *
   * @param value - The value.
   */
  set(value: T): void {
    this.#content = { value }
  }

  /** Removes the value. */
  reset(): void {
    this.#content = undefined
  }
}
