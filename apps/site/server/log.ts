import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered, for what goes wrong below. */
const current = new AsyncLocalStorage<{ id: string; method: string; path: string }>()

/** Runs a function; errors that are logged from it carry the request. */
export function withRequest<Result>(request: { id: string; method: string; path: string }, run: () => Result): Result {
  return current.run(request, run)
}

/** Writes an error as one line of JSON to the log; readers see its request's id and nothing of it. */
export function logError(error: unknown): void {
  const { message, stack } =
    error instanceof Error ? error : new Error(typeof error === 'object' ? JSON.stringify(error) : String(error))
  process.stderr.write(`${JSON.stringify({ level: 'error', ...current.getStore(), message, stack })}\n`)
}
