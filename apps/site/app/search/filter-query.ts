const token = (key: string): RegExp => new RegExp(String.raw`(^|\s)${key}:(?:"[^"]*"|\S*)`, 'gi')

/** The value of a filter in a query, without quotes; nothing when it is not there. */
export function filterIn(query: string, key: string): string | undefined {
  return token(key)
    .exec(query)?.[0]
    .trim()
    .slice(key.length + 1)
    .replace(/^"|"$/g, '')
    .toLowerCase()
}

/** The query with this value of a filter in place of any other, or without it when it has it already. */
export function toggleFilter(query: string, key: string, value: string): string {
  const rest = query.replace(token(key), ' ').replace(/\s+/g, ' ').trim()
  return filterIn(query, key) === value.toLowerCase() ? rest : `${rest} ${key}:${value}`.trim()
}
