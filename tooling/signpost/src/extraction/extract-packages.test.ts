import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPackages } from '@signpost/files/find-packages'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { stepsHere } from '../../test/steps-here.ts'
import type { ForkedWorker } from '../steps/fork-worker.ts'
import { extractOne, extractPackages, workerCount } from './extract-packages.ts'
import { heapOptions } from '../steps/heap-options.ts'
import { keptExtractions } from './kept-extraction.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'

test.each([
  ['no package needs no worker', [], 4, 0],
  ['small packages share one', [30_000, 40_000, 30_000], 4, 1],
  ['large packages have one each', [400_000, 300_000], 4, 2],
  ['many small packages share several', Array.from({ length: 25 }, () => 30_000), 4, 3],
  ['packages without declarations have one each', [0, 0, 0], 4, 3],
  ['a large package alone has one', [2_000_000], 4, 1],
  ['the limit is kept', [400_000, 300_000, 0], 2, 2],
])('%s', (_, sizes, most, count) => {
  expect(workerCount(sizes, most)).toBe(count)
})

test.each([
  ['a worker has 4 GB', [], '', ['--max-old-space-size=4096']],
  ['a limit of the environment is inherited', ['--no-warnings'], '--no-warnings --max-old-space-size=512', []],
  [
    'a limit of this process is passed on',
    ['--no-warnings', '--max_old_space_size=512'],
    '',
    ['--max_old_space_size=512'],
  ],
])('%s', (_, own, inherited, options) => {
  expect(heapOptions(own, inherited)).toEqual(options)
})

test('packages with the most declarations are extracted first, and results keep their order', {
  timeout: 60_000,
}, async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-order-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(folder, 'root')
  const exports = { a: 2, b: 1, c: 3 }
  for (const [name, count] of Object.entries(exports)) {
    const at = join(root, 'libs', name)
    mkdirSync(at, { recursive: true })
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }))
    writeFileSync(join(at, 'tsconfig.json'), JSON.stringify(fewLibraries))
    const lines = Array.from({ length: count }, (_, index) => `export declare const box${index}: string\n`)
    writeFileSync(join(at, 'index.d.ts'), lines.join(''))
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'root', private: true, workspaces: ['libs/*'] }))
  const done: string[] = []
  vi.stubEnv('SIGNPOST_WORKERS', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const progress = { done: (name: string) => done.push(name), end: () => undefined, skip: () => undefined }
  const results = await extractPackages(
    findPackages(root).packages,
    stepsHere(),
    join(folder, 'cache'),
    progress,
    keptExtractions(join(folder, 'cache')),
  )
  expect(done).toEqual(['c', 'a', 'b'])
  expect(results.map((one) => one.package.manifest.name)).toEqual(['a', 'b', 'c'])
})

describe('a package whose extraction ends early', () => {
  const found = {
    directory: '/root/a',
    path: 'a',
    root: '/root',
    manifest: { name: 'a' },
  } as unknown as SelectedPackage
  const empty = { code: 'AX-EMPTY', severity: 'warning', file: 'a.d.ts', found: '', expected: '', nextStep: '' }
  const memory = 'The worker ran out of memory (heap limit 4096 MB).'

  /** A worker with one answer for whole extractions and one for declarations as written. */
  function worker(whole: () => object, written: () => object): ForkedWorker {
    return {
      load: () => undefined,
      request: async ({ asWritten }) => ({ id: 1, ok: true, ...(asWritten === true ? written() : whole()) }),
      close: () => undefined,
    }
  }

  function ends(message: string, code?: string): () => never {
    return () => {
      throw Object.assign(new Error(message), code && { code })
    }
  }

  test.each([
    ['by the end of its process', ends(memory)],
    ['by an exception', () => ({ ok: false, error: memory })],
  ])('%s is documented as written, which no later build uses again', async (_, whole) => {
    const result = await extractOne(
      worker(whole, () => ({ diagnostics: [empty], reads: {} })),
      found,
      '/nowhere/a',
    )
    expect(result).not.toHaveProperty('reads')
    expect(result.findings).toMatchObject([
      { code: 'SP-EXTRACTION-ENDED', severity: 'error', found: memory.slice(0, -1) },
      empty,
    ])
    expect(result.findings[0]?.nextStep).toContain('documented from its declarations as written')
  })

  test('twice says the first reason, and that nothing is documented', async () => {
    const { findings } = await extractOne(worker(ends(memory), ends('Killed.')), found, '/nowhere/a')
    expect(findings).toMatchObject([{ code: 'SP-EXTRACTION-ENDED', found: memory.slice(0, -1) }])
    expect(findings[0]?.nextStep).toContain('Nothing of this package is documented')
  })

  test('by an error of the file system is not tried again', async () => {
    const written = vi.fn(() => ({ diagnostics: [] }))
    const { findings } = await extractOne(worker(ends('no such folder', 'ENOENT'), written), found, '/nowhere/a')
    expect(findings).toMatchObject([{ found: 'no such folder' }])
    expect(written).not.toHaveBeenCalled()
  })
})
