import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryUrl } from '@signpost/docs-content/config'
import { checkOutput, openSourceRoot, OutputError, outputPath, runGit } from '@signpost/files'
import { findPackages, RootError } from '@signpost/files/find-packages'
import { parse as parseJsonc } from 'jsonc-parser'
import { printOutside } from '../packages/outside-packages.ts'
import { isImportable, publicPackages } from '../packages/select-packages.ts'
import { projectsWithoutPackage } from '../packages/workspace-findings.ts'
import { rootFiles, type Manager, type Repository } from './repository.ts'

/** Fields of a package.json that decide about a plan. */
interface Manifest {
  name?: unknown
  packageManager?: unknown
  repository?: unknown
}

/**
 * Reads what a plan for a repository depends on.
 *
 * @throws RootError when the root has no packages, or no package.json.
 */
export function inspectRepository(root: string): Repository {
  const { layout, packages: found, outside } = findPackages(root)
  printOutside(outside)
  const source = openSourceRoot(root)
  const read = (path: string): string | undefined =>
    // A link to nothing is a file too: writing would create what it names.
    lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined ? undefined : source.readText(join(root, path))
  const manifest = rootManifest(root, read)
  const open = publicPackages(found)
  const entered = open.filter((one) => isImportable(one) || existsSync(join(root, one.path, 'index.js')))
  const packages = (entered.length > 0 ? entered : open).map(({ path, manifest }) => ({
    name: manifest.name ?? path,
    path,
  }))
  if (packages.length === 0) throw withoutPackages(root)
  const paths = [...rootFiles, ...packages.map(({ path }) => inFolder(path, 'package.json'))]
  const files = new Map(
    paths.flatMap((path) => {
      const text = read(path)
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
  const url = repositoryUrl(manifest.repository)
  const deno = denoManifest(root)
  const turbo = ['turbo.json', 'turbo.jsonc'].find((path) => files.has(path))
  return {
    manager: managerOf(root, manifest, read),
    layout,
    packages,
    out: outOf(root, found),
    title: typeof manifest.name === 'string' && manifest.name !== '' ? manifest.name : basename(root),
    ...(url !== undefined && { url }),
    branch: branchOf(root),
    ...(deno !== undefined && { deno }),
    ...(turbo !== undefined && { turbo }),
    version: ownVersion(),
    files,
  }
}

function withoutPackages(root: string): RootError {
  const [finding] = projectsWithoutPackage(root)
  return new RootError(
    finding === undefined ? join(root, 'package.json') : join(root, finding.file),
    finding?.found ?? 'no package with an entry point',
    'at least one package that users can install',
    finding?.nextStep ?? 'Name the entry point of a package in "exports", "types" or "main".',
  )
}

/** `site`, unless that folder holds anything but an earlier site. */
function outOf(root: string, packages: readonly { path: string }[]): string {
  const keep = packages.map(({ path }) => join(root, path))
  return isFree(root, join(root, 'site'), keep) ? 'site' : 'api-site'
}

function isFree(root: string, folder: string, keep: readonly string[]): boolean {
  try {
    checkOutput(outputPath(root, folder), { keep })
    return true
  } catch (error) {
    if (error instanceof OutputError) return false
    throw error
  }
}

/** Path of a file in a folder of the root; the root itself is an empty path. */
export function inFolder(folder: string, file: string): string {
  return folder === '' ? file : `${folder}/${file}`
}

/** The package.json of the root. A Rush repository has none; its rush.json says the same, or the manifest of Deno. */
function rootManifest(root: string, read: (path: string) => string | undefined): Manifest {
  const rush = read('rush.json')
  const other = rush ?? read(denoManifest(root) ?? 'deno.json')
  const manifest = parsed(read('package.json')) ?? (other === undefined ? undefined : (parseJsonc(other) as Manifest))
  if (manifest !== undefined) return manifest
  throw new RootError(
    join(root, 'package.json'),
    existsSync(join(root, 'package.json')) ? 'no JSON object' : 'nothing',
    'the package.json of a workspace or a package',
    'Correct it, or create it with `npm init`.',
  )
}

/** Manifest of Deno in a root without a package.json. */
function denoManifest(root: string): string | undefined {
  if (existsSync(join(root, 'package.json'))) return undefined
  return ['deno.json', 'deno.jsonc'].find((name) => existsSync(join(root, name)))
}

function managerOf(root: string, manifest: Manifest, read: (path: string) => string | undefined): Manager {
  const named = typeof manifest.packageManager === 'string' ? manifest.packageManager : ''
  const isThere = (file: string): boolean => existsSync(join(root, file))
  if (isThere('rush.json')) return 'rush'
  if (denoManifest(root) !== undefined) return 'deno'
  if (named.startsWith('pnpm@') || isThere('pnpm-lock.yaml') || isThere('pnpm-workspace.yaml')) return 'pnpm'
  if (named.startsWith('yarn@1')) return 'yarn-classic'
  if (named.startsWith('yarn@') || isThere('.yarnrc.yml')) return 'yarn'
  if (isThere('yarn.lock')) return read('yarn.lock')?.includes('__metadata:') === true ? 'yarn' : 'yarn-classic'
  if (named.startsWith('bun@') || isThere('bun.lock') || isThere('bun.lockb')) return 'bun'
  return 'npm'
}

function branchOf(root: string): string {
  const nameOf = (ref: string): string | undefined => {
    try {
      return runGit(root, ['rev-parse', '--abbrev-ref', ref]).toString().trim()
    } catch {
      return undefined
    }
  }
  const published = nameOf('origin/HEAD')?.replace(/^origin\//, '')
  const present = nameOf('HEAD')
  return [published, present].find((name) => name !== undefined && name !== 'HEAD') ?? 'main'
}

function parsed(text: string | undefined): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
