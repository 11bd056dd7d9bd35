import { failure } from '@signpost/utils-primitives'
import { createContext, type CanvasOperation } from './canvas-context.ts'
import { replace } from './replace.ts'

/**
 * A canvas that records operations instead of drawing, installed by {@link mockCanvas}.
 *
 * @example
 * ```ts
 * import { CanvasMock } from '@signpost/utils-test'
 *
 * using drawing = new CanvasMock()
 * document.createElement('canvas').getContext('2d')?.fillRect(0, 0, 10, 10)
 * drawing.callsOf('fillRect') // [[0, 0, 10, 10]]
 * ```
 *
 * @searchAlias fake stub spy
 * @public
 */
export class CanvasMock implements Disposable {
  #operations: readonly CanvasOperation[] = []
  readonly #contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>()
  readonly #restore: () => void

  /**
   * Replaces `HTMLCanvasElement.prototype.getContext`.
   *
   * @throws An `Error` when there is no DOM.
   */
  constructor() {
    if (typeof HTMLCanvasElement !== 'function') {
      throw failure(
        'NO_DOM',
        'Expected a DOM with HTMLCanvasElement, found none: run this test in jsdom or in a browser',
        Error,
      )
    }
    const contextOf = (canvas: HTMLCanvasElement, kind: string): CanvasRenderingContext2D | null => {
      if (kind !== '2d') return null
      const context = this.#contexts.get(canvas) ?? createContext(canvas, (operation) => this.#record(operation))
      this.#contexts.set(canvas, context)
      return context
    }
    const value = function (this: HTMLCanvasElement, kind: string): CanvasRenderingContext2D | null {
      return contextOf(this, kind)
    }
    this.#restore = replace(HTMLCanvasElement.prototype, 'getContext', { value, writable: true })
  }

  /**
   * Operations on all canvases, oldest first. Each operation creates a new list, so earlier lists do not change.
   */
  get operations(): readonly CanvasOperation[] {
    return this.#operations
  }

  /**
   * Lists the calls of a method on all canvases.
   *
   * @param method - The name of the method, such as `'fillRect'`.
   * @returns The arguments of each call, in order.
   */
  callsOf(method: string): readonly (readonly unknown[])[] {
    return this.#operations.flatMap((operation) =>
      operation.kind === 'call' && operation.name === method ? [operation.args] : [],
    )
  }

  /** Removes all recorded operations. */
  reset(): void {
    this.#operations = []
  }

  /** Restores the original `getContext`. Further calls have no effect. */
  restore(): void {
    this.#restore()
  }

  /** Same as {@link CanvasMock.restore}. */
  dispose(): void {
    this.restore()
  }

  /** Same as {@link CanvasMock.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }

  #record(operation: CanvasOperation): void {
    this.#operations = [...this.#operations, operation]
  }
}

/**
 * Makes the 2D context of every canvas record its operations, for a DOM that cannot draw, such as jsdom.
 *
 * @remarks
 * Properties can be read back; `save` and `restore` work as specified. Nothing is drawn: `getImageData` returns
 * transparent pixels, and every character is 10 units wide. Other contexts do not exist: `getContext('webgl')` is
 * `null`.
 *
 * @returns The mock, which has the operations and restores the original `getContext`.
 * @throws An `Error` when there is no DOM.
 *
 * @example
 * ```ts
 * import { mockCanvas } from '@signpost/utils-test'
 *
 * using drawing = mockCanvas()
 * const context = document.createElement('canvas').getContext('2d')!
 * context.fillStyle = 'red'
 * context.fillRect(0, 0, 10, 10)
 * drawing.operations.map(({ name }) => name) // ['fillStyle', 'fillRect']
 * ```
 *
 * @searchAlias fake stub getcontext jest happydom
 * @public
 */
export function mockCanvas(): CanvasMock {
  return new CanvasMock()
}
