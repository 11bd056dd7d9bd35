const noItems: readonly never[] = Object.freeze([])
const noEntries: ReadonlyMap<unknown, unknown> = new Map()

/** How long a text is that others are likely to have too. */
const shortText = 40

/**
 * Makes a function that gives plain data the memory that it needs and no more, in place: lists that grew have room for
 * further items, empty lists and maps are one each, equal short texts too, also among the calls. What is drafted of a large
 * repository is some half as large.
 *
 * It is called for one symbol at a time: to know everything that was seen takes more memory than is saved.
 */
export function createShrinker(): <Data extends object>(data: Data) => Data {
  const texts = new Map<string, string>()
  return (data) => shrunk(data, texts, new Map()) as typeof data
}

function shrunk(value: unknown, texts: Map<string, string>, seen: Map<object, object>): unknown {
  if (typeof value === 'string') {
    if (value.length > shortText) return value
    const known = texts.get(value)
    if (known === undefined) texts.set(value, value)
    return known ?? value
  }
  if (typeof value !== 'object' || value === null) return value
  const before = seen.get(value)
  if (before !== undefined) return before
  if (Array.isArray(value)) {
    if (value.length === 0) return noItems
    const own = value.slice()
    seen.set(value, own)
    for (let at = 0; at < own.length; at += 1) own[at] = shrunk(own[at], texts, seen)
    return own
  }
  if (value instanceof Map) {
    if (value.size === 0) return noEntries
    seen.set(value, value)
    for (const [key, one] of value) value.set(key, shrunk(one, texts, seen))
    return value
  }
  seen.set(value, value)
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const own = fields[key]
    const next = shrunk(own, texts, seen)
    // Equal texts are not told apart, and are still two in memory.
    if ((next !== own || typeof own === 'string') && !Object.isFrozen(value)) fields[key] = next
  }
  return value
}
