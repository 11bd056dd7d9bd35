import { addressName } from '@signpost/files'

/** Inputs of a package's slug. */
export interface PackageSlugInput {
  /** The manifest's `name`, with its scope. */
  name: string
  /** The last segment of the package folder's path; absent for the root of a repository, whose folder anyone names. */
  folder?: string | undefined
  /** The manifest's `signpost.slug`; absent when it has none. */
  configured?: string | undefined
}

/**
 * Name of a package in URLs and file names.
 *
 * The configured slug; else the folder's name when it differs from the last segment of the package name only in case and
 * punctuation (`useLocalStorage` for `@signpost/use-local-storage`); else that segment.
 *
 * @returns An {@link addressName}, never empty, because the slug becomes a file name.
 */
export function packageSlug({ name, folder, configured }: PackageSlugInput): string {
  const segment = name.slice(name.lastIndexOf('/') + 1)
  const isNamed = folder !== undefined && essence(folder) === essence(segment)
  const chosen = configured ?? (isNamed ? folder : segment)
  return addressName(chosen) || 'package'
}

function essence(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
