import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerRequests, type ParentChannel } from './answer-requests.ts'

/** A parent that sends requests and waits for as many answers. */
async function ask(requests: readonly unknown[], answer: Parameters<typeof answerRequests>[0]): Promise<unknown[]> {
  const answers: unknown[] = []
  const channel = new EventEmitter()
  const send = (message: unknown): void => {
    answers.push(message)
    if (answers.length === requests.length) channel.emit('disconnect')
  }
  const end = answerRequests(answer, Object.assign(channel, { send }) as ParentChannel)
  for (const request of requests) channel.emit('message', request)
  await end
  return answers
}

test('answers requests in their order, also those that fail', async () => {
  const answers = await ask([{ id: 1, delay: 20 }, { id: 'two', delay: 0 }, null, { id: 3 }], async ({ delay }) => {
    if (typeof delay !== 'number') throw new TypeError('a request needs "delay"')
    await setTimeout(delay)
    return { waited: delay }
  })
  expect(answers).toEqual([
    { id: 1, ok: true, waited: 20, ms: expect.any(Number) },
    { id: 'two', ok: true, waited: 0, ms: expect.any(Number) },
    { id: null, ok: false, error: 'a request needs "delay"', ms: expect.any(Number) },
    { id: 3, ok: false, error: 'a request needs "delay"', ms: expect.any(Number) },
  ])
})

test('answers with the code of an error', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(await ask([{ id: 1 }], () => Promise.reject(full))).toMatchObject([
    { id: 1, ok: false, error: 'no space left', code: 'ENOSPC' },
  ])
})

test('refuses to run without a parent', async () => {
  await expect(answerRequests(() => ({}), new EventEmitter() as ParentChannel)).rejects.toThrow('child_process.fork()')
})
