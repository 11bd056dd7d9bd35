import type { Join, Words } from './words.ts'

/**
 * Converts an identifier to kebab case, as in CSS properties and file names.
 *
 * @remarks
 * {@link Words} defines the word boundaries. Distributes over unions; a non-literal string gives `string`. See
 * {@link CamelCase} for the other direction.
 *
 * @typeParam S - The identifier, in any case.
 *
 * @example
 * ```ts
 * import type { KebabCase } from '@signpost/types'
 *
 * const property: KebabCase<'marginInlineStart'> = 'margin-inline-start'
 * const file: KebabCase<'XMLHttpRequest'> = 'xml-http-request'
 * ```
 *
 * @searchAlias dash hyphen spinal string literal
 * @public
 */
export type KebabCase<S extends string> = S extends unknown ? Join<Words<S>, '-'> : never

/**
 * Converts an identifier to camel case, as in variables and properties.
 *
 * @remarks
 * {@link Words} defines the word boundaries; an acronym becomes an ordinary word. Distributes over unions; a
 * non-literal string gives `string`. See {@link KebabCase} for the other direction.
 *
 * @typeParam S - The identifier, in any case.
 *
 * @example
 * ```ts
 * import type { CamelCase } from '@signpost/types'
 *
 * const property: CamelCase<'margin-inline-start'> = 'marginInlineStart'
 * const name: CamelCase<'XMLHttpRequest'> = 'xmlHttpRequest'
 * ```
 *
 * @searchAlias snake pascal string literal
 * @public
 */
export type CamelCase<S extends string> = S extends unknown
  ? Words<S> extends [infer First extends string, ...infer Rest extends string[]]
    ? `${First}${Join<{ [K in keyof Rest]: Capitalize<Rest[K]> }, ''>}`
    : Join<Words<S>, ''>
  : never
