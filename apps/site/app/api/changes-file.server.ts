import { graph } from '#app/data/index.server.ts'

/** File of a package's changes, named by its content; undefined for a package without recorded changes. */
export function changesFile(slug: string): string | undefined {
  return graph().manifest.packages.find((one) => one.slug === slug)?.files.changes
}

/** Whether the documented API is that of a version: `never` when none was released, `changed` when it has changed since the last. */
export type Release = 'released' | 'changed' | 'never'

/** State of a package's API by its recorded changes; undefined without any. */
export function releaseOf(slug: string): Release | undefined {
  const versions = graph().changes(slug)?.versions
  if (!versions) return undefined
  if (versions.every(({ version }) => version === null)) return 'never'
  return versions[0]!.version === null ? 'changed' : 'released'
}
