import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimOutput } from '@signpost/files'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runUnlessUnchanged } from './unchanged-step.ts'

let cache: string
/** For each run of the step, whether its output was untouched. */
let runs: boolean[]

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'signpost-step-'))
  runs = []
})

afterEach(() => rmSync(cache, { recursive: true }))

async function runStep(input: string): Promise<{ isReused: boolean; result: object }> {
  const output = join(cache, 'page.html')
  return runUnlessUnchanged(
    { root: cache, cache, graph: cache, content: cache, examples: cache, sources: cache, releases: cache },
    {
      name: 'pages',
      inputs: () => input,
      output: [output],
      run: (isUntouched) => {
        runs.push(isUntouched)
        writeFileSync(output, input)
        return Promise.resolve({ written: input })
      },
    },
  )
}

test('a step runs when its inputs change, upon an output as it left it', async () => {
  expect(await runStep('one')).toMatchObject({ isReused: false })
  expect(await runStep('one')).toMatchObject({ isReused: true })
  expect(await runStep('two')).toMatchObject({ isReused: false })
  expect(runs).toEqual([false, true])
})

test.each(['changed', 'removed'])('a step runs when its output was %s, which it does not reuse then', async (how) => {
  await runStep('one')
  if (how === 'removed') rmSync(join(cache, 'page.html'))
  else writeFileSync(join(cache, 'page.html'), 'by hand')
  expect(await runStep('one')).toMatchObject({ isReused: false })
  await runStep('two')
  expect(runs).toEqual([false, false, true])
})

test('the result of a step that does not run is that of its last run', async () => {
  expect(await runStep('one')).toEqual({ isReused: false, result: { written: 'one' } })
  expect(await runStep('one')).toEqual({ isReused: true, result: { written: 'one' } })
})

test('a step does not start once a newer build has claimed what its command has claimed', async () => {
  vi.stubEnv('XDG_CACHE_HOME', cache)
  const older = claimOutput(join(cache, 'cache'))
  vi.stubEnv('SIGNPOST_CLAIM', older.env['SIGNPOST_CLAIM'])
  await runStep('one')
  vi.stubEnv('SIGNPOST_CLAIM', undefined)
  claimOutput(join(cache, 'cache'))
  vi.stubEnv('SIGNPOST_CLAIM', older.env['SIGNPOST_CLAIM'])
  await expect(runStep('two')).rejects.toThrow('A newer build of cache has started')
  vi.unstubAllEnvs()
  expect(runs).toEqual([false])
})
