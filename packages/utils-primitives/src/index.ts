/**
 * Helpers for strings, objects, functions and promises, for every runtime and fully tree-shakeable.
 *
 * Guards ({@link isDefined}, {@link invariant}), identifiers and text ({@link kebabCase}, {@link escapeHtml}), objects
 * ({@link (deepMerge:1) | deepMerge}, {@link pick}), functions ({@link (memoize:function) | memoize},
 * {@link debounce}), base64url, and two small classes ({@link Deferred}, {@link Cell}). Types follow the values: the
 * kebab case of a literal is a literal.
 *
 * @example
 * ```ts
 * import { deepMerge, kebabCase } from '@signpost/utils-primitives'
 *
 * const config = deepMerge({ server: { port: 3000, host: 'localhost' } }, { server: { port: 8080 } })
 * const flag: 'dry-run' = kebabCase('dryRun')
 * ```
 *
 * @packageDocumentation
 */
export { assertNever, invariant } from './assert.ts'
export { fromBase64Url, toBase64Url } from './base64url.ts'
export { camelCase, kebabCase } from './case.ts'
export { Cell, type ReadonlyCell } from './cell.ts'
export { checkJson } from './check-json.ts'
export { checkArgument, checkOptions, type ExpectedOption } from './check-options.ts'
export { debounce, type Debounced, type DebounceOptions } from './debounce.ts'
export { deepMerge, deepMergeWith, type DeepMergeOptions } from './deep-merge.ts'
export type { ArrayMerge, DeepMerged, DeepMergedAll } from './deep-merged.ts'
export { Deferred } from './deferred.ts'
export { isBrowser, isServer } from './environment.ts'
export { escapeHtml } from './escape-html.ts'
export { failure } from './failure.ts'
export { isDefined } from './is-defined.ts'
export { isPlainObject } from './is-plain-object.ts'
export { isPromiseLike } from './is-promise-like.ts'
export { mapValues } from './map-values.ts'
export { memoize } from './memoize.ts'
export { noop } from './noop.ts'
export { once } from './once.ts'
export { parseBoolean } from './parse-boolean.ts'
export { omit, pick } from './pick.ts'
export { shown } from './shown.ts'
export { throttle, type ThrottleOptions } from './throttle.ts'
export { truncate } from './truncate.ts'
