import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import type { WantedVersions } from '@signpost/docs-content/reader'
import type { SelectedPackage } from '../packages/select-packages.ts'

/**
 * Assigns entries for all packages that name one package, such as a folder, to that package: the same releases are not those of
 * every package. Where only one package takes them, they are its own, also under a former name.
 *
 * @returns The entries by package, and a finding for each entry that is of no package.
 */
export function assignShared(
  versions: WantedVersions,
  packages: readonly SelectedPackage[],
  root: string,
): { versions: WantedVersions; diagnostics: Diagnostic[] } {
  const { '*': shared = [], ...own } = versions.wanted
  const takers = packages.flatMap(({ manifest: { name } }) =>
    name === undefined || Object.hasOwn(own, name) ? [] : name,
  )
  const single = shared.filter((entry) => /^(?:\.{1,2}\/|npm:|jsr:)/.test(entry))
  if (takers.length < 2 || single.length === 0) return { versions, diagnostics: [] }

  const owners = new Map(
    single.map((entry) => [entry, takers.find((name) => isOf(entry, name, join(root, versions.folder)))]),
  )
  const wanted = Object.fromEntries(
    takers.map((name) => [name, shared.filter((entry) => !owners.has(entry) || owners.get(entry) === name)]),
  )
  return {
    versions: { ...versions, wanted: { ...own, ...wanted } },
    diagnostics: single
      .filter((entry) => owners.get(entry) === undefined)
      .map((entry) => ({
        code: 'SP-VERSION',
        severity: 'warning',
        file: versions.file,
        found: `"${entry}" for all packages in versions, which has the name of none of them`,
        expected: 'the package of which it is a release',
        nextStep: `Write it for its package: { '${takers[0]}': ['${entry}'] }.`,
      })),
  }
}

/** Whether an entry names a package: by the manifest of a folder, by the file of a tarball, or by the name at a registry. */
function isOf(entry: string, name: string, folder: string): boolean {
  if (/^(?:npm|jsr):/.test(entry)) return entry.slice(4, entry.lastIndexOf('@')) === name
  const file = basename(entry)
  if (/\.(?:tgz|tar\.gz)$/.test(file)) {
    const named = file.replace(/-\d+\.\d+\.\d+.*$/, '')
    return named === name.replace('@', '').replace('/', '-') || named === basename(name)
  }
  try {
    return (JSON.parse(readFileSync(join(folder, entry, 'package.json'), 'utf8')) as { name?: unknown }).name === name
  } catch {
    return false
  }
}
