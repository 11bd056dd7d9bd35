/** Whether a property is written as in a stylesheet, `margin-left`. */
export function isKebab(property: string): boolean {
  return property.includes('-')
}

/** `margin-left` as `marginLeft`; a name in camel case stays. */
export function toCamel(property: string): string {
  return property.replace(/(?!^)-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** `marginLeft` as `margin-left`; a name in kebab case stays. */
export function toKebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
