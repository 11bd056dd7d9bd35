/** Freezes a value and all it is made of, so that whoever changes it throws. */
export function deepFreeze<const T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
