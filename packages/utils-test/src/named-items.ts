/** Methods of a `Storage` that its named properties map to. */
interface Items {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Adds the named properties of a `Storage`: `storage.theme`, `'theme' in storage`, `delete storage.theme` and
 * `Object.keys(storage)` access its items. Its members take precedence, and can be replaced, for example by a spy.
 *
 * @param storage - An object without own properties.
 * @param keys - Returns the current keys.
 * @returns A proxy of the storage.
 */
export function withNamedItems<S extends Items>(storage: S, keys: () => string[]): S {
  const isItem = (name: string | symbol): name is string =>
    typeof name === 'string' && !(name in storage) && items.getItem(name) !== null

  const items: S = new Proxy(storage, {
    get: (target, name) => (isItem(name) ? items.getItem(name) : Reflect.get(target, name, items)),
    set(target, name, value) {
      // A method is replaced on the storage itself; on the proxy it would become an item.
      if (typeof name === 'symbol' || name in target)
        return Reflect.set(target, name, value, isAccessor(target, name) ? items : target)
      items.setItem(name, value)
      return true
    },
    has: (target, name) => Reflect.has(target, name) || isItem(name),
    deleteProperty(target, name) {
      if (!isItem(name)) return Reflect.deleteProperty(target, name)
      items.removeItem(name)
      return true
    },
    ownKeys: (target) => [...new Set([...keys(), ...Reflect.ownKeys(target)])],
    getOwnPropertyDescriptor: (target, name) =>
      isItem(name)
        ? { value: items.getItem(name), writable: true, enumerable: true, configurable: true }
        : Reflect.getOwnPropertyDescriptor(target, name),
  })
  return items
}

/** Whether a member is an accessor with a setter, which must be called on the proxy. */
function isAccessor(target: object, name: string | symbol): boolean {
  for (let owner: object | null = target; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    if (descriptor) return descriptor.set !== undefined
  }
  return false
}
