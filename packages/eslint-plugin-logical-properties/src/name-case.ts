/** Whether a property is in kebab case, such as `margin-left`. */
export function isKebab(property: string): boolean {
  return property.includes('-')
}

/** Converts `margin-left` to `marginLeft`; a name in camel case is returned unchanged. */
export function toCamel(property: string): string {
  return property.replace(/(?!^)-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Converts `marginLeft` to `margin-left`; a name in kebab case is returned unchanged. */
export function toKebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
