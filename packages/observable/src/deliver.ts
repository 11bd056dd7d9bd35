import { Link, Node, attach, detach } from './graph.ts'
import { beginBatch, endBatch } from './queue.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * Delivers the current value of a node, each new one and the end to a subscriber.
 *
 * @param refresh - Brings the node up to date. Passed by computed values, so that the others do not load evaluation.
 */
export function deliver<T>(source: Node, subscriber: Subscriber<T>, refresh?: (node: Node) => void): void {
  const node = new Node(`observer of ${source.name}`, Object.is)
  const link = new Link(source, node)
  let version = -1
  let seen: unknown
  let hasSeen = false
  function pull(): void {
    node.state = 0
    try {
      refresh?.(source)
      if (source.failed) {
        subscriber.error(source.error)
        return
      }
      if (version !== source.version) {
        const { value } = source
        version = source.version
        // Several changes of a batch may lead back to an equal value.
        if (!hasSeen || !source.same(seen, value)) {
          seen = value
          hasSeen = true
          subscriber.next(value as T)
        }
      }
      if (source.final) subscriber.complete()
    } catch (error) {
      subscriber.error(error)
    }
  }
  node.job = pull
  attach(link)
  subscriber.addTeardown(() => {
    node.job = undefined
    detach(link)
  })
  beginBatch()
  try {
    pull()
  } finally {
    endBatch()
  }
}
