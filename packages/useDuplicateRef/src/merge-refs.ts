import { checkRefs } from './check-refs.ts'
import type { RefCallback } from 'react'
import { attach, detach, type Attached } from './attached.ts'
import { callsCleanups } from './calls-cleanups.ts'
import type { PossibleRef } from './possible-ref.ts'

/**
 * Merges several refs into one callback ref, for code outside of components or without hooks.
 *
 * Callbacks may return a cleanup, on React 18 too. Duplicate refs are set once. Each call creates a new function, so
 * calling it during rendering makes React detach and attach all refs; in a component, use
 * {@link (useDuplicateRef:1) | useDuplicateRef}.
 *
 * @typeParam T - The type of the instance.
 * @param refs - Callbacks, objects, `null` and `undefined`, set in this order.
 * @returns A callback ref. It returns a cleanup only on React 19 and later, because React 18 warns about it.
 * @throws When called: the first error of a callback, after all were called.
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
 * @searchAlias composerefs combine multiple compose
 * @public
 */
export function mergeRefs<T>(...refs: readonly PossibleRef<T>[]): RefCallback<T> {
  checkRefs(refs)
  // One entry per instance, because a callback ref may be passed to several elements.
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
