import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useEffect, useState } from 'react'
import { tellStorageFailure } from '#app/site/index.ts'

/** Stored only when it is off. */
const onOrOff: StorageCodec<boolean> = {
  encode: (isOn) => (isOn ? undefined : 'off'),
  decode: (text) => text !== 'off',
}

/**
 * Whether `/` alone opens the search. Who speaks to the browser, or hits keys by mistake, can switch it off, as WCAG 2.1.4
 * asks of every shortcut of one character.
 */
export const slashShortcut = createStorageStore('search-slash', true, { codec: onOrOff, onError: tellStorageFailure })

/** The same for components; on while hydrating. */
export function useSlashShortcut(): boolean {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    const read = (): void => setOn(slashShortcut.get())
    read()
    return slashShortcut.subscribe(read)
  }, [])
  return isOn
}
