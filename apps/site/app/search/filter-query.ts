const token = (key: string): RegExp => new RegExp(String.raw`(^|\s)${key}:(?:"[^"]*"|\S*)`, 'gi')

/** Value of a filter in a query, without quotes; `undefined` when it is absent. */
export function filterIn(query: string, key: string): string | undefined {
  return token(key)
    .exec(query)?.[0]
    .trim()
    .slice(key.length + 1)
    .replace(/^"|"$/g, '')
    .toLowerCase()
}

/** Sets a filter of a query to a value, or removes the filter if it has that value. */
export function toggleFilter(query: string, key: string, value: string): string {
  const rest = query.replace(token(key), ' ').replace(/\s+/g, ' ').trim()
  return filterIn(query, key) === value.toLowerCase() ? rest : `${rest} ${key}:${value}`.trim()
}
