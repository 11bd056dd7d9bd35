import { graph } from '#app/data/index.server.ts'

/** File of a package's changes, named by its content; undefined for a package without recorded changes. */
export function changesFile(slug: string): string | undefined {
  return graph().manifest.packages.find((one) => one.slug === slug)?.files.changes
}

/** Whether a package has a page of its changes. */
export function hasChanges(slug: string): boolean {
  return changesFile(slug) !== undefined
}
