const noItems: readonly never[] = Object.freeze([])
const noEntries: ReadonlyMap<unknown, unknown> = new Map()

/** Maximum length, in characters, of interned texts. Longer texts rarely repeat. */
const shortText = 40

/**
 * Returns a function that reduces the memory of plain data, in place. Lists lose their spare capacity. Equal short
 * texts, empty lists and maps, and small objects (pairs of numbers, one or two short texts by name) are interned, also
 * across calls. The drafts of a large repository shrink to about half. Do not change the result in place.
 *
 * Call it for one symbol at a time: to track all visited objects would take more memory than is saved.
 */
export function createShrinker(): <Data extends object>(data: Data) => Data {
  const known: Known = { texts: new Map(), small: new Map() }
  return (data) => shrunk(data, known, new Map()) as typeof data
}

/** Interned values. */
interface Known {
  texts: Map<string, string>
  /** By content. */
  small: Map<string, object>
}

function shrunk(value: unknown, known: Known, seen: Map<object, object>): unknown {
  if (typeof value === 'string') return value.length > shortText ? value : oneOf(known.texts, value, value)
  if (typeof value !== 'object' || value === null) return value
  const before = seen.get(value)
  if (before !== undefined) return before
  if (Array.isArray(value)) {
    if (value.length === 0) return noItems
    if (value.length === 2 && value.every((one) => typeof one === 'number'))
      return oneOf(known.small, value.join(' '), value)
    const own = value.slice()
    seen.set(value, own)
    for (let at = 0; at < own.length; at += 1) own[at] = shrunk(own[at], known, seen)
    return own
  }
  if (value instanceof Map) {
    if (value.size === 0) return noEntries
    seen.set(value, value)
    for (const [key, one] of value) value.set(key, shrunk(one, known, seen))
    return value
  }
  const fields = value as Record<string, unknown>
  const names = Object.keys(fields)
  const isSmall = names.length <= 2 && names.every((name) => isShort(fields[name]))
  const single = isSmall ? oneOf(known.small, JSON.stringify(fields), value) : value
  if (single !== value) return single
  seen.set(value, value)
  for (const name of names) {
    const own = fields[name]
    const next = shrunk(own, known, seen)
    // `!==` does not detect copies: equal strings may still be two in memory.
    if ((next !== own || typeof own === 'string') && !Object.isFrozen(value)) fields[name] = next
  }
  return value
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value.length <= shortText
}

function oneOf<Item>(known: Map<string, Item>, key: string, item: Item): Item {
  const first = known.get(key)
  if (first === undefined) known.set(key, item)
  return first ?? item
}
