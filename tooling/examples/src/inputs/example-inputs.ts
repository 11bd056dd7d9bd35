import { join } from 'node:path'
import { openSourceRoot, shownPath } from '@signpost/files'
import { readPackageManifest } from '@signpost/files/manifests'
import type { FoundPackage } from '@signpost/files/find-packages'
import type { ExampleInput, ExamplePackage } from '../model.ts'
import { docsFiles, docsFolders } from './docs-files.ts'

/** Inputs for the check of packages' examples, as their manifests describe them. */
export function packageInputs(
  root: string,
  chosen: readonly FoundPackage[],
  all: readonly FoundPackage[],
): ExampleInput[] {
  const members = membersOf(all)
  return chosen.map(({ directory, manifest }) => ({ root, package: { directory, manifest }, members }))
}

/** Inputs for the check of docs that are about no single package. */
export function docsInputs(root: string, content: string | undefined, all: readonly FoundPackage[]): ExampleInput[] {
  return docsFolders(root, content, all).flatMap((folder) => {
    const docs = docsFiles(folder, root)
    if (docs.length === 0) return []
    return [
      {
        root,
        package: nearestPackage(folder, root),
        members: membersOf(all),
        docs,
        pages: folder,
        name: shownPath(folder, root) || 'docs',
      },
    ]
  })
}

function membersOf(all: readonly FoundPackage[]): ExamplePackage[] {
  return all.map(({ directory, manifest }) => ({ directory, manifest }))
}

/** The package around a folder, whose `node_modules` its docs may import. */
function nearestPackage(folder: string, root: string): ExamplePackage {
  const source = openSourceRoot(root)
  for (let at = folder; at.length >= root.length; at = join(at, '..')) {
    try {
      const read = readPackageManifest(at, source)
      if (read !== undefined) return { directory: at, manifest: read.fields as ExamplePackage['manifest'] }
    } catch {
      break
    }
  }
  return { directory: root, manifest: {} }
}
