import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { DuplicateRef } from './duplicate-ref.ts'
import { openDuplicateRef } from './open-duplicate-ref.ts'
import type { PossibleRef } from './possible-ref.ts'

// React 18 warns of layout effects on a server, where none is run.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A ref of a component's own that also serves the ref it was given.
 *
 * The given ref is set and detached whenever React does so with the own one: when the element appears later, is replaced
 * or goes. See the other overload for several refs.
 *
 * @typeParam T - The instance, for example `HTMLInputElement`; anything, where `useImperativeHandle` sets the ref.
 * @param ref - A callback, which may return a cleanup on React 18 too, an object, `null` or `undefined`.
 * @returns A ref that is the same in every render.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef } from '@signpost/use-duplicate-ref'
 * import { forwardRef } from 'react'
 *
 * export const Search = forwardRef<HTMLInputElement>(function Search(_, forwarded) {
 *   const input = useDuplicateRef(forwarded)
 *   return (
 *     <form onReset={() => input.current?.focus()}>
 *       <input ref={input} type="search" />
 *       <button type="reset">Clear</button>
 *     </form>
 *   )
 * })
 * ```
 * @see {@link mergeRefs} for the same without a hook
 * @public
 */
export function useDuplicateRef<T>(ref: PossibleRef<T>): DuplicateRef<T>
/**
 * A ref of a component's own that also serves any number of others.
 *
 * Their list may change from one render to the next. Then only the refs that left it are detached, when React detaches
 * those of elements that go, and only the new ones are set, when React runs layout effects. A callback written inline is
 * new in each render: it is detached and set each time, as React does with inline refs. A ref named twice is set once.
 *
 * @typeParam T - The instance. Name it where it cannot be inferred.
 * @param refs - Callbacks, objects, `null` and `undefined`, set in this order after `current`.
 * @returns A ref that is the same in every render.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef } from '@signpost/use-duplicate-ref'
 * import { forwardRef, useState } from 'react'
 *
 * export const Panel = forwardRef<HTMLDivElement>(function Panel(_, forwarded) {
 *   const [container, setContainer] = useState<HTMLDivElement | null>(null)
 *   const panel = useDuplicateRef<HTMLDivElement>(forwarded, setContainer)
 *   return <div ref={panel}>{container?.ownerDocument.title}</div>
 * })
 * ```
 * @public
 */
export function useDuplicateRef<T>(...refs: readonly PossibleRef<T>[]): DuplicateRef<T>
export function useDuplicateRef<T>(...refs: readonly PossibleRef<T>[]): DuplicateRef<T> {
  const [{ ref, serve, detachOld, attachNew }] = useState(openDuplicateRef<T>)

  // React runs insertion effects, the cleanups of layout effects and the detaching of refs in one phase for the whole
  // tree, then attaches refs and runs layout effects in a second one. A ref that moves from one component to another is
  // detached before it is attached only because both kinds of effect are used here.
  useInsertionEffect(() => serve(refs))
  useBrowserLayoutEffect(() => {
    attachNew()
    return detachOld
  })

  return ref
}

/**
 * The types of the hook, reachable through its name.
 *
 * @example
 * ```ts
 * import { useDuplicateRef } from '@signpost/use-duplicate-ref'
 *
 * export const log: useDuplicateRef.Target<Element> = (element) => console.log(element?.tagName ?? 'gone')
 * ```
 * @public
 */
export namespace useDuplicateRef {
  /**
   * A ref that can be served: a {@link PossibleRef} that is there.
   *
   * @typeParam T - The instance.
   *
   * @example A callback with a cleanup, on React 18 and 19
   * ```ts
   * import { useDuplicateRef } from '@signpost/use-duplicate-ref'
   *
   * export function onResize(listener: () => void): useDuplicateRef.Target<Element> {
   *   return (element) => {
   *     if (!element) return
   *     const observer = new ResizeObserver(listener)
   *     observer.observe(element)
   *     return () => observer.disconnect()
   *   }
   * }
   * ```
   * @public
   */
  export type Target<T> = NonNullable<PossibleRef<T>>
}
