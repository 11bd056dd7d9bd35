/**
 * Separator of names in a {@link PosixPath}: `/`, even on Windows.
 *
 * @example
 * ```ts
 * import { normalize, sep } from '@signpost/utils-path'
 *
 * const names = normalize('src/pages/index.ts').split(sep) // ['src', 'pages', 'index.ts']
 * ```
 *
 * @searchAlias slash delimiter
 * @public
 */
export const sep = '/' as const
