const noItems: readonly never[] = Object.freeze([])
const noEntries: ReadonlyMap<unknown, unknown> = new Map()

/** How long a text is that others are likely to have too. */
const shortText = 40

/**
 * Makes a function that gives plain data the memory that it needs and no more, in place: lists that grew have room for
 * further items; of equal short texts, of empty lists and maps, and of the small things that signatures are made of (pairs
 * of numbers, one or two short texts by name) there is one each, also among the calls. What is drafted of a large repository
 * is some half as large. Nothing in it may be changed in place afterwards.
 *
 * It is called for one symbol at a time: to know everything that was seen takes more memory than is saved.
 */
export function createShrinker(): <Data extends object>(data: Data) => Data {
  const known: Known = { texts: new Map(), small: new Map() }
  return (data) => shrunk(data, known, new Map()) as typeof data
}

/** What there is one of. */
interface Known {
  texts: Map<string, string>
  /** By what is in it. */
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
    // Equal texts are not told apart, and are still two in memory.
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
