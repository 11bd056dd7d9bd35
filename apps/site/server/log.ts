import { printable } from '@signpost/diagnostics'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Current request, for the log of errors. */
const current = new AsyncLocalStorage<{ id: string; method: string; path: string }>()

/** Runs a function and adds the request to errors that it logs. */
export function withRequest<Result>(request: { id: string; method: string; path: string }, run: () => Result): Result {
  return current.run(request, run)
}

/** Writes an error to standard error as one line of JSON. Readers see only the id of the request. */
export function logError(error: unknown): void {
  const { message, stack } =
    error instanceof Error ? error : new Error(typeof error === 'object' ? JSON.stringify(error) : String(error))
  const line = JSON.stringify({ level: 'error', ...current.getStore(), message, stack })
  process.stderr.write(`${printable(line)}\n`)
}
