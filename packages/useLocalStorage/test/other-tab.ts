/**
 * Simulates another tab: changes `localStorage`, then dispatches a `storage` event in this window. `null` as text
 * removes the key, `null` as key clears the storage.
 */
export function inOtherTab(key: string | null, text: string | null = null): void {
  const oldValue = key === null ? null : localStorage.getItem(key)
  if (key === null) localStorage.clear()
  else if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: text, storageArea: localStorage }))
}
