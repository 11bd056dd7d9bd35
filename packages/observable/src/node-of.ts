import { checkArgument } from '@signpost/utils-primitives'
import { foreignNode } from './foreign-node.ts'
import type { Node } from './graph.ts'
import type { Readable } from './readable.ts'

/** Key of the getter by which classes of this library return their node. */
export const nodeKey: unique symbol = Symbol('node')

interface WithNode {
  readonly [nodeKey]?: Node
}

const foreignNodes = new WeakMap<Readable<unknown>, Node>()

/** Returns the node of a readable. A foreign readable is subscribed to while it has dependents. */
export function nodeOf(readable: Readable<unknown>): Node {
  // The rest is in a function of its own: its closure would be prepared at each call of this one.
  return (readable as WithNode | null | undefined)?.[nodeKey] ?? foreignNodeOf(readable)
}

function foreignNodeOf(readable: Readable<unknown>): Node {
  checkArgument(
    'NOT_READABLE',
    readable,
    'a source with value and subscribe',
    () => Object(readable) === readable && 'value' in readable && typeof readable.subscribe === 'function',
    'read a ValueSubject or a computed value',
  )
  let node = foreignNodes.get(readable)
  if (!node) {
    node = foreignNode(readable)
    foreignNodes.set(readable, node)
  }
  return node
}
