import { config } from './config.ts'

/** Hands an error to the host, as an exception nobody caught would be. Never throws. */
function reportToHost(error: unknown): void {
  if (typeof reportError === 'function') {
    reportError(error)
    return
  }
  queueMicrotask(() => {
    throw error
  })
}

/** Hands an error that no observer could take to `config.onUnhandledError`, else to the host. Never throws. */
export function reportUnhandled(error: unknown): void {
  if (!config.onUnhandledError) {
    reportToHost(error)
    return
  }
  try {
    config.onUnhandledError(error)
  } catch (thrown) {
    reportToHost(thrown)
  }
}
