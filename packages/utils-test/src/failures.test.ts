// @vitest-environment jsdom
import childProcess from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { afterAll, expect } from 'vitest'
import { collect, createTempDir, expectNoLeaks, FrameClock, loadFixtures, MatchMediaMock, TempDir } from './index.ts'

const parent = mkdtempSync(join(tmpdir(), 'failures-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const full = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
const create = async (): Promise<string[]> => {
  await using dir = await createTempDir({ 'a.json': '{"a":1}' }, { parent })
  return Object.keys(await dir.snapshot())
}

/** A call of the file system that fails while a folder is created; nothing is left behind. */
const failing = (method: string): FailureCase => ({
  owner: () => promises,
  method,
  use: create,
  error: full,
  faults: { rejects: { code: 'ENOSPC' }, 'is slow': { returns: ['a.json'] } },
  after: () => expect(readdirSync(parent)).toEqual([]),
})

const fixtures = await createTempDir({ 'a.json': '1', 'b.txt': 'b' })
afterAll(() => fixtures.remove())
const options = {
  include: () => true,
  validate: (data: unknown) => data,
  parse: (text: string): unknown => text,
}
const load = async (): Promise<unknown[]> =>
  (
    await loadFixtures(fixtures.path, {
      include: () => options.include(),
      validate: (data) => options.validate(data),
      parsers: { '.txt': (text) => options.parse(text) },
    })
  ).map(({ data }) => data)

const fixture = (owner: object, method: string): FailureCase => ({
  owner: () => owner,
  method,
  use: load,
  faults: { [owner === promises ? 'rejects' : 'throws']: { code: 'INVALID_FIXTURE' } },
})

const source = {
  next: undefined as ((value: number) => void) | undefined,
  subscribe(observer: { next: (value: number) => void }) {
    source.next = observer.next
    return { unsubscribe: () => source.stop() }
  },
  stop: (): void => undefined,
}
const test = { run: (): void => undefined }

testFailures('utils-test', {
  'making of a temporary folder': failing('mkdtemp'),
  'making of a folder within': failing('mkdir'),
  'writing of a file': failing('writeFile'),
  'the real path of the parent': failing('realpath'),
  'reading of a file': failing('readFile'),
  'listing of a folder': failing('readdir'),
  // The error of writing is the one to know about.
  'removal after a failed write': {
    owner: () => promises,
    method: 'rm',
    use: () => createTempDir({ '../a': '' }, { parent }),
    error: full,
    faults: { rejects: { code: 'OUTSIDE' } },
    after: () => {
      for (const name of readdirSync(parent)) rmSync(join(parent, name), { recursive: true })
    },
  },
  'removal of a folder': {
    owner: () => promises,
    method: 'rm',
    use: () => new TempDir(join(parent, 'x')).remove(),
    error: full,
    faults: { rejects: { code: 'ENOSPC' } },
  },
  git: {
    owner: () => childProcess,
    method: 'execFile',
    use: () => fixtures.git(),
    error: () => Object.assign(new Error('spawn git ENOENT'), { code: 'ENOENT' }),
    faults: { throws: { code: 'ENOENT' } },
  },
  'listing of fixtures': fixture(promises, 'readdir'),
  'reading of a fixture': fixture(promises, 'readFile'),
  'a parser': fixture(options, 'parse'),
  'a validator': fixture(options, 'validate'),
  'a choice of fixtures': {
    ...fixture(options, 'include'),
    error: () => Object.assign(new Error('broken'), { code: 'OWN' }),
    faults: { throws: { code: 'OWN' } },
  },
  'a source that cannot end': {
    owner: () => source,
    method: 'stop',
    use: () => {
      const collector = collect<number>(source)
      source.next?.(1)
      let error = ''
      try {
        collector.stop()
      } catch (thrown) {
        error = (thrown as Error).name
      }
      source.next?.(2)
      collector.stop()
      return { error, values: collector.values }
    },
    faults: {
      throws: { returns: { error: 'Error', values: [1] } },
      vanishes: { returns: { error: 'TypeError', values: [1] } },
    },
  },
  // The target is as before.
  'a run that is watched for leaks': {
    owner: () => test,
    method: 'run',
    use: async () => {
      const target = new EventTarget()
      await expectNoLeaks(target, () => test.run()).catch(() => undefined)
      return Object.keys(target)
    },
    faults: { throws: { returns: [] }, vanishes: { returns: [] } },
  },
  'a callback of a frame': {
    owner: () => test,
    method: 'run',
    use: () => {
      using clock = new FrameClock()
      let ran = 0
      requestAnimationFrame(() => test.run())
      requestAnimationFrame(() => ran++)
      try {
        clock.tick()
      } catch (error) {
        return { ran, error: (error as Error).message }
      }
      return { ran }
    },
    faults: { throws: { returns: { ran: 1, error: 'broken' } }, 'is slow': { returns: { ran: 1 } } },
  },
  // As in a browser: the runtime reports the error, and the other listeners are called.
  'a listener of a query': {
    owner: () => test,
    method: 'run',
    use: () => {
      using media = new MatchMediaMock()
      let ran = 0
      matchMedia('print').addEventListener('change', () => test.run())
      matchMedia('print').addEventListener('change', () => ran++)
      media.set('print', true)
      return ran
    },
    faults: { 'is slow': { returns: 1 } },
  },
})
