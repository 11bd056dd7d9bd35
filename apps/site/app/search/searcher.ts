import type { SearchAnswer, SearchQuestion } from './search-answer.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

/** Addresses of the files to search. */
export interface SearchFiles {
  names: string
  guides: string
}

/** A loaded search. */
export interface Searcher {
  /** False when the docs could not be loaded: only names are searched then. */
  hasGuides: boolean
  ask: (question: SearchQuestion) => Promise<SearchAnswer>
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never

interface Connection {
  send: (request: Unnumbered<WorkerRequest>, transfer?: Transferable[]) => Promise<SearchAnswer | undefined>
  close: () => void
}

let current: { key: string; searcher: Promise<Searcher> } | undefined

/** Returns the searcher for these files. Creates a new one on first use, after a failure, and for other files. */
export function searcherOf(files: SearchFiles): Promise<Searcher> {
  const key = `${files.names} ${files.guides}`
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

// The dev server sends this event when the names have changed.
import.meta.hot?.on('signpost:data-changed', forgetSearcher)

async function start(files: SearchFiles): Promise<Searcher> {
  const connection = connect()
  try {
    const [names, guides] = await Promise.all([load(files.names), load(files.guides).catch(() => undefined)])
    const bytes = await names.arrayBuffer()
    const text = await guides?.text().catch(() => undefined)
    await connection.send({ kind: 'open', names: bytes, guides: text }, [bytes])
    return {
      hasGuides: text !== undefined,
      ask: async (question) => (await connection.send({ kind: 'search', question }))!,
    }
  } catch (error) {
    connection.close()
    throw error
  }
}

async function load(file: string): Promise<Response> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file}: found status ${response.status}, expected 200.`)
  return response
}

/** Starts the worker. After it has failed, all requests fail. */
function connect(): Connection {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Omit<WorkerAnswer, 'id'>) => void>()
  let last = 0
  let failure: string | undefined
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    failure = event.message || 'The worker that searches could not be started.'
    for (const answer of waiting.values()) answer({ result: undefined, failure })
    waiting.clear()
    forgetSearcher()
  }
  return {
    send: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(new Error(failure))
        const id = (last += 1)
        waiting.set(id, ({ result, failure: reason }) =>
          reason === undefined ? resolve(result) : reject(new Error(reason)),
        )
        worker.postMessage({ ...request, id }, transfer)
      }),
    close: () => worker.terminate(),
  }
}
