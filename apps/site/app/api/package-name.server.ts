import { releaseOfSlug } from '@signpost/graph-model'
import { graph } from '#app/data/index.server.ts'

/** Name of a package, as its symbols' pages show it, of a release with its version; `undefined` for an unknown one. */
export function packageName(slug: string): string | undefined {
  const release = releaseOfSlug(slug)
  if (release !== undefined) {
    const name = graph().package(slug)?.name
    return name && `${name} ${release.version}`
  }
  return graph().manifest.packages.find((one) => one.slug === slug)?.name
}
