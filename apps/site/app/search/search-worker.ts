import { type AnswerIndex, openAnswers } from '@signpost/name-search'
import { answerSearch } from './answer-search.ts'
import { type GuideIndex, type GuideTexts, indexGuides } from './guides.ts'
import type { WorkerAnswer, WorkerMessage, WorkerRequest } from './worker-messages.ts'

// The worker loads nothing, so that its content security policy can forbid everything; the page passes the files to it.

let index: AnswerIndex | undefined
let guides: GuideIndex | undefined
let isAsked = false
const waiting = new Map<string, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>()

const scope = globalThis as unknown as {
  postMessage: (message: WorkerMessage) => void
  onmessage: (event: MessageEvent<WorkerRequest>) => void
}

function load(piece: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    waiting.set(piece, { resolve, reject })
    scope.postMessage({ piece })
  })
}

async function answer(request: Exclude<WorkerRequest, { kind: 'piece' }>): Promise<Omit<WorkerAnswer, 'id'>> {
  if (request.kind === 'open') {
    index = openAnswers(new Uint8Array(request.names), load)
    guides = request.guides === undefined ? undefined : indexGuides(JSON.parse(request.guides) as GuideTexts)
    void warmUp(index)
    return { examples: index.examples }
  }
  isAsked = true
  if (!index) throw new Error('A search came before the names were loaded.')
  return { result: await answerSearch(index, guides, request.question) }
}

/** Runs the code of a search until a reader asks. Between two steps the worker reads its messages. */
async function warmUp(opened: AnswerIndex): Promise<void> {
  for await (const _ of opened.warmUp()) {
    await new Promise((resolve) => setTimeout(resolve))
    if (isAsked) return
  }
}

scope.onmessage = ({ data: request }) => {
  if (request.kind === 'piece') {
    const { resolve, reject } = waiting.get(request.piece) ?? {}
    waiting.delete(request.piece)
    if (request.bytes === undefined) reject?.(new Error(request.failure))
    else resolve?.(new Uint8Array(request.bytes))
    return
  }
  const { id } = request
  answer(request).then(
    (result) => scope.postMessage({ id, ...result }),
    (error: unknown) => scope.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
}
