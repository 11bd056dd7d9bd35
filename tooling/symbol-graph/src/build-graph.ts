import type { PackageInput } from './read/package-source.ts'
import type { OutsideLinks } from './link/outside/outside-name.ts'
import { type BuildResult, createGraphSession } from './session.ts'

/** Options of a single build. */
export interface BuildOptions {
  packages: readonly PackageInput[]
  /** Folder of the graph; created if missing. */
  out: string
  /** Documentation URLs of other packages. */
  links?: OutsideLinks
}

/**
 * Builds and writes the graph of some packages: a session with one update.
 *
 * @throws The error of the file system when `out` cannot be written.
 */
export function buildGraph({ packages, out, links }: BuildOptions): Promise<BuildResult> {
  return createGraphSession({
    packages: () => packages,
    out,
    ...(links === undefined ? {} : { links: () => links }),
  }).update()
}
