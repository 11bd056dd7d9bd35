// @vitest-environment jsdom
import childProcess from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answered, settlesOnce, testAnswers } from '@signpost/test-kit/answers'
import { afterAll } from 'vitest'
import { collect, createTempDir, loadFixtures, MatchMediaMock } from './index.ts'

const parent = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function create(): Promise<unknown> {
  const names: string[] = []
  {
    await using dir = await createTempDir({ 'a.json': '1', b: { 'c.json': '2' } }, { parent })
    names.push(...Object.keys(await dir.snapshot()))
    for (const { data } of await loadFixtures(dir.path)) names.push(String(data))
  }
  return { names, left: readdirSync(parent) }
}
const whole = { names: ['a.json', 'b', '1', '2'], left: [] }
const disk = { owner: () => promises, use: create, late: whole, twice: settlesOnce }

const source = {
  next: undefined as ((value: number) => void) | undefined,
  subscribe(observer: { next: (value: number) => void }) {
    source.next = (value) => observer.next(value)
    return { unsubscribe: () => undefined }
  },
}
let target = new EventTarget()

testAnswers('utils-test', {
  mkdtemp: disk,
  mkdir: disk,
  writeFile: disk,
  realpath: disk,
  readFile: disk,
  readdir: disk,
  rm: disk,
  execFile: {
    owner: () => childProcess,
    use: async () => {
      await using dir = await createTempDir({ a: '1' }, { parent })
      return (await dir.git()).length
    },
    late: 40,
    twice: settlesOnce,
  },
  // Values after the end are not collected.
  subscribe: {
    owner: () => source,
    use: async () => {
      const collector = collect<number>(source)
      source.next?.(1)
      await answered()
      source.next?.(2)
      collector.stop()
      await answered()
      return collector.values
    },
    late: [1],
    twice: [1, 1, 2, 2],
  },
  addEventListener: {
    owner: () => (target = new EventTarget()),
    use: async () => {
      using _ = new MatchMediaMock()
      let calls = 0
      matchMedia('print').addEventListener('change', () => calls++)
      target.addEventListener('a', () => calls++)
      target.dispatchEvent(new Event('a'))
      await answered()
      return calls
    },
    late: 1,
    twice: 2,
  },
})
