/** Matches a name against a pattern in which `*` is any characters, for example `@media *`. */
function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name
  const source = pattern.split('*').map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 's').test(name)
}

/** Whether the name of a function or tag, such as `css.style` or `style`, matches one of `patterns`. */
export function isNamed(path: readonly string[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const segments = pattern.split('.')
    const end = segments.length === 1 ? path.slice(-1) : path
    return segments.length === end.length && segments.every((segment, i) => matches(segment, end[i]!))
  })
}

/** Remainders of the patterns after a key. An unknown key matches only `*`. */
export function step(patterns: readonly (readonly string[])[], key: string | undefined): string[][] {
  return patterns
    .filter(([segment = '']) => (key === undefined ? segment === '*' : matches(segment, key)))
    .map(([, ...rest]) => rest)
}
