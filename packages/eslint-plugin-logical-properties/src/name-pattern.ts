/** A name with `*` for any characters, for example `@media *`. */
function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name
  const source = pattern.split('*').map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 's').test(name)
}

/** Whether the name of a function or tag, `css.style` or `style`, is among `patterns`. */
export function isNamed(path: readonly string[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const segments = pattern.split('.')
    const end = segments.length === 1 ? path.slice(-1) : path
    return segments.length === end.length && segments.every((segment, i) => matches(segment, end[i]!))
  })
}

/** What is left of each pattern behind a key. A key that is not known matches `*` alone. */
export function step(patterns: readonly (readonly string[])[], key: string | undefined): string[][] {
  return patterns
    .filter(([segment = '']) => (key === undefined ? segment === '*' : matches(segment, key)))
    .map(([, ...rest]) => rest)
}
