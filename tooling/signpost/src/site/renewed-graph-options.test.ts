import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renewedGraphOptions } from './document.ts'

test('an edited transform, and one that is added or removed, changes the options of the graph', () => {
  const content = mkdtempSync(join(tmpdir(), 'renewed-'))
  onTestFinished(() => rmSync(content, { recursive: true }))
  const write = (manifest: object): void => writeFileSync(join(content, 'manifest.json'), JSON.stringify(manifest))
  const graph = { root: '/r', packages: [], out: '/g' }
  const path = join(content, 'transform.b.mjs')

  write({ transform: 'transform.b.mjs' })
  expect(renewedGraphOptions(graph, { content })).toEqual({ ...graph, transform: path })
  expect(renewedGraphOptions({ ...graph, transform: join(content, 'transform.a.mjs') }, { content })).toEqual({
    ...graph,
    transform: path,
  })
  expect(renewedGraphOptions({ ...graph, transform: path }, { content })).toBeUndefined()
  write({})
  expect(renewedGraphOptions({ ...graph, transform: path }, { content })).toEqual(graph)
  expect(renewedGraphOptions(graph, { content })).toBeUndefined()
})
