/** Deep-freezes a value, so that mutations throw. */
export function deepFreeze<const T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
