/**
 * Puts a property in the place of another one.
 *
 * @param target - The object whose own property it becomes.
 * @param name - Its name.
 * @param descriptor - What it is. It is configurable in any case.
 * @returns A function that puts back what was there, own or inherited. Does nothing the second time.
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
