/** The import statement of a named export. */
export function importLineOf(name: string, specifier: string, isType: boolean): string {
  return `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier}'`
}
