import { addressName } from '@signpost/files'

/** What decides a package's name in addresses. */
export interface PackageSlugInput {
  /** The manifest's `name`, with its scope. */
  name: string
  /** The last segment of the package folder's path. */
  folder: string
  /** The manifest's `signpost.slug`; absent when the package leaves it to us. */
  configured?: string | undefined
}

/**
 * The package's name in addresses and file names.
 *
 * The configured one if there is one; else the folder's name when it is the name's last segment written another way
 * (`useLocalStorage` for `@signpost/use-local-storage`); else the name's last segment.
 *
 * @returns An {@link addressName}, never empty: a slug becomes a file name.
 */
export function packageSlug({ name, folder, configured }: PackageSlugInput): string {
  const segment = name.slice(name.lastIndexOf('/') + 1)
  const chosen = configured ?? (essence(folder) === essence(segment) ? folder : segment)
  return addressName(chosen) || 'package'
}

function essence(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
