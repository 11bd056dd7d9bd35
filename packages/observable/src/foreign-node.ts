import { Node, changed } from './graph.ts'
import type { Readable } from './readable.ts'
import { reportUnhandled } from './report-unhandled.ts'
import type { Subscription } from './subscription.ts'

/** Creates the node of a readable that is not of this library. */
export function foreignNode(readable: Readable<unknown>): Node {
  let subscription: Subscription | undefined
  let failure: { error: unknown } | undefined
  let connecting = false
  const node = new Node('foreign value', Object.is, () => {
    if (failure) throw failure.error
    return readable.value
  })
  const notify = (): void => {
    // Its version is only known once it is read.
    // The value is read right after connecting.
    if (!connecting) changed(node, false)
  }
  node.foreign = true
  node.connect = () => {
    connecting = true
    try {
      subscription = readable.subscribe({
        next: notify,
        error(error) {
          failure = { error }
          notify()
        },
        complete() {
          node.final = true
          notify()
        },
      })
    } catch (error) {
      failure = { error }
    }
    connecting = false
  }
  node.disconnect = () => {
    try {
      subscription?.unsubscribe()
    } catch (error) {
      reportUnhandled(error)
    }
    subscription = failure = undefined
    node.final = false
  }
  return node
}
