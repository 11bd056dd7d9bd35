import { dirname } from 'node:path'
import type { PathInput } from './path-input.ts'
import { toPath } from './to-path.ts'

/**
 * The folder that a module or file is in.
 *
 * @param meta - A module's `import.meta`, or the path or URL of a file.
 * @returns A path of the system; `'.'` for a path of one name.
 * @throws {@link UnsupportedUrlError} when the module was not loaded from a file, but for example from `data:`.
 *
 * @example
 * ```ts
 * import { dirnameOf, join } from '@signpost/utils-path'
 *
 * const template = join(dirnameOf(import.meta), 'template.html')
 * ```
 *
 * @public
 */
export function dirnameOf(meta: { readonly url: string } | PathInput): string {
  const file = typeof meta === 'object' && 'url' in meta ? new URL(meta.url) : meta
  return dirname(toPath(file))
}
