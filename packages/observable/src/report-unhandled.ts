import { config } from './config.ts'

/** Reports an error to the host as an uncaught exception. Never throws. */
function reportToHost(error: unknown): void {
  if (typeof reportError === 'function') {
    reportError(error)
    return
  }
  queueMicrotask(() => {
    throw error
  })
}

/** Passes an unhandled error to `config.onUnhandledError`, else to the host. Never throws. */
export function reportUnhandled(error: unknown): void {
  try {
    // A value of a wrong type must not take the place of the error.
    if (typeof config.onUnhandledError === 'function') config.onUnhandledError(error)
    else reportToHost(error)
  } catch (thrown) {
    reportToHost(thrown)
  }
}
