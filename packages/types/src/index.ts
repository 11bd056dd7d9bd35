/**
 * Small type helpers with documented and tested results for `any`, `never`, `unknown` and unions.
 *
 * Type predicates ({@link IsAny}, {@link IsEqual}), object types ({@link DeepPartial}, {@link Entries}), paths
 * ({@link Paths}), strings ({@link KebabCase}), unions and tuples, brands ({@link Branded}), JSON and `package.json`.
 * No runtime code, and no re-exports from other packages.
 *
 * @example
 * ```ts
 * import type { Paths, PathValue } from '@signpost/types'
 *
 * interface Settings {
 *   editor: { tabSize: number; theme?: string }
 * }
 *
 * declare function setting<P extends Paths<Settings>>(path: P): PathValue<Settings, P>
 *
 * const size: number = setting('editor.tabSize')
 * const theme: string | undefined = setting('editor.theme')
 * ```
 *
 * @packageDocumentation
 */
export type { AnyFunction } from './any-function.ts'
export type { AsyncReturn, Asyncify, Promisable } from './async.ts'
export type { Brand, Branded, brand } from './brand.ts'
export type { BuiltIn, Primitive } from './built-in.ts'
export type { KeysMatching, OmitByValue } from './by-value.ts'
export type { CamelCase, KebabCase } from './case.ts'
export type { CompileError } from './compile-error.ts'
export type { DeepPartial, DeepReadonly } from './deep.ts'
export type { Entries } from './entries.ts'
export type { If, IsAny, IsEqual, IsKnown, IsNever, IsUnion, IsUnknown } from './is.ts'
export type { JsonArray, JsonObject, JsonPrimitive, JsonValue } from './json.ts'
export type { Mutable, RequireKeys } from './modifiers.ts'
export type { NonEmptyString } from './non-empty-string.ts'
export type {
  DependencyMap,
  ExportsConditions,
  ExportsField,
  PackageManifest,
  WorkspacesField,
} from './package-manifest.ts'
export type { Paths, PathValue } from './paths.ts'
export type { Predicate } from './predicate.ts'
export type { Simplify } from './simplify.ts'
export type { Tuple } from './tuple.ts'
export type { LiteralUnion, UnionToIntersection } from './union.ts'
export type { Join, Words, WordSeparator } from './words.ts'
