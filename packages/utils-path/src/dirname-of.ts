import { dirname } from 'node:path'
import type { PathInput } from './path-input.ts'
import { toPath } from './to-path.ts'

/**
 * Returns the folder of a module or file.
 *
 * @param meta - A module's `import.meta`, or the path or URL of a file.
 * @returns A system path; `'.'` for a path of one name.
 * @throws {@link UnsupportedUrlError} when the module was not loaded from a file, but for example from `data:`.
 *
 * @example
 * ```ts
 * import { dirnameOf, join } from '@signpost/utils-path'
 *
 * const template = join(dirnameOf(import.meta), 'template.html')
 * ```
 *
 * @searchAlias directory parent containing import esm script
 * @public
 */
export function dirnameOf(meta: { readonly url: string } | PathInput): string {
  const file =
    Object(meta) === meta && 'url' in (meta as object) ? new URL((meta as { url: string }).url) : (meta as PathInput)
  return dirname(toPath(file))
}
