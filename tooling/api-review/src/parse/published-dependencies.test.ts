import { join } from 'node:path'
import { packed } from '@signpost/test-kit/registry'
import { startRegistryThread } from '@signpost/test-kit/registry-thread'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels } from '../diff.ts'

const files = temporaryFiles()
const typed = (text: string) => ({ 'package.json': JSON.stringify({ types: 'index.d.ts' }), 'index.d.ts': text })

let registry: Awaited<ReturnType<typeof startRegistryThread>>

beforeAll(async () => {
  registry = await startRegistryThread({
    dep: {
      '1.0.0': typed('export interface A { a: 1 | 2; b: 1 }'),
      '1.1.0': typed('export interface A { a: 1 | 2; b: 1; c: 1 }'),
    },
    plain: { '3.0.0': { 'index.js': 'module.exports = 1' } },
    '@types/plain': { '3.4.0': typed('export interface P { p: 1 | 2 }') },
  })
})

afterAll(() => registry.close())

test('types of a published package are those that npm installs by the manifests, also from DefinitelyTyped', () => {
  vi.stubEnv('npm_config_registry', registry.url)
  vi.stubEnv('npm_config_cache', join(files.root, 'cache'))
  const pack = (version: string, range: string, type: string) => {
    const manifest = { types: 'index.d.ts', dependencies: { dep: range, plain: '^3.0.0', gone: '^1.0.0' } }
    const text = `import { A } from 'dep'; import { P } from 'plain'; import { G } from 'gone'
export declare function f(x: ${type}): void
export declare function g(x: A): void
export declare function p(x: P): void
export declare function h(x: G): void`
    const path = join(files.root, `${version}.tgz`)
    const texts = { 'package.json': JSON.stringify(manifest), 'index.d.ts': text }
    writeFileSync(path, packed('own', version, texts))
    return path
  }
  const sides = [pack('1.0.0', '~1.0.0', "A['a'] | P['p']"), pack('1.0.1', '~1.1.0', '1 | 2')] as const
  const { findings, coverage } = compareLabels(...sides)
  expect(findings.filter(({ symbol }) => symbol === 'f').map(({ strict }) => strict)).not.toContain('major')
  expect(coverage.notInstalled).toEqual(['gone'])
})
