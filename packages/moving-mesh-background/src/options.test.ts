import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { createRng, MeshField } from './index.ts'

const length = { valid: [0, 0.5, 1e6], invalid: [-1, NaN, Infinity, -Infinity] }

testOptions('MeshField', (options) => new MeshField({ width: 10, height: 10 }, options), {
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
})

testRefusals('createRng', {
  'a seed that is a text': () => createRng('1' as never),
  'a seed that is not finite': () => createRng(NaN),
})
