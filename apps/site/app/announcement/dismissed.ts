import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useSyncExternalStore } from 'react'
import { dismissKey, tellStorageFailure } from '#app/site/index.ts'

/** The bare word, which the document's own script reads; anything but `true` is false. */
const word: StorageCodec<boolean> = { encode: String, decode: (text) => text === 'true' }

const dismissed = createStorageStore(dismissKey, false, { codec: word, onError: tellStorageFailure })

/** The style sheet goes by the attribute of the document's script, so a later change has to reach that too. */
function subscribe(listener: () => void): () => void {
  return dismissed.subscribe(() => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed.get())
    listener()
  })
}

/** Whether the announcement was closed, in this tab or another; false on the server and while hydrating. */
export function useDismissed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dismissed.get(),
    () => false,
  )
}

/** Closes the announcement for good, where the browser can keep that. */
export function dismissAnnouncement(): void {
  dismissed.set(true)
}
