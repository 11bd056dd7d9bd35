/** A storage whose calls can fail: assign `getItem`, `setItem` or `removeItem`. */
export function memoryStorage(entries: Iterable<[string, string]> = []): Storage {
  const map = new Map(entries)
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  }
}

/** Error of browsers when the storage of the origin is full. */
export function outOfRoom(name = 'QuotaExceededError'): never {
  throw new DOMException('The quota has been exceeded.', name)
}

/** Error of browsers when the user or a frame's sandbox blocks storage. */
export function blocked(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
