import { useLocation } from '@remix-run/react'
import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useEffect, useState } from 'react'
import { tellStorageFailure, useSite, versionKey } from '#app/site/index.ts'

/** Stored as the bare name. */
const name: StorageCodec<string | null> = { encode: (version) => version ?? undefined, decode: (text) => text }

const stored = createStorageStore<string | null>(versionKey, null, { codec: name, onError: tellStorageFailure })

/** The choice as this page view knows it; undefined before the storage was asked. */
let chosen: string | null | undefined

/** Keeps that the visitor picked a version, where the browser allows that. */
export function chooseVersion(version: string): void {
  chosen = version
  stored.set(version)
}

/** Asks the storage once: what another tab chooses later is its own. A version that is gone is forgotten. */
function readChoice(known: (version: string) => boolean): string | null {
  if (chosen === undefined) chosen = stored.get()
  if (chosen !== null && !known(chosen)) {
    stored.remove()
    chosen = null
  }
  return chosen
}

/** The version that the visitor picked; nothing on the server, while hydrating, and where there is nothing to pick. */
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
