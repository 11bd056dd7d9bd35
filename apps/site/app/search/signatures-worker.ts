import { signatureAsker } from '@signpost/name-search/signatures'
import type { SignaturesRequest, SignaturesResponse } from './signatures-messages.ts'

// The worker loads nothing, so that its content security policy can forbid everything; the page passes the files to it.

const scope = globalThis as unknown as {
  postMessage: (message: SignaturesResponse) => void
  onmessage: (event: MessageEvent<SignaturesRequest>) => void
}

const waiting = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>()

const asker = signatureAsker(
  (file) =>
    new Promise((resolve, reject) => {
      waiting.set(file, { resolve, reject })
      scope.postMessage({ kind: 'load', file })
    }),
)

scope.onmessage = ({ data }) => {
  if (data.kind === 'file') {
    const { file, text, failure } = data
    const one = waiting.get(file)
    waiting.delete(file)
    if (text === undefined) one?.reject(new Error(failure))
    else one?.resolve(text)
    return
  }
  const { id, query, limit, package: slug } = data
  asker.ask(query, { limit, ...(slug === undefined ? {} : { package: slug }) }).then(
    (answer) => scope.postMessage({ kind: 'answer', id, answer }),
    (error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error)
      scope.postMessage({ kind: 'answer', id, failure })
    },
  )
}
