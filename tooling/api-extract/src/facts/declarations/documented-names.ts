/** Names that the tags of a comment document. */
export interface DocumentedNames {
  /** Names of `@param` tags without brackets: `options`, `options.depth`. */
  all: ReadonlySet<string>
  /** Those of parameters, in order; without properties. */
  order: readonly string[]
  /** Whether the comment has `@param` or `@returns`. */
  hasAny: boolean
  hasReturns: boolean
}

/** Names in the comment of a declaration without one. */
export const noNames: DocumentedNames = { all: new Set(), order: [], hasAny: false, hasReturns: false }

const parameterTag = /@(?:param|arg|argument)\s+/gu
const name = /\[?\s*`?(?:\.\.\.)?(?<name>[\w$]+(?:(?:\[\])?\.[\w$]+)*)/uy

/** Reads the names of a comment's `@param` tags; `{type}`, `[name=default]`, `...name` and `name[].inner` are understood. */
export function documentedNames(comment: string | undefined): DocumentedNames {
  if (comment === undefined || !comment.includes('@')) return noNames
  const all = new Set<string>()
  for (const { 0: tag, index } of comment.matchAll(parameterTag)) {
    name.lastIndex = afterType(comment, index + tag.length)
    const found = name.exec(comment)?.groups?.['name']
    if (found !== undefined) all.add(found.replaceAll('[]', ''))
  }
  const hasReturns = /@returns?\b/u.test(comment)
  return { all, order: [...all].filter((one) => !one.includes('.')), hasAny: all.size > 0 || hasReturns, hasReturns }
}

/** Offset of the first character after a `{type}`, whose braces may be nested. */
export function afterType(comment: string, start: number): number {
  if (comment[start] !== '{') return start
  let depth = 0
  for (let at = start; at < comment.length; at += 1) {
    if (comment[at] === '{') depth += 1
    if (comment[at] === '}' && (depth -= 1) === 0) return at + 1 + /^\s*/u.exec(comment.slice(at + 1))![0].length
  }
  return start
}
