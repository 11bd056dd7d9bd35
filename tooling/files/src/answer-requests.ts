import { limitWork, type WorkLimit } from './limit-work.ts'

/** Channel to the process that forked this one; `process` is one. */
export interface ParentChannel {
  on(event: 'message', listener: (message: unknown) => void): unknown
  once(event: 'disconnect', listener: () => void): unknown
  send?(message: unknown, callback: (error: Error | null) => void): unknown
}

/**
 * Answers requests of the process that forked this one, one after the other.
 *
 * A request is a message `{id, limit, ...}`; the process ends when it takes more than `limit` milliseconds of processor time, or a part of it
 * whose end `answer` tells by `onPart`. Its answer is `{id, ok: true, ms, ...}` with the fields that `answer` returns, or
 * `{id, ok: false, ms, error}` when that fails, with the `code` of an error of the file system. `ms` is the duration in
 * milliseconds.
 *
 * @returns Resolves when the parent disconnects or ends.
 * @throws Error when no process forked this one.
 */
export async function answerRequests(
  answer: (request: Readonly<Record<string, unknown>>, onPart: () => void) => object | Promise<object>,
  channel: ParentChannel = process as ParentChannel,
): Promise<void> {
  if (channel.send === undefined) {
    throw new Error('Found no parent process to answer, expected to be started by child_process.fork().')
  }
  let last = Promise.resolve()
  let work: WorkLimit | undefined
  const respond = async (message: unknown): Promise<void> => {
    const started = performance.now()
    const request = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>
    const { id = null, limit } = request
    const begin = (): void => {
      if (typeof limit === 'number') (work ??= limitWork()).set(limit)
    }
    begin()
    const result = await Promise.resolve(request)
      .then((given) => answer(given, begin))
      .then(
        (fields) => ({ ok: true, ...fields }),
        (error: unknown) => ({
          ok: false,
          error: error instanceof Error ? error.message : String(error),
          ...(error instanceof Error && 'code' in error && { code: error.code }),
        }),
      )
    work?.set()
    // A parent that has ended is reported by `disconnect`.
    channel.send!({ id, ...result, ms: Math.round(performance.now() - started) }, () => undefined)
  }
  channel.on('message', (message) => {
    last = last.then(() => respond(message))
  })
  await new Promise<void>((resolve) => channel.once('disconnect', resolve))
}
