import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settlesOnce, testAnswers } from '@signpost/test-kit/answers'
import { afterAll } from 'vitest'
import { detectFeatures, Feature } from './index.ts'
import { loadPeer } from './missing-peer.ts'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
writeFileSync(join(folder, 'package.json'), '{"devDependencies":{"vitest":"4"}}')
afterAll(() => rmSync(folder, { recursive: true }))

const plugin = { load: async () => ({ default: 'a' }) }
const disk = {
  owner: () => promises,
  use: async () => [...(await detectFeatures(folder))].sort(),
  late: ['vitest'],
  twice: settlesOnce,
}

testAnswers('a configuration', {
  readFile: disk,
  access: disk,
  // Plugins load in turn, also when one is slow.
  then: {
    owner: () => plugin,
    method: 'load',
    use: () =>
      Promise.all([
        loadPeer(Feature.Unicorn, 'a', 'unicorn: false', () => plugin.load()),
        loadPeer(Feature.React, 'b', 'react: false', async () => ({ default: 'b' })),
      ]),
    late: ['a', 'b'],
    twice: settlesOnce,
  },
})
