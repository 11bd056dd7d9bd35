import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Finds a module from an address; throws when there is none. */
export type Resolve = (place: string, specifier: string) => string

/**
 * Manifest of a package that Signpost does not bring along, because only some sites need it: that of the repository, else one
 * beside Signpost. `undefined` when there is none.
 *
 * @param untrusted - Whether to run no code of the root.
 */
export function peerManifest(
  root: string,
  untrusted: boolean,
  name: string,
  resolve: Resolve = resolveFrom,
): string | undefined {
  const places = [...(untrusted ? [] : [pathToFileURL(join(root, 'package.json')).href]), import.meta.url]
  for (const place of places) {
    try {
      return resolve(place, `${name}/package.json`)
    } catch {
      // Not there.
    }
  }
  return undefined
}

function resolveFrom(place: string, specifier: string): string {
  return createRequire(place).resolve(specifier)
}
