import { afterEach, describe, expect, test } from 'vitest'
import { lineWorker, type LineWorker } from './line-worker.ts'

/** Answers `{echo}` with the same, ends on `die`, stays silent on `sleep`. */
const script = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line)
    if (request.say === 'die') { console.error('last words'); process.exit(3) }
    if (request.say !== 'sleep') console.log(JSON.stringify({ id: request.id, ok: true, said: request.say, pid: process.pid }))
  })`
let worker: LineWorker | undefined
const start = (limit = 5_000): LineWorker => (worker = lineWorker([process.execPath, '-e', script], limit))
afterEach(() => {
  worker?.close()
})

describe('lineWorker', () => {
  test('gives each request its own answer, from one process', async () => {
    const echo = start()
    const answers = await Promise.all([echo.ask({ say: 'a' }), echo.ask({ say: 'b' })])
    expect(answers.map(({ said }) => said)).toEqual(['a', 'b'])
    expect(answers[0]?.['pid']).toBe(answers[1]?.['pid'])
  })

  test('tells how a worker ended, and starts another for the next request', async () => {
    const echo = start()
    await expect(echo.ask({ say: 'die' })).rejects.toThrow('exit code 3')
    await expect(echo.ask({ say: 'again' })).resolves.toMatchObject({ said: 'again' })
  })

  test('gives up a worker that stays silent', async () => {
    await expect(start(200).ask({ say: 'sleep' })).rejects.toThrow('no answer in 0.2 seconds')
  })

  test('tells of a program that does not exist', async () => {
    worker = lineWorker(['/nonexistent/program'], 1_000)
    await expect(worker.ask({})).rejects.toThrow('ENOENT')
  })
})
