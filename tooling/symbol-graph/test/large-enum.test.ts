import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createExtractor } from '@signpost/api-extract'
import { buildGraph } from '../src/index.ts'
import { openGraph } from '@signpost/graph-model'
import { temporaryFolder } from './extract-case.ts'

test('R36: an enum of 10,000 members has one slice with all of them, 120 bytes each at most', {
  timeout: 120_000,
}, async () => {
  const root = temporaryFolder()
  const folder = path.join(root, 'packages/core')
  mkdirSync(folder, { recursive: true })
  const members = Array.from(
    { length: 10_000 },
    (_, index) => `  /** Number ${index}. */\n  Member${index} = ${index},`,
  )
  writeFileSync(path.join(folder, 'index.d.ts'), `export declare enum Code {\n${members.join('\n')}\n}\n`)
  writeFileSync(path.join(folder, 'package.json'), '{"name":"@acme/core","version":"1.0.0","types":"index.d.ts"}')
  createExtractor().extract({ packageDir: folder })
  const out = path.join(root, 'graph')
  const { summary } = await buildGraph({
    packages: [{ folder, apiFolder: path.join(folder, '.api'), repoPath: 'packages/core' }],
    out,
  })
  const [facet] = openGraph(out).byId('core!Code')!.facets
  expect(facet!.members).toHaveLength(10_000)
  expect(facet!.members.at(-1)).toMatchObject({ name: 'Member9999', value: '9999' })
  expect(summary.graphBytes).toBeLessThan(10_000 * 120)
})
