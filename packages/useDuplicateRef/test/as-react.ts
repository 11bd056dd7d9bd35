import type { RefCallback } from 'react'

/** Attaches a callback ref like a version of React. Returns a function that detaches it. */
export type Attach = <T>(ref: RefCallback<T>, instance: T) => () => void

/** React 18 detaches with `null`, whatever the callback returns. */
export const asReact18: Attach = (ref, instance) => {
  ref(instance)
  return () => ref(null)
}

/** React 19 detaches by the returned cleanup, and with `null` only without one. */
export const asReact19: Attach = (ref, instance) => {
  const cleanup: unknown = ref(instance)
  return typeof cleanup === 'function' ? () => void cleanup() : () => ref(null)
}

/** Attaches like React 19 in StrictMode: attaches, detaches and attaches again. */
export const asStrictReact19: Attach = (ref, instance) => {
  asReact19(ref, instance)()
  return asReact19(ref, instance)
}
