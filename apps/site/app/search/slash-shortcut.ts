import { createStorageStore, type StorageCodec } from '@signpost/use-local-storage'
import { useEffect, useState } from 'react'
import { logStorageFailure } from '#app/site/index.ts'

/** Stored only when it is off. */
const onOrOff: StorageCodec<boolean> = {
  encode: (isOn) => (isOn ? undefined : 'off'),
  decode: (text) => text !== 'off',
}

/**
 * Whether `/` alone opens the search. Visitors with speech input or tremor can switch it off: WCAG 2.1.4 requires that
 * for single-character shortcuts.
 */
export const slashShortcut = createStorageStore('search-slash', true, { codec: onOrOff, onError: logStorageFailure })

/** {@link slashShortcut} for components; true during hydration. */
export function useSlashShortcut(): boolean {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    const read = (): void => setOn(slashShortcut.get())
    read()
    return slashShortcut.subscribe(read)
  }, [])
  return isOn
}
