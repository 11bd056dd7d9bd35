import type { SearchAnswer, SearchQuestion } from './search-answer.ts'
import { signatureAnswer } from './signature-answer.ts'
import type { SignaturesRequest, SignaturesResponse } from './signatures-messages.ts'

type Ask = (question: SearchQuestion) => Promise<SearchAnswer>

let current: { folder: string; ask: Ask; close: () => void } | undefined

/** Makes the next query load the files again. */
export function forgetSignatures(): void {
  current?.close()
  current = undefined
}

// A page of `signpost dev` has this event when the signatures have changed. An imported name of the event would be one more file of every page.
globalThis.addEventListener?.('signpost:data-changed', forgetSignatures)

/**
 * Searches by signature in a worker of its own, which is started by the first query with an arrow.
 *
 * @param folder - Address of the folder with the files, with a slash at its end.
 */
export function askSignatures(folder: string, question: SearchQuestion): Promise<SearchAnswer> {
  if (current?.folder !== folder) {
    forgetSignatures()
    current = { folder, ...start(folder) }
  }
  return current!.ask(question)
}

function start(folder: string): { ask: Ask; close: () => void } {
  const worker = new Worker(new URL('./signatures-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: SignaturesRequest): void => worker.postMessage(message)
  const waiting = new Map<
    number,
    { resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void; query: string }
  >()
  let last = 0
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (current?.folder === folder) current = undefined
  }
  worker.onmessage = ({ data }: MessageEvent<SignaturesResponse>) => {
    if (data.kind === 'load') {
      const { file } = data
      load(`${folder}${file}.json`).then(
        (text) => post({ kind: 'file', file, text }),
        (error: unknown) => post({ kind: 'file', file, failure: (error as Error).message }),
      )
      return
    }
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.answer === undefined) one?.reject(new Error(data.failure))
    else one?.resolve(signatureAnswer(one.query, data.answer))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    fail(new Error(event.message || 'The worker that searches signatures could not be started.'))
  }
  return {
    ask: ({ query, names, package: slug }) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, { resolve, reject, query })
        post({ kind: 'ask', id, query, limit: names, package: slug })
      }),
    close: () => {
      worker.terminate()
      fail(new Error('The files of the search have changed.'))
    },
  }
}

async function load(file: string): Promise<string> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: found status ${response.status}, expected 200.`)
  return response.text()
}
