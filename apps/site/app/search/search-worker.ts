import { type NameIndex, openNames } from '@signpost/name-search'
import { answerSearch } from './answer-search.ts'
import { type GuideIndex, type GuideTexts, indexGuides } from './guides.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

// The worker loads nothing, so that its content security policy can forbid everything; the page passes the files to it.

let names: NameIndex | undefined
let guides: GuideIndex | undefined

function answer(request: WorkerRequest): WorkerAnswer['result'] {
  if (request.kind === 'open') {
    names = openNames(new Uint8Array(request.names))
    guides = request.guides === undefined ? undefined : indexGuides(JSON.parse(request.guides) as GuideTexts)
    return undefined
  }
  if (!names) throw new Error('A search came before the names were loaded.')
  return answerSearch(names, guides, request.question)
}

const scope = globalThis as unknown as {
  postMessage: (message: WorkerAnswer) => void
  onmessage: (event: MessageEvent<WorkerRequest>) => void
}

scope.onmessage = ({ data: request }) => {
  try {
    scope.postMessage({ id: request.id, result: answer(request) })
  } catch (error) {
    scope.postMessage({
      id: request.id,
      result: undefined,
      failure: error instanceof Error ? error.message : String(error),
    })
  }
}
