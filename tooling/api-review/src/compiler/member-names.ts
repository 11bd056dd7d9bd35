import ts from '#typescript'

/**
 * Key of a member in brackets: a string, or a symbol such as `Symbol.iterator`.
 *
 * @returns Code of the expression and of the type, or undefined for a symbol without a public name.
 */
export function keyOf({ name, declarations }: ts.Symbol): { value: string; type: string } | undefined {
  if (!name.startsWith('__@')) return { value: JSON.stringify(plainName(name)), type: JSON.stringify(plainName(name)) }
  const written = declarations?.[0] && ts.getNameOfDeclaration(declarations[0])
  if (!written || !ts.isComputedPropertyName(written)) return undefined
  const text = written.expression.getText()
  if (text.startsWith('Symbol.')) return { value: text, type: `typeof ${text}` }
  return /^[\w$.]+$/.test(text) ? { value: `L.${text}`, type: `typeof B.${text}` } : undefined
}

/** Access to a member by its key in brackets, by a name where that can be. */
export function accessOf(key: string): string {
  return /^"[A-Za-z_$][\w$]*"$/.test(key) ? `.${key.slice(1, -1)}` : `[${key}]`
}

/** Name of a member in the path of a finding: `[Symbol.iterator]` for a symbol. */
export function shownName(member: ts.Symbol): string {
  const key = member.name.startsWith('__@') ? keyOf(member) : undefined
  return key ? `[${key.value.replace(/^L\./, '')}]` : plainName(member.name)
}

/** Name of a member as written: TypeScript marks those that begin with two underscores with a third. */
export function plainName(name: string): string {
  return ts.unescapeLeadingUnderscores(name as ts.__String)
}

/** Name of a member where it is declared. */
export function declaredName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(plainName(name)) ? plainName(name) : JSON.stringify(plainName(name))
}

/** Code with the export as it is reached: what a module is assigned is the import itself, other names that are no identifier are keys. */
export function withAccess(code: string, path: string): string {
  if (path.startsWith('export=')) return code.replaceAll(/\b([LB])\.export=/g, '$1')
  if (isDotted(path)) return code
  return ['L', 'B'].reduce((text, side) => text.replaceAll(`${side}.${path}`, `${side}[${JSON.stringify(path)}]`), code)
}

/** Whether a path can be written with dots, as an export with any text for a name cannot. */
export function isDotted(path: string): boolean {
  return /^[\p{L}\p{N}$_.]+$/u.test(path)
}
