import type { RefCallback } from 'react'

/** How a version of React attaches a callback ref. Returns how it detaches it. */
export type Attach = <T>(ref: RefCallback<T>, instance: T) => () => void

/** React 18 detaches by `null`, whatever the callback returned. */
export const asReact18: Attach = (ref, instance) => {
  ref(instance)
  return () => ref(null)
}

/** React 19 detaches by the cleanup that the callback returned, and by `null` only if it returned none. */
export const asReact19: Attach = (ref, instance) => {
  const cleanup: unknown = ref(instance)
  return typeof cleanup === 'function' ? () => void cleanup() : () => ref(null)
}

/** What React 19 does in StrictMode: it attaches, detaches and attaches again. */
export const asStrictReact19: Attach = (ref, instance) => {
  asReact19(ref, instance)()
  return asReact19(ref, instance)
}
