import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import type { FoundPackage } from '@signpost/files/find-packages'
import { hasArchives, usesPlugAndPlay } from '../packages/plug-and-play.ts'

/**
 * Reports a root whose dependencies are not installed in a `node_modules`: types of other packages are then unknown. Nothing
 * for packages without dependencies.
 */
export function missingInstall(root: string, packages: readonly FoundPackage[]): Diagnostic[] {
  const members = new Set(packages.map(({ manifest }) => manifest.name))
  // Signpost itself runs, wherever it is installed.
  const isNeeded = (name: string): boolean => !members.has(name) && name !== '@signpost/signpost'
  const dependent = packages.filter(({ manifest }) => dependencyNames(manifest).some(isNeeded))
  const folders = [...dependent.map(({ directory }) => directory), ...foldersAbove(root)]
  // With Plug'n'Play a `node_modules` holds caches of tools.
  const isInstalled = !hasArchives(root) && folders.some((folder) => existsSync(join(folder, 'node_modules')))
  if (dependent.length === 0 || isInstalled) return []
  const isPlugAndPlay = usesPlugAndPlay(root)
  const deno = packages.find(({ manifestFile }) => manifestFile !== undefined)?.manifestFile
  return [
    {
      code: 'SP-NOT-INSTALLED',
      severity: 'warning',
      file: deno ?? (existsSync(join(root, 'rush.json')) ? 'rush.json' : 'package.json'),
      found: isPlugAndPlay ? "dependencies in archives of Yarn's Plug'n'Play" : 'no node_modules',
      expected: `installed dependencies of ${dependent.length} ${dependent.length === 1 ? 'package' : 'packages'}`,
      nextStep: isPlugAndPlay
        ? ofArchives
        : deno === undefined
          ? 'Install the dependencies first: types of packages that are not installed are unknown.'
          : 'Set `"nodeModulesDir": "auto"` in deno.json and run `deno install`, and `npx jsr add <name>` for each package of JSR: the cache of Deno is not read.',
    },
  ]
}

const ofArchives = 'Set `nodeLinker: node-modules` in .yarnrc.yml and install again: archives are not read.'

/** Findings of a package in a root; a module that is in an archive of Yarn needs no installation of its own. */
export function withArchives(root: string, findings: readonly Diagnostic[]): Diagnostic[] {
  const isThere = hasArchives(root)
  return findings.map((one) =>
    isThere && one.code === 'AX-TYPES-MISSING' && one.nextStep.startsWith('Install ')
      ? { ...one, nextStep: ofArchives }
      : one,
  )
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
