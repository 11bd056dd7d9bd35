/**
 * Replaces a property.
 *
 * @param target - The object that gets the property.
 * @param name - The name of the property.
 * @param descriptor - The new property. It is always configurable.
 * @returns A function that restores the original property, own or inherited. Further calls have no effect.
 */
export function replace(target: object, name: PropertyKey, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...descriptor, configurable: true })
  let isRestored = false
  return () => {
    if (isRestored) return
    isRestored = true
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}
