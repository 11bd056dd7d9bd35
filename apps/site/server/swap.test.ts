import { EventEmitter, once } from 'node:events'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { serveStatic } from './answer-static.ts'
import { dataHealth } from './data-health.ts'
import { shutdownOf } from './shutdown.ts'
import { createSiteServer } from './site-server.ts'
import { listen } from './test/get.ts'
import { writeSmallSite } from './test/small-site.ts'

test('R72 no request fails while the output is replaced a hundred times', async () => {
  const { folder, write } = writeSmallSite()
  // More than are asked for between two swaps: what was read once is not read from the disk again.
  const files = Array.from({ length: 400 }, (_, number) => `${number}.txt`)
  for (const file of files) write(file, 'a file')
  const [next, old] = [`${folder}.next`, `${folder}.old`]
  cpSync(folder, next, { recursive: true })
  const printed: string[] = []
  const serving = serveStatic(
    folder,
    dataHealth((line) => printed.push(line)),
  )
  const server = createSiteServer(serving, { readiness: () => ({ ready: !shutdown.isStopping() }) })
  const shutdown = shutdownOf(server, 60_000)
  onTestFinished(() => {
    serving.close()
    for (const path of [folder, next, old]) rmSync(path, { recursive: true, force: true })
  })
  const closedLoop = {
    port: await listen(server),
    paths: files.map((file) => `/${file}`),
    kept: 4,
    fresh: 4,
    warm: 100,
  }
  const clients = new Worker(new URL('test/closed-loop.js', import.meta.url), { workerData: { closedLoop } })
  onTestFinished(async () => void (await clients.terminate()))

  const answered = new EventEmitter()
  server.on('request', (_, response) => response.on('finish', () => answered.emit('one')))
  const swap = async (): Promise<void> => {
    for (let count = 0; count < 100; count++) {
      renameSync(folder, old)
      // Requests come here, while there is no folder.
      for (let turn = 0; turn < 20; turn++) await setImmediate()
      renameSync(next, folder)
      renameSync(old, next)
      for (let more = 0; more < 20; more++) await once(answered, 'one')
    }
  }
  let left = (): void => undefined
  const grace = new Promise<void>((resolve) => (left = resolve))
  let stopped: Promise<void> | undefined
  const result = await new Promise<{ answered: number; lost: string[] }>((resolve, reject) => {
    clients.on('error', reject)
    clients.on('message', (message: 'warm' | 'left' | { answered: number; lost: string[] }) => {
      if (message === 'warm') stopped = swap().then(() => shutdown.drain(grace))
      else if (message === 'left') left()
      else resolve(message)
    })
  })
  await stopped
  expect(result.lost).toEqual([])
  expect(printed).toEqual([])
})
