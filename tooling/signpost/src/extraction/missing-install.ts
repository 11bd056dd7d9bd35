import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import type { FoundPackage } from '@signpost/files/find-packages'

/**
 * Reports a root whose dependencies are not installed in a `node_modules`: types of other packages are then unknown. Nothing
 * for packages without dependencies.
 */
export function missingInstall(root: string, packages: readonly FoundPackage[]): Diagnostic[] {
  const dependent = packages.filter(({ manifest }) => dependencyNames(manifest).length > 0)
  const folders = [...dependent.map(({ directory }) => directory), ...foldersAbove(root)]
  if (dependent.length === 0 || folders.some((folder) => existsSync(join(folder, 'node_modules')))) return []
  const isPlugAndPlay = existsSync(join(root, '.pnp.cjs'))
  return [
    {
      code: 'SP-NOT-INSTALLED',
      severity: 'warning',
      file: 'package.json',
      found: isPlugAndPlay ? "dependencies in archives of Yarn's Plug'n'Play" : 'no node_modules',
      expected: `installed dependencies of ${dependent.length} ${dependent.length === 1 ? 'package' : 'packages'}`,
      nextStep: isPlugAndPlay
        ? 'Set `nodeLinker: node-modules` in .yarnrc.yml and install again: archives are not read.'
        : 'Install the dependencies first: types of packages that are not installed are unknown.',
    },
  ]
}

function dependencyNames({ dependencies, devDependencies, peerDependencies }: FoundPackage['manifest']): string[] {
  return [dependencies, devDependencies, peerDependencies].flatMap((names) =>
    typeof names === 'object' && names !== null ? Object.keys(names) : [],
  )
}

/** The folder and all folders above it, up to the root of the disk. */
function foldersAbove(folder: string): string[] {
  return folder === dirname(folder) ? [folder] : [folder, ...foldersAbove(dirname(folder))]
}
