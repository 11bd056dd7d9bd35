/** Limit of objects and lists in each other; a configuration has about ten. */
const deepest = 200

/**
 * Returns parsed data that recursive code can walk. A value that several places share, as YAML allows, is visited once.
 *
 * @throws SyntaxError for data that contains itself, or that is nested more than 200 levels deep.
 */
export function walkable<Value>(value: Value): Value {
  heightOf(value, 0, new Map())
  return value
}

/** @param heights - Heights of visited values; undefined for one that is being visited. */
function heightOf(value: unknown, depth: number, heights: Map<object, number | undefined>): number {
  if (typeof value !== 'object' || value === null) return 0
  if (heights.has(value)) {
    const known = heights.get(value)
    if (known === undefined) throw new SyntaxError('a value that contains itself')
    return checked(known, depth)
  }
  heights.set(value, undefined)
  checked(1, depth)
  let height = 0
  for (const inner of innerValues(value)) height = Math.max(height, heightOf(inner, depth + 1, heights))
  heights.set(value, height + 1)
  return height + 1
}

function checked(height: number, depth: number): number {
  if (depth + height > deepest) throw new SyntaxError(`values nested more than ${deepest} levels deep`)
  return height
}

function innerValues(value: object): Iterable<unknown> {
  if (Array.isArray(value)) return value
  return value instanceof Map ? [...value].flat() : Object.values(value)
}
