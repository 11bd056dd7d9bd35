import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forkWorker, type ForkedWorker } from './fork-worker.ts'

/** Answers `{say}` with the same, ends on `die` and on `orphan`, which leaves a program behind. */
const script = `
  const { spawn } = require('node:child_process')
  process.on('message', (request) => {
    if (request.say === 'die') { console.error('last words'); process.exit(3) }
    if (request.say === 'orphan') {
      const { pid } = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { stdio: ['ignore', 'ignore', 'inherit'] })
      console.error('pid ' + pid)
      process.exit(3)
    }
    process.send({ id: request.id, ok: true, said: request.say, pid: process.pid })
  })`
const built = new URL('../../node_modules/@signpost/files/dist/index.js', import.meta.url).href
let folder: string
let program: string
let worker: ForkedWorker | undefined

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fork-worker-'))
  program = join(folder, 'echo.cjs')
  writeFileSync(program, script)
})
afterAll(() => rmSync(folder, { recursive: true }))
const start = (limit = 5_000, file = program): ForkedWorker => (worker = forkWorker(file, [], { limit }))
afterEach(() => {
  worker?.close()
})

describe('forkWorker', () => {
  test('gives each request its own answer, from one process', async () => {
    const echo = start()
    const answers = await Promise.all([echo.request({ say: 'a' }), echo.request({ say: 'b' })])
    expect(answers.map(({ said }) => said)).toEqual(['a', 'b'])
    expect(answers[0]?.['pid']).toBe(answers[1]?.['pid'])
  })

  test('reports how a worker ended, and starts another one for the next request', async () => {
    const echo = start()
    await expect(echo.request({ say: 'die' })).rejects.toThrow('The worker ended with exit code 3. last words')
    await expect(echo.request({ say: 'again' })).resolves.toMatchObject({ said: 'again' })
  })

  test('reports an end also when a program of the worker still holds its standard error', async () => {
    const failure: unknown = await start().request({ say: 'orphan' }).catch(String)
    process.kill(Number(/pid (\d+)/.exec(String(failure))?.[1]), 'SIGKILL')
    expect(failure).toContain('The worker ended with exit code 3. pid')
  })

  test.each([
    ['works', 'for (;;) {}'],
    ['waits for nothing', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
  ])('gives up a worker that %s, and starts another one for the next request', async (_, work) => {
    const file = join(folder, 'endless.mjs')
    writeFileSync(
      file,
      `import { answerRequests } from ${JSON.stringify(built)}
      await answerRequests(({ say }) => { if (say === undefined) { ${work} } return { said: say } })`,
    )
    const endless = start(400, file)
    const failure: unknown = await endless.request({}).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      name: 'Error',
      message: 'The worker was ended by SIGKILL. It gave no answer in 0.4 seconds of processor time.',
    })
    await expect(endless.request({ say: 'again' })).resolves.toMatchObject({ said: 'again' })
  })

  test('waits for a worker that finishes parts of its work, each within the limit', async () => {
    const file = join(folder, 'parts.mjs')
    writeFileSync(
      file,
      `import { answerRequests } from ${JSON.stringify(built)}
      await answerRequests((_, onPart) => {
        const used = (before) => process.cpuUsage(before).user + process.cpuUsage(before).system
        for (let part = 0; part < 6; part += 1) {
          const before = process.cpuUsage()
          while (used(before) < 450_000);
          onPart()
        }
        return { isDone: true }
      })`,
    )
    // All parts take longer than the limit, each a fifth of it: time that a busy machine gives to others counts too.
    await expect(start(2_500, file).request({})).resolves.toMatchObject({ isDone: true })
  })

  test('reports a program that does not exist', async () => {
    await expect(start(5_000, join(folder, 'none.js')).request({})).rejects.toThrow('Cannot find module')
  })

  test('a worker ends when its parent is killed', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { fork } from 'node:child_process'
        const worker = fork(${JSON.stringify(program)})
        worker.on('message', ({ pid }) => console.log(pid))
        worker.send({ id: 1 })`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [pid] = (await once(parent.stdout!, 'data')) as [Buffer]
    parent.kill('SIGKILL')
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
    return false
  }
}
