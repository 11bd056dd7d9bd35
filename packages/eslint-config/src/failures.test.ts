import promises from 'node:fs/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFailures } from '@signpost/test-kit/failures'
import { afterAll } from 'vitest'
import { defineConfig, detectFeatures, Feature, type MissingPeer } from './index.ts'
import { loadPeer } from './missing-peer.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
writeFileSync(join(folder, 'package.json'), '{"workspaces":["packages/*"],"devDependencies":{"vitest":"4"}}')
afterAll(() => rmSync(folder, { recursive: true }))

const plugin = { load: async () => ({ default: { rules: {} } }) }
const handler = { call: (): void => undefined }
const features = async (): Promise<string[]> => [...(await detectFeatures(folder))]

/** Loads a plugin, and the next one after it; then what was reported as missing. */
async function peers(): Promise<unknown> {
  const missing: MissingPeer[] = []
  const onMissing = (peer: MissingPeer): void => void missing.push(peer)
  const first = await loadPeer(Feature.Unicorn, 'first', 'unicorn: false', () => plugin.load(), onMissing)
  const next = await loadPeer(Feature.React, 'next', 'react: false', async () => ({ default: 'next' }), onMissing)
  return { first, next, missing: missing.map(({ name }) => name) }
}
const lost = { returns: { first: undefined, next: 'next', missing: ['first'] } }

testFailures('a configuration', {
  'reading of a manifest': {
    owner: () => promises,
    method: 'readFile',
    use: features,
    error: () => Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
    faults: { rejects: { code: 'EACCES' }, 'is slow': { returns: ['vitest'] } },
  },
  // The manifest already says that this is the root.
  'a look for the root': {
    owner: () => promises,
    method: 'access',
    use: features,
    faults: { rejects: { returns: ['vitest'] } },
  },
  'the working directory': {
    owner: () => process,
    method: 'cwd',
    use: () => defineConfig({}),
    error: () => Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT' }),
    faults: { throws: { code: 'ENOENT' } },
  },
  'loading of a plugin': {
    owner: () => plugin,
    method: 'load',
    use: peers,
    faults: {
      throws: lost,
      rejects: lost,
      vanishes: lost,
      'is slow': { returns: { first: { rules: {} }, next: 'next', missing: [] } },
    },
  },
  'a plugin without a default export': {
    owner: () => plugin,
    method: 'load',
    use: async () => {
      plugin.load = (async () => ({})) as never
      return peers()
    },
    faults: { throws: lost },
  },
  // An `onMissing` that throws makes missing plugins fatal.
  'a handler of missing plugins': {
    owner: () => handler,
    method: 'call',
    use: () =>
      loadPeer(
        Feature.Unicorn,
        'absent',
        'unicorn: false',
        () => Promise.reject(new Error('absent')),
        () => handler.call(),
      ),
    error: () => Object.assign(new Error('fatal'), { code: 'FATAL' }),
    faults: { throws: { code: 'FATAL' } },
  },
  'a warning of the process': {
    owner: () => process,
    method: 'emitWarning',
    use: () => loadPeer(Feature.Unicorn, 'absent', 'unicorn: false', () => Promise.reject(new Error('absent'))),
    faults: { 'is slow': { returns: undefined } },
  },
})
