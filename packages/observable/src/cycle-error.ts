import type { Node } from './graph.ts'

/** Names shown of a long cycle, at its beginning and at its end. */
const SHOWN = 5

/** Thrown by reads that are part of a cycle. */
export class CycleError extends Error {
  /** Identifies errors of this kind. */
  readonly code = 'CYCLE'

  constructor(node: Node, reader: Node | undefined) {
    const names = [node.name]
    for (let at = reader; at && at !== node; at = at.outer) names.push(at.name)
    names.push(node.name)
    names.reverse()
    if (names.length > 2 * SHOWN) names.splice(SHOWN, names.length - 2 * SHOWN, '...')
    super(
      `Expected values without a cycle, found ${names.join(' -> ')}: a computed value depends on itself. Remove one of these reads.`,
    )
    this.name = 'CycleError'
  }
}
