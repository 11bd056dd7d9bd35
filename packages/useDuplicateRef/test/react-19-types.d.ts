/* eslint-disable @typescript-eslint/no-invalid-void-type -- as React declares them */
/**
 * The parts of React used by the sources, as declared by `@types/react` 19: ref objects are mutable and contain `null`
 * only by their type argument, callback refs may return a cleanup, and `useRef` needs an argument.
 *
 * @see {@link https://react.dev/blog/2024/04/25/react-19-upgrade-guide#typescript-changes | TypeScript changes}
 */
export interface RefObject<T> {
  current: T
}

export type RefCallback<T> = {
  bivarianceHack(instance: T | null): void | (() => void)
}['bivarianceHack']

export type Ref<T> = RefCallback<T> | RefObject<T | null> | null

export type ForwardedRef<T> = ((instance: T | null) => void | (() => void)) | RefObject<T | null> | null

export type Dispatch<A> = (value: A) => void
export type SetStateAction<S> = S | ((before: S) => S)

export const version: string
export function useRef<T>(initial: T): RefObject<T>
export function useRef<T>(initial: T | null): RefObject<T | null>
export function useState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>]
export function useEffect(effect: () => void | (() => void)): void
export function useInsertionEffect(effect: () => void | (() => void)): void
export function useLayoutEffect(effect: () => void | (() => void)): void
