import { useLocation } from '@remix-run/react'
import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useEffect, useState } from 'react'
import { logStorageFailure, useSite, versionKey } from '#app/site/index.ts'

/** Stored without quotes. */
const name: StorageCodec<string | null> = { encode: (version) => version ?? undefined, decode: (text) => text }

const stored = createStorageStore<string | null>(versionKey, null, { codec: name, onError: logStorageFailure })

/** Choice of this page view; `undefined` before the storage was read. */
let chosen: string | null | undefined

/** Stores the version that the visitor chose, when the browser allows storage. */
export function chooseVersion(version: string): void {
  chosen = version
  stored.set(version)
}

/**
 * Reads the storage once per page view; later choices in other tabs are ignored. Removes a version that no longer
 * exists.
 */
function readChoice(known: (version: string) => boolean): string | null {
  if (chosen === undefined) chosen = stored.get()
  if (chosen !== null && !known(chosen)) {
    stored.remove()
    chosen = null
  }
  return chosen
}

/** Version that the visitor chose; `undefined` on the server, during hydration, and when there is only one. */
export function useChosenVersion(): string | undefined {
  const { docs } = useSite()
  const { key } = useLocation()
  const [choice, setChoice] = useState<string>()
  useEffect(() => {
    if (!docs.remembers || docs.versions.length < 2) return
    setChoice(readChoice((version) => docs.versions.some(({ name }) => name === version)) ?? undefined)
  }, [key, docs])
  return choice
}
