import type { PackageInput } from './read/package-source.ts'
import type { OutsideLinks } from './link/outside/outside-name.ts'
import { type BuildResult, createGraphSession } from './session.ts'

/** Options of a single build. */
export interface BuildOptions {
  packages: readonly PackageInput[]
  /** The folder of the graph; made when it is missing. */
  out: string
  /** Where other packages are documented. */
  links?: OutsideLinks
}

/**
 * Builds the graph of some packages and writes it: a session with one update.
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
