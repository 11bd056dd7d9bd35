// @vitest-environment jsdom
import { describe, expect, onTestFinished, test } from 'vitest'
import { mockCanvas, type CanvasMock } from './canvas-mock.ts'

function draw(): { drawing: CanvasMock; canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const drawing = mockCanvas()
  onTestFinished(() => drawing.restore())
  const canvas = document.createElement('canvas')
  return { drawing, canvas, context: canvas.getContext('2d')! }
}

describe('mockCanvas', () => {
  test('records calls and properties, in order, with their canvas', () => {
    const { drawing, canvas, context } = draw()
    context.fillStyle = 'red'
    context.fillRect(0, 1, 2, 3)
    const before = drawing.operations
    const other = document.createElement('canvas')
    other.getContext('2d')!.fillRect(4, 5, 6, 7)
    expect(before).toEqual([
      { kind: 'set', canvas, name: 'fillStyle', value: 'red' },
      { kind: 'call', canvas, name: 'fillRect', args: [0, 1, 2, 3] },
    ])
    expect(drawing.operations[2]!.canvas).toBe(other)
    expect(drawing.callsOf('fillRect')).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ])
    expect(drawing.callsOf('fillStyle')).toEqual([])
    drawing.reset()
    expect(drawing.operations).toEqual([])
  })

  test('gives each canvas one context, and none of another kind', () => {
    const { canvas, context } = draw()
    expect(canvas.getContext('2d')).toBe(context)
    expect(context.canvas).toBe(canvas)
    expect(document.createElement('canvas').getContext('2d')).not.toBe(context)
    expect(canvas.getContext('webgl')).toBeNull()
  })

  test('saves and restores properties', () => {
    const { context } = draw()
    expect([context.fillStyle, context.globalAlpha, context.getLineDash()]).toEqual(['#000000', 1, []])
    context.save()
    context.globalAlpha = 0.5
    context.setLineDash([1, 2, 3])
    context.save()
    context.globalAlpha = 0.1
    context.restore()
    expect([context.globalAlpha, context.getLineDash()]).toEqual([0.5, [1, 2, 3, 1, 2, 3]])
    context.restore()
    context.restore()
    expect([context.globalAlpha, context.getLineDash()]).toEqual([1, []])
    context.lineWidth = 4
    context.reset()
    expect(context.lineWidth).toBe(1)
  })

  test('returns values for queries', () => {
    const { context } = draw()
    expect(context.measureText('abc').width).toBe(30)
    const pixels = context.getImageData(0, 0, 2, 3)
    expect([pixels.width, pixels.height, pixels.data.length, Math.max(...pixels.data)]).toEqual([2, 3, 24, 0])
    expect(context.createImageData(pixels).data).not.toBe(pixels.data)
    const gradient = context.createLinearGradient(0, 0, 1, 1)
    gradient.addColorStop(0, 'red')
    context.fillStyle = gradient
    expect(context.fillStyle).toBe(gradient)
  })

  test('restores the original', () => {
    const before = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')
    {
      using _drawing = mockCanvas()
      expect(Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')).not.toEqual(before)
    }
    expect(Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')).toEqual(before)
  })
})
