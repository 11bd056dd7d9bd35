import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useSyncExternalStore } from 'react'
import { dismissKey, logStorageFailure } from '#app/site/index.ts'

/** Stored without quotes, because the inline script reads it too. Anything but `true` is false. */
const word: StorageCodec<boolean> = { encode: String, decode: (text) => text === 'true' }

const dismissed = createStorageStore(dismissKey, false, { codec: word, onError: logStorageFailure })

/** The stylesheet reads the attribute that the inline script set, so later changes update it too. */
function subscribe(listener: () => void): () => void {
  return dismissed.subscribe(() => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = String(dismissed.get())
    listener()
  })
}

/** Whether the announcement was closed, in this tab or another. False on the server and during hydration. */
export function useDismissed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => dismissed.get(),
    () => false,
  )
}

/** Closes the announcement, permanently when the browser allows storage. */
export function dismissAnnouncement(): void {
  dismissed.set(true)
}
