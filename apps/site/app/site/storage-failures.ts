import { type StorageError, StorageFailure } from '@signpost/use-local-storage'

let isTold = false

/**
 * Says in the console what went wrong with the browser's storage; the site works on without it.
 *
 * A storage that is refused is told once per page load, whoever asks for it; any other failure with its operation and key.
 */
export function tellStorageFailure(error: StorageError): void {
  if (error.reason !== StorageFailure.Unavailable) {
    console.error(`What was to be kept under "${error.key}" could not be stored; it lasts for this page view.`, error)
  } else if (!isTold) {
    isTold = true
    const reasons =
      'the page is in a frame of another site, the window is a private one, or the privacy settings refuse it'
    console.warn(`The browser’s storage is not available. Possible reasons: ${reasons}.`, error)
  }
}
