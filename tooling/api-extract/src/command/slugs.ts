import { basename } from 'node:path'
import { addressName, realPath } from '@signpost/files'
import { workspaceRoot } from '@signpost/files/manifests'
import { readManifest } from '../package/manifest.ts'
import { packageSlug } from '../package/package-slug.ts'

/**
 * Distinct slugs of several packages, by folder. Equal slugs of different
 * scopes get the scope as a prefix (`acme.core`); slugs that are still equal get a number, in the order of the folders.
 *
 * @param root - The repository; default: the workspace around each package.
 */
export function slugsOf(folders: readonly string[], root?: string): Map<string, string> {
  const slugs = new Map<string, string>()
  const packages = [...new Set(folders)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((dir) => {
      const { manifest } = readManifest(dir)
      const name = manifest?.name ?? basename(dir)
      const isRoot = realPath(dir) === realPath(root ?? workspaceRoot(dir))
      const folder = isRoot ? undefined : basename(dir)
      return { dir, name, slug: packageSlug({ name, folder, configured: manifest?.slug }) }
    })
  const taken = new Set<string>()
  for (const { dir, name, slug } of packages) {
    const alone = packages.filter((other) => other.slug.toLowerCase() === slug.toLowerCase()).length === 1
    const scope = /^@(?<scope>[^/]+)\//.exec(name)?.groups?.['scope']
    const wanted = alone || scope === undefined ? slug : addressName(`${scope}.${slug}`)
    let chosen = wanted
    for (let next = 2; taken.has(chosen.toLowerCase()); next++) chosen = `${wanted}-${next}`
    taken.add(chosen.toLowerCase())
    slugs.set(dir, chosen)
  }
  return slugs
}
