/**
 * Converts and joins file paths and file URLs, with the same results on every system.
 *
 * {@link toPath} and {@link toUrl} convert. {@link (join:1) | join}, {@link normalize}, {@link relativePosix},
 * {@link isSubpath} and {@link commonAncestor} compute paths without accessing the disk; their results contain `/` even
 * on Windows. {@link posix} and {@link windows} have the same functions for a fixed system.
 *
 * @example
 * ```ts
 * import { join, toPath, toUrl } from '@signpost/utils-path'
 *
 * const page = join(new URL('file:///srv/pages/'), '100% #1.md')
 * page.href // 'file:///srv/pages/100%25%20%231.md'
 * toPath(page) // '/srv/pages/100% #1.md'
 * toUrl('/srv/pages/100% #1.md').href === page.href // true
 * ```
 *
 * @packageDocumentation
 */

export { commonAncestor } from './common-ancestor.ts'
export type { ConversionOptions } from './conversion-options.ts'
export { dirnameOf } from './dirname-of.ts'
export { isFileUrl } from './file-url.ts'
export { isSubpath } from './is-subpath.ts'
export { join } from './join.ts'
export type { JoinOptions, JoinParts } from './join-options.ts'
export { normalize } from './normalize.ts'
export type { PathInput, PosixPath } from './path-input.ts'
export * as posix from './posix.ts'
export { relativePosix } from './relative-posix.ts'
export { sep } from './sep.ts'
export { toPath } from './to-path.ts'
export { toUrl } from './to-url.ts'
export { UnsupportedUrlError } from './unsupported-url-error.ts'
export * as windows from './windows.ts'
