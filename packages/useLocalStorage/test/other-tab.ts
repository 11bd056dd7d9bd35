/**
 * Does to `localStorage` what another tab would: changes it, and only then sends this window a `storage` event.
 * `null` as text removes the key, `null` as key clears the storage.
 */
export function inOtherTab(key: string | null, text: string | null = null): void {
  const oldValue = key === null ? null : localStorage.getItem(key)
  if (key === null) localStorage.clear()
  else if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: text, storageArea: localStorage }))
}
