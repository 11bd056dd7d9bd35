import { createContext, type CanvasOperation } from './canvas-context.ts'
import { replace } from './replace.ts'

/**
 * A canvas that records instead of drawing, installed by {@link mockCanvas}.
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
 * @public
 */
export class CanvasMock implements Disposable {
  #operations: readonly CanvasOperation[] = []
  readonly #contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>()
  readonly #restore: () => void

  /**
   * Takes the place of `HTMLCanvasElement.prototype.getContext`.
   *
   * @throws An `Error` when there is no DOM.
   */
  constructor() {
    if (typeof HTMLCanvasElement !== 'function') {
      throw new Error('Expected a DOM with HTMLCanvasElement, found none: run this test in jsdom or in a browser')
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
   * What was done to all canvases, the oldest first. A new list after each operation: an earlier one stays as it is.
   */
  get operations(): readonly CanvasOperation[] {
    return this.#operations
  }

  /**
   * The calls of one method, on all canvases.
   *
   * @param method - Its name, such as `'fillRect'`.
   * @returns The arguments of each call, the first call first.
   */
  callsOf(method: string): readonly (readonly unknown[])[] {
    return this.#operations.flatMap((operation) =>
      operation.kind === 'call' && operation.name === method ? [operation.args] : [],
    )
  }

  /** Forgets what was done. */
  reset(): void {
    this.#operations = []
  }

  /** Puts back the `getContext` that was there before. Does nothing the second time. */
  restore(): void {
    this.#restore()
  }

  /** The same as {@link CanvasMock.restore}, for `using` declarations. */
  [Symbol.dispose](): void {
    this.restore()
  }

  #record(operation: CanvasOperation): void {
    this.#operations = [...this.#operations, operation]
  }
}

/**
 * Makes the 2D context of every canvas record what is done, for a DOM that cannot draw, such as jsdom.
 *
 * @remarks
 * Properties can be read back; `save` and `restore` keep to their rules. Nothing is drawn: `getImageData` gives transparent
 * pixels, and a character is 10 units wide. There is no context of another kind: `getContext('webgl')` is `null`.
 *
 * @returns The list of operations, which puts back the old `getContext` in the end.
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
 * @public
 */
export function mockCanvas(): CanvasMock {
  return new CanvasMock()
}
