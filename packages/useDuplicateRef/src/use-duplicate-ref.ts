import { checkRefs } from './check-refs.ts'
import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { DuplicateRef } from './duplicate-ref.ts'
import { openDuplicateRef } from './open-duplicate-ref.ts'
import type { PossibleRef } from './possible-ref.ts'

// React 18 warns about layout effects on a server, where they do not run.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns a ref for a component that also sets the ref passed by its parent.
 *
 * The passed ref is set and detached together with the component's own, also when the element is mounted later,
 * replaced or removed. See the other overload for several refs.
 *
 * @typeParam T - The type of the instance, for example `HTMLInputElement`, or any type with `useImperativeHandle`.
 * @param ref - A callback, which may return a cleanup even on React 18, an object, `null` or `undefined`.
 * @returns A ref with a stable identity.
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
 * @searchAlias forwardref usemergerefs usecomposedrefs useforkref usecombinedrefs forward
 * @public
 */
export function useDuplicateRef<T>(ref: PossibleRef<T>): DuplicateRef<T>
/**
 * Returns a ref for a component that also sets any number of other refs.
 *
 * The list may change between renders. Removed refs are detached when React detaches the refs of removed elements, and
 * added refs are set when React runs layout effects; the others are not called. An inline callback is new in each
 * render: it is detached and set each time, as React does with inline refs. Duplicate refs are set once.
 *
 * @typeParam T - The type of the instance. Specify it where it cannot be inferred.
 * @param refs - Callbacks, objects, `null` and `undefined`, set in this order after `current`.
 * @returns A ref with a stable identity.
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
  checkRefs(refs)
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
 * Types of the hook.
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
   * A ref to share: a {@link PossibleRef} that is not absent.
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
