/** Matches a name against a pattern in which `*` is any characters, for example `@media *`. */
function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name
  const source = pattern.split('*').map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 's').test(name)
}

/** Tests for the segments of a pattern, by pattern: every call of a file is compared with all of them. */
const tests = new Map<string, readonly ((name: string) => boolean)[]>()

function testsOf(pattern: string): readonly ((name: string) => boolean)[] {
  let found = tests.get(pattern)
  if (!found) tests.set(pattern, (found = pattern.split('.').map((segment) => (name) => matches(segment, name))))
  return found
}

/** Whether the name of a function or tag, such as `css.style` or `style`, matches one of `patterns`. */
export function isNamed(path: readonly string[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const segments = testsOf(pattern)
    if (segments.length === 1) return segments[0]!(path.at(-1)!)
    return segments.length === path.length && segments.every((test, i) => test(path[i]!))
  })
}

/** Remainders of the patterns after a key. An unknown key matches only `*`. */
export function step(patterns: readonly (readonly string[])[], key: string | undefined): string[][] {
  return patterns
    .filter(([segment = '']) => (key === undefined ? segment === '*' : matches(segment, key)))
    .map(([, ...rest]) => rest)
}
