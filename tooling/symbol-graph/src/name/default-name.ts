import type { ExportFacts } from '@signpost/api-extract'

/** Whether a name is imported without braces: `default`, or the `export =` of a module. */
export function isDefaultName(name: string): boolean {
  return name === 'default' || name === 'export='
}

/**
 * Name that users give a default import: the declared name. An `export =` whose local name says nothing (`export = e`) is
 * named like the module.
 *
 * @returns Nothing for a default export without a name.
 */
export function defaultName({ name, localName }: ExportFacts, specifier: string): string | undefined {
  if (name !== 'export=') return localName
  return localName === undefined ||
    /^(?:[a-z]{1,2}|[A-Z]|_+[A-Za-z]\w*|[Ee]xports?|[Vv]alue|x?[Dd]efault)$/u.test(localName)
    ? camelCase(specifier)
    : localName
}

/** `reactHookForm` for `react-hook-form`; the last segment of a path. */
function camelCase(specifier: string): string | undefined {
  const words = specifier.slice(specifier.lastIndexOf('/') + 1).match(/[\p{L}\p{N}$_]+/gu) ?? []
  const name = words.map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('')
  return /^[\p{ID_Start}$_]/u.test(name) ? name : undefined
}
