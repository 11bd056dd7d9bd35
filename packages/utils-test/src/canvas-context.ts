/**
 * An operation on a canvas: a method call or a property assignment.
 *
 * @example
 * ```ts
 * import { mockCanvas, type CanvasOperation } from '@signpost/utils-test'
 *
 * const describe = (operation: CanvasOperation) =>
 *   operation.kind === 'call' ? `${operation.name}(${operation.args.join()})` : `${operation.name} = ${String(operation.value)}`
 *
 * using drawing = mockCanvas()
 * drawing.operations.map(describe) // ['fillStyle = red', 'fillRect(0,0,10,10)']
 * ```
 *
 * @searchAlias draw command
 * @public
 */
export type CanvasOperation =
  | {
      readonly kind: 'call'
      readonly canvas: HTMLCanvasElement
      readonly name: string
      readonly args: readonly unknown[]
    }
  | { readonly kind: 'set'; readonly canvas: HTMLCanvasElement; readonly name: string; readonly value: unknown }

/** Properties saved by `save`, with their initial values. */
const initialState: Readonly<Record<string, unknown>> = {
  direction: 'ltr',
  fillStyle: '#000000',
  filter: 'none',
  font: '10px sans-serif',
  fontKerning: 'auto',
  fontStretch: 'normal',
  fontVariantCaps: 'normal',
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  imageSmoothingEnabled: true,
  imageSmoothingQuality: 'low',
  letterSpacing: '0px',
  lineCap: 'butt',
  lineDashOffset: 0,
  lineJoin: 'miter',
  lineWidth: 1,
  miterLimit: 10,
  shadowBlur: 0,
  shadowColor: 'rgba(0, 0, 0, 0)',
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  strokeStyle: '#000000',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  textRendering: 'auto',
  wordSpacing: '0px',
}

const drawingMethods =
  'arc arcTo beginPath bezierCurveTo clearRect clip closePath drawFocusIfNeeded drawImage ellipse fill fillRect fillText lineTo moveTo putImageData quadraticCurveTo rect resetTransform rotate roundRect scale setTransform stroke strokeRect strokeText transform translate'.split(
    ' ',
  )

const characterWidth = 10

/** Creates a context that records all operations. */
export function createContext(
  canvas: HTMLCanvasElement,
  record: (operation: CanvasOperation) => void,
): CanvasRenderingContext2D {
  let state: Record<string, unknown> & { lineDash: readonly number[] } = { ...initialState, lineDash: [] }
  let saved: (typeof state)[] = []

  const methods: Record<string, (...args: never[]) => unknown> = {
    ...Object.fromEntries(drawingMethods.map((name) => [name, () => undefined])),
    save: () => void saved.push({ ...state }),
    restore: () => void (state = saved.pop() ?? state),
    reset: () => {
      state = { ...initialState, lineDash: [] }
      saved = []
    },
    getLineDash: () => [...state.lineDash],
    setLineDash: (segments: Iterable<number>) => {
      const list = [...segments]
      state.lineDash = list.length % 2 === 1 ? [...list, ...list] : list
    },
    getContextAttributes: () => ({ alpha: true, colorSpace: 'srgb', desynchronized: false, willReadFrequently: false }),
    isContextLost: () => false,
    isPointInPath: () => false,
    isPointInStroke: () => false,
    measureText: (text: string) => ({ width: String(text).length * characterWidth }),
    createImageData: createPixels,
    getImageData: (_x: number, _y: number, width: number, height: number) => createPixels(width, height),
    createConicGradient: createGradient,
    createLinearGradient: createGradient,
    createRadialGradient: createGradient,
    createPattern: () => ({ setTransform: () => undefined }),
  }

  const context: object = {}
  Object.defineProperty(context, 'canvas', { value: canvas, enumerable: true })
  for (const name of Object.keys(initialState)) {
    Object.defineProperty(context, name, {
      get: () => state[name],
      set: (value: unknown) => {
        record({ kind: 'set', canvas, name, value })
        state[name] = value
      },
      enumerable: true,
    })
  }
  for (const [name, method] of Object.entries(methods)) {
    const value = (...args: never[]): unknown => {
      record({ kind: 'call', canvas, name, args })
      return method(...args)
    }
    Object.defineProperty(context, name, { value, writable: true, configurable: true })
  }
  return context as CanvasRenderingContext2D
}

function createGradient(): { addColorStop: () => void } {
  return { addColorStop: () => undefined }
}

function createPixels(
  size: number | ImageData,
  height?: number,
): Pick<ImageData, 'width' | 'height' | 'data' | 'colorSpace'> {
  const [columns, rows] = typeof size === 'object' ? [size.width, size.height] : [Math.abs(size), Math.abs(height ?? 0)]
  return { width: columns, height: rows, data: new Uint8ClampedArray(columns * rows * 4), colorSpace: 'srgb' }
}
