/**
 * Instance type of a ref, without `null`: the inverse of {@link PossibleRef}.
 *
 * `never` for types that are not refs. A union of refs gives the union of their instances.
 *
 * @typeParam R - The type of a ref object or of a callback ref.
 *
 * @example
 * ```tsx
 * import { useRef } from 'react'
 * import type { RefValue } from '@signpost/use-duplicate-ref'
 *
 * export function Canvas() {
 *   const canvas = useRef<HTMLCanvasElement>(null)
 *   const clear = (element: RefValue<typeof canvas>) =>
 *     element.getContext('2d')?.clearRect(0, 0, element.width, element.height)
 *   return <canvas ref={canvas} onClick={(event) => clear(event.currentTarget)} />
 * }
 * ```
 * @searchAlias elementref unwrap infer element
 * @public
 */
export type RefValue<R> = R extends (instance: infer T) => unknown
  ? NonNullable<T>
  : R extends { readonly current: infer T }
    ? NonNullable<T>
    : never
