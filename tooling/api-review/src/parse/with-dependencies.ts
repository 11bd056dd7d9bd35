import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { dependencyTypes } from './dependency-types.ts'
import type { Side } from './side.ts'
import { type Completed, stubModules } from './stub-modules.ts'

/**
 * Completes both sides with the types of the packages that they import: those that are installed around the folders of the
 * sides, and for published sides those that npm installs by their manifests, for a moment and without running their scripts.
 *
 * Both sides see the same ones, those of the head first: what changed in another package is no change of this one.
 */
export function completeWithDependencies(base: Side, head: Side): Completed {
  const sides = [head, base]
  const installed = installPublished(sides.filter((side) => side.folders === undefined))
  const folders = sides.flatMap((side) => (side.folders ?? []).map((folder) => resolve(folder)))
  const siblings = new Set(sides.flatMap((side) => [...(side.siblings ?? [])]))
  try {
    return stubModules(base, head, dependencyTypes([...new Set([...folders, ...installed])], siblings))
  } finally {
    for (const folder of installed) rmSync(dirname(folder), { recursive: true, force: true })
  }
}

/** Installs what the declarations of published packages import; returns the folder, or none without imports or registry. */
function installPublished(sides: readonly Side[]): string[] {
  const needed = [...sides].reverse().map(rangesOf)
  const ranges = [...needed.flatMap((one) => one.assumed), ...needed.flatMap((one) => one.declared)]
  if (ranges.length === 0) return []
  // npm leaves out optional packages that it does not find, and installs nothing when it lacks another one.
  const optionalDependencies = Object.fromEntries(ranges)
  const outer = mkdtempSync(join(tmpdir(), 'api-review-'))
  writeFileSync(join(outer, 'package.json'), JSON.stringify({ private: true, optionalDependencies }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps', '--silent']
  try {
    execFileSync('npm', ['install', ...options], { cwd: outer, stdio: ['ignore', 'ignore', 'pipe'] })
    return [join(outer, 'node_modules')]
  } catch {
    // Not in the registry, or no registry: the packages are reported as missing.
    rmSync(outer, { recursive: true, force: true })
    return []
  }
}

/** Ranges by name. */
type Ranges = [name: string, range: string][]

/**
 * Ranges of the packages that have the types of what a side imports: those that its manifest has, and packages of DefinitelyTyped
 * that there may be, which have the major version of what they describe.
 */
function rangesOf({ facts }: Side): { declared: Ranges; assumed: Ranges } {
  if (!facts) return { declared: [], assumed: [] }
  const inManifest = new Map([
    ...[...facts.peers].map(([name, { range }]) => [name, range] as const),
    ...facts.dependencies,
  ])
  const found = [...facts.imports].map((name) => {
    const types = `@types/${name.replace(/^@([^/]+)\//, '$1__')}`
    const [own, typed] = [inManifest.get(name), inManifest.get(types)]
    const declared: Ranges = [
      ...(own === undefined ? [] : [[name, own] as [string, string]]),
      ...(typed === undefined ? [] : [[types, typed] as [string, string]]),
    ]
    const assumed = typed === undefined ? (own ?? (name === 'node' ? '*' : undefined)) : undefined
    return { declared, assumed: assumed === undefined ? [] : [[types, assumed] as [string, string]] }
  })
  return { declared: found.flatMap((one) => one.declared), assumed: found.flatMap((one) => one.assumed) }
}
