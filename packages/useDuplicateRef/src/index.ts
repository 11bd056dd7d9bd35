/**
 * Shares one React ref between a component and its parents, on React 18 and 19.
 *
 * Use the hook {@link (useDuplicateRef:1) | useDuplicateRef} in components; {@link mergeRefs} and {@link assignRef} are
 * its parts for code without hooks.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef } from '@signpost/use-duplicate-ref'
 * import { forwardRef } from 'react'
 *
 * export const Field = forwardRef<HTMLInputElement>(function Field(_, forwarded) {
 *   const input = useDuplicateRef(forwarded)
 *   return <input ref={input} onFocus={() => input.current?.select()} />
 * })
 * ```
 * @packageDocumentation
 */

export { assignRef } from './assign-ref.ts'
export type { DuplicateRef } from './duplicate-ref.ts'
export { mergeRefs } from './merge-refs.ts'
export type { PossibleRef } from './possible-ref.ts'
export type { RefValue } from './ref-value.ts'
export { useDuplicateRef } from './use-duplicate-ref.ts'
