import { noMatch } from './match-term.ts'

/**
 * Arrays of scores, used again by later queries. A query needs some twenty of them, as long as there are names or entries: the
 * collector would spend more time on new ones than the query on its answer.
 */
export interface ScoreBuffers {
  /** An array in which nothing matches. */
  take: (length: number) => Uint8Array
  /** Begins a query: the arrays of the one before may be taken again. */
  release: () => void
}

/** Creates the arrays of a search. */
export function scoreBuffers(): ScoreBuffers {
  const free = new Map<number, Uint8Array[]>()
  const taken: Uint8Array[] = []
  return {
    take(length) {
      const buffer = free.get(length)?.pop()?.fill(noMatch) ?? new Uint8Array(length).fill(noMatch)
      taken.push(buffer)
      return buffer
    },
    release() {
      for (const buffer of taken.splice(0)) {
        const others = free.get(buffer.length) ?? []
        free.set(buffer.length, others)
        if (others.length < mostFree) others.push(buffer)
      }
    },
  }
}

/** Arrays of one length that are kept: 3 MB for 100,000 names. A query of many words makes more of its own. */
const mostFree = 30
