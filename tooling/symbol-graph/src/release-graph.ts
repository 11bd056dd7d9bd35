import { readLinks } from './read-links.ts'
import { createGraphSession } from './session.ts'

/** An extracted release, and where its graph is written. */
export interface ReleaseGraphOptions {
  /** Slug of its pages: `core@1.2.0`. */
  slug: string
  /** Folder of its `package.json` and README. */
  folder: string
  /** Folder of its doc models and facts. */
  apiFolder: string
  /** Path of the package in the repository, where relative links of the README lead. */
  repoPath: string
  /** Root of the repository, whose `signpost.links.json` has the addresses of other packages. */
  root: string
  out: string
}

/**
 * Writes the graph of one published release. Packages of the repository are others to it.
 *
 * @returns Whether it has pages.
 * @throws Error of the file system when the graph cannot be written.
 */
export async function writeReleaseGraph({
  slug,
  folder,
  apiFolder,
  repoPath,
  root,
  out,
}: ReleaseGraphOptions): Promise<boolean> {
  const session = createGraphSession({
    packages: () => [{ folder, apiFolder, repoPath, root: folder, release: slug }],
    out,
    links: () => readLinks(root),
  })
  const { manifest } = await session.update()
  return manifest.packages.some(({ status }) => status !== 'failed')
}
