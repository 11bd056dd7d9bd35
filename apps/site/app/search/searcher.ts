import type { SearchExamples } from '@signpost/name-search'
import type { SearchAnswer, SearchQuestion } from './search-answer.ts'
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-messages.ts'

/** Addresses of the files to search. */
export interface SearchFiles {
  names: string
  guides: string
  /** Folder of the pieces of the index of words, with a slash at its end. */
  words: string
}

/** The same, and the folder of the files of the search by signatures. */
export interface AllSearchFiles extends SearchFiles {
  signatures: string
}

/** A loaded search. */
export interface Searcher {
  /** False when the docs could not be loaded: only names are searched then. */
  hasGuides: boolean
  examples: SearchExamples
  ask: (question: SearchQuestion) => Promise<SearchAnswer>
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never

interface Connection {
  send: (request: Unnumbered<WorkerRequest>, transfer?: Transferable[]) => Promise<Omit<WorkerAnswer, 'id'>>
  close: () => void
}

let current: { key: string; searcher: Promise<Searcher> } | undefined

/** Returns the searcher for these files. Creates a new one on first use, after a failure, and for other files. */
export function searcherOf(files: SearchFiles): Promise<Searcher> {
  const key = `${files.names} ${files.guides} ${files.words}`
  if (current?.key !== key) {
    const started = start(files)
    const entry = { key, searcher: started }
    current = entry
    started.catch(() => {
      if (current === entry) current = undefined
    })
  }
  return current!.searcher
}

/** Makes the next request load the files again. */
export function forgetSearcher(): void {
  current = undefined
}

// A page of `signpost dev` has this event when the names have changed. An imported name of the event would be one more file of every page.
globalThis.addEventListener?.('signpost:data-changed', forgetSearcher)

async function start(files: SearchFiles): Promise<Searcher> {
  const connection = connect(files.words)
  try {
    const [names, guides] = await Promise.all([load(files.names), load(files.guides).catch(() => undefined)])
    const bytes = await names.arrayBuffer()
    const text = await guides?.text().catch(() => undefined)
    const { examples } = await connection.send({ kind: 'open', names: bytes, guides: text }, [bytes])
    return {
      hasGuides: text !== undefined,
      examples: examples!,
      ask: async (question) => (await connection.send({ kind: 'search', question })).result!,
    }
  } catch (error) {
    connection.close()
    throw error
  }
}

async function load(file: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(file, signal === undefined ? {} : { signal })
  if (!response.ok) throw new Error(`${file}: found status ${response.status}, expected 200.`)
  return response
}

/** Milliseconds after which a piece counts as missing: the answer is then shown without it. */
const longestWait = 5000

/** Starts the worker, and loads the pieces of the index for it. After it has failed, all requests fail. */
function connect(words: string): Connection {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Omit<WorkerAnswer, 'id'>) => void>()
  let last = 0
  let failure: string | undefined
  const sendPiece = async (piece: string): Promise<void> => {
    const post = (request: WorkerRequest, transfer: Transferable[] = []): void => worker.postMessage(request, transfer)
    try {
      const bytes = await (await load(words + piece, AbortSignal.timeout(longestWait))).arrayBuffer()
      post({ kind: 'piece', piece, bytes }, [bytes])
    } catch (error) {
      post({ kind: 'piece', piece, failure: error instanceof Error ? error.message : String(error) })
    }
  }
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('piece' in data) return void sendPiece(data.piece)
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    failure = event.message || 'The worker that searches could not be started.'
    for (const answer of waiting.values()) answer({ failure })
    waiting.clear()
    forgetSearcher()
  }
  return {
    send: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(new Error(failure))
        const id = (last += 1)
        waiting.set(id, (answer) =>
          answer.failure === undefined ? resolve(answer) : reject(new Error(answer.failure)),
        )
        worker.postMessage({ ...request, id }, transfer)
      }),
    close: () => worker.terminate(),
  }
}
