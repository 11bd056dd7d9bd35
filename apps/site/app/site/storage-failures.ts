import { type StorageError, StorageFailure } from '@signpost/use-local-storage'

let isLogged = false

/**
 * Logs a failure of the browser's storage; the site works without it.
 *
 * Unavailable storage is logged once per page load. Any other failure is logged with its operation and key.
 */
export function logStorageFailure(error: StorageError): void {
  if (error.reason !== StorageFailure.Unavailable) {
    console.error(`The value of "${error.key}" could not be stored; it lasts for this page view.`, error)
  } else if (!isLogged) {
    isLogged = true
    const reasons =
      'the page is in a frame of another site, the window is a private one, or the privacy settings refuse it'
    console.warn(`The browser’s storage is not available. Possible reasons: ${reasons}.`, error)
  }
}
