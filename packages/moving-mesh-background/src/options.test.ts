import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { createElement, type ReactElement, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { createRng, MeshField, MeshRenderer, MovingMeshBackground, useMesh } from './index.ts'

const length = { valid: [0, 0.5, 1e6], invalid: [-1, NaN, Infinity, -Infinity] }

const options = {
  spacing: { valid: [1, 150], invalid: [0.5, -1, NaN, Infinity] },
  jitter: length,
  pointRadius: length,
  speed: length,
  margin: length,
  color: { valid: ['red', null] },
  linkDistance: length,
  seed: { valid: [0, -1, 1.5, null], invalid: [NaN, Infinity] },
  maxPoints: { valid: [0, 400], invalid: [-1, NaN, Infinity] },
  fps: { valid: [0, 60], invalid: [-1, NaN, Infinity] },
}
const paused = { valid: [true, false] }
const ref = { valid: [null, () => {}, { current: null }], invalid: [{}] }
const canvas = { getContext: () => null } as never
const size = { width: 10, height: 10 }

testOptions('MeshField', (given) => new MeshField(size, given), options)
testOptions('MeshField.update', (given) => new MeshField(size).update(given), options)
testOptions('MeshRenderer', (given) => new MeshRenderer(canvas, given), options)
testOptions('MeshRenderer.update', (given) => new MeshRenderer(canvas).update(given), options)

function Background({ options }: { options: useMesh.Options }): ReactElement {
  const ref = useRef<HTMLCanvasElement>(null)
  useMesh(ref, options)
  return createElement('canvas', { ref })
}

testOptions('useMesh', (given) => renderToString(createElement(Background, { options: given })), { ...options, paused })
testOptionValues('MovingMeshBackground', (given) => renderToString(createElement(MovingMeshBackground, given)), {
  ...options,
  paused,
  canvasRef: ref,
  handleRef: ref,
})

testRefusals('createRng', {
  'a seed that is a text': () => createRng('1' as never),
  'a seed that is not finite': () => createRng(NaN),
})

testRefusals('mesh', {
  'no size': () => new MeshField(null as never),
  'a size that is a text': () => new MeshField({ width: '5', height: 5 } as never),
  'a size with a misspelt name': () => new MeshField({ widht: 10, height: 10 } as never),
  'a size below 0': () => new MeshField(size).resize({ width: -1, height: 1 }),
  'a size without end': () => new MeshField({ width: Infinity, height: 1 }),
  'random numbers that are no function': () => new MeshField(size, {}, 5 as never),
  'no canvas': () => new MeshRenderer(null as never),
  'an object that is no canvas': () => new MeshRenderer({} as never),
  'an unknown event': () => new MeshRenderer(canvas).on('fram' as never, () => {}),
  'a listener that is no function': () => new MeshRenderer(canvas).on('frame', 5 as never),
  'no pixels of the device': () => new MeshRenderer(canvas).resize(1, 1, 0),
})
