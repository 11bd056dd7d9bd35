/** Sets an own property, also one named `__proto__`, which an assignment would take for the prototype. */
export function setOwn<K extends PropertyKey, V>(object: { [P in K]: V }, key: K, value: V): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}
