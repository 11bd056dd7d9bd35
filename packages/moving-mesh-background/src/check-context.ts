import { checkArgument } from '@signpost/utils-primitives'
import type { Context2D } from './draw-mesh.ts'
import { reportFailure } from './report-failure.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Checks a canvas in development; each further call of `getContext` returns the same context.
 *
 * @throws An `Error` with the code `CANVAS_FAILED` when the canvas throws; a `TypeError` with `INVALID_CANVAS` for a
 *   context that lacks methods, such as a mock, which would otherwise fail in each frame.
 */
export function checkContext(canvas: HTMLCanvasElement | OffscreenCanvas): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(canvas)
}

function check(canvas: HTMLCanvasElement | OffscreenCanvas): void {
  let context: Partial<Context2D> | null | undefined
  try {
    context = canvas.getContext('2d') as Context2D | null
  } catch (cause) {
    reportFailure('open', cause)
  }
  checkArgument(
    'INVALID_CANVAS',
    context,
    'a 2D context with the methods of a canvas',
    () =>
      !context ||
      (['arc', 'beginPath', 'clearRect', 'fill', 'lineTo', 'moveTo', 'scale', 'stroke'] as const).every(
        (name) => typeof context[name] === 'function',
      ),
    'add arc, beginPath, clearRect, fill, lineTo, moveTo, scale and stroke',
  )
}
