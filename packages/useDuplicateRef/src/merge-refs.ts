import type { RefCallback } from 'react'
import { attach, detach, type Attached } from './attached.ts'
import { callsCleanups } from './calls-cleanups.ts'
import type { PossibleRef } from './possible-ref.ts'

/**
 * Makes one callback ref of several refs, outside of a component or where hooks cannot be called.
 *
 * A callback among them may return a cleanup, on React 18 too. A ref named twice is set once. The result is a new function
 * each time, so React detaches and attaches all the refs when it is made anew while rendering; in a component
 * {@link (useDuplicateRef:1) | useDuplicateRef} avoids that.
 *
 * @typeParam T - The instance the refs are for.
 * @param refs - Callbacks, objects, `null` and `undefined`, set in this order.
 * @returns A callback ref. It returns a cleanup on React 19 and later only, because React 18 warns of one.
 * @throws When called: the first error that one of the callbacks threw, after all of them were called.
 *
 * @example
 * ```tsx
 * import { mergeRefs } from '@signpost/use-duplicate-ref'
 * import { Component, createRef, type Ref } from 'react'
 *
 * export class Field extends Component<{ inputRef?: Ref<HTMLInputElement> }> {
 *   readonly #input = createRef<HTMLInputElement>()
 *   readonly #merged = mergeRefs(this.#input, this.props.inputRef)
 *
 *   override componentDidMount() {
 *     this.#input.current?.focus()
 *   }
 *
 *   override render() {
 *     return <input ref={this.#merged} />
 *   }
 * }
 * ```
 * @public
 */
export function mergeRefs<T>(...refs: readonly PossibleRef<T>[]): RefCallback<T> {
  // One for each instance, as a callback ref may be given to several elements.
  const instances = new Set<Attached<T>>()

  const release = (attached: Attached<T> | undefined) => {
    if (attached && instances.delete(attached)) detach(attached)
  }

  return (instance) => {
    if (instance === null) {
      const [oldest] = instances
      return release(oldest)
    }
    const attached: Attached<T> = new Map()
    instances.add(attached)
    attach(attached, refs, instance)
    return callsCleanups() ? () => release(attached) : undefined
  }
}
