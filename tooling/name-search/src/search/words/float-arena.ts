/**
 * Numbers of one query, in memory that the next one uses again: new arrays for each word and document would take the collector longer
 * than the query takes.
 */
export interface FloatArena {
  /** Zeros. They are lost with the next {@link FloatArena.begin}. */
  take: (length: number) => Float64Array
  /** Begins a query that takes at most so many numbers. */
  begin: (length: number) => void
}

/** Creates an arena, which grows to the largest query. */
export function floatArena(): FloatArena {
  let memory = new Float64Array(0)
  let used = 0
  return {
    begin(length) {
      if (memory.length < length) memory = new Float64Array(Math.ceil(length * spare))
      memory.fill(0, 0, length)
      used = 0
    },
    take(length) {
      used += length
      return memory.subarray(used - length, used)
    },
  }
}

/** Growth beyond what a query needs, so that the next larger one does not grow it again. */
const spare = 1.5
