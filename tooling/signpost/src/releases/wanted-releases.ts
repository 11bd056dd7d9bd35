import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { didYouMean, type Diagnostic } from '@signpost/diagnostics'
import type { WantedVersions } from '@signpost/docs-content/reader'
import { contentOf } from '../steps/kept-result.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'
import { chooseVersions, isExact, newestFirst, type Published } from './choose-versions.ts'
import { NpmError, npmNameOfJsr, publishedVersions } from './npm.ts'
import type { ReleaseStore } from './release-store.ts'

/** A release to document. */
export interface WantedRelease {
  /** The current package. */
  of: SelectedPackage
  /** Name under which it was published. */
  name: string
  version: string
  /** Name by which npm installs it, where that is another: `@jsr/std__path`. */
  npmName?: string
  /** Its folder or tarball, for one that the configuration gives; absent for one of a registry. */
  path?: string
  /** Time of publication by the registry; absent where it was not asked. */
  date?: string
}

/** Releases of one package, the newest first, and those that cannot be documented. */
interface WantedReleases {
  releases: WantedRelease[]
  /** All versions that the registries have of its names; absent when they were not asked for the present one, or not for all. */
  published?: readonly string[]
  diagnostics: Diagnostic[]
}

/** Releases of one package that are documented; the newest are taken. */
export const mostReleases = 50

/** Reads the list of a registry. */
export type ReadPublished = (name: string) => Promise<Published>

/** Reads the list of npm's registry, by the configuration in a folder. */
export function npmLists(folder: string): ReadPublished {
  return (name) => publishedVersions(name, folder)
}

/** Entries of a package: its own, else those for all packages. */
function entriesOf({ wanted }: WantedVersions, name: string): readonly string[] {
  return (Object.hasOwn(wanted, name) ? wanted[name] : wanted['*']) ?? []
}

/** A sentence on `versions` of an untrusted root: npm would read its `.npmrc`, which can send variables of the environment away. */
export function untrustedVersions({ file }: WantedVersions): Diagnostic {
  return {
    code: 'SP-VERSION',
    severity: 'warning',
    file,
    found: 'versions in the configuration of an untrusted repository',
    expected: 'a repository that is trusted: npm reads its .npmrc, and paths may lead out of it',
    nextStep: 'Build without --untrusted to document releases; the current versions are documented.',
  }
}

/** Names in the configuration that no documented package has. */
export function unknownNames({ wanted, file }: WantedVersions, packages: readonly SelectedPackage[]): Diagnostic[] {
  const names = packages.flatMap(({ manifest }) => manifest.name ?? [])
  return Object.keys(wanted)
    .filter((name) => name !== '*' && !names.includes(name))
    .map((name) => ({
      code: 'SP-UNKNOWN-PACKAGE',
      severity: 'warning',
      file,
      found: `"${name}" in versions`,
      expected: 'the name of a documented package',
      nextStep: `Correct or remove the entry.${didYouMean(name, names)}`,
    }))
}

/**
 * Chooses the releases of one package. A registry is asked only where an entry is no single version; where it cannot be reached,
 * the releases that were downloaded before are those that there are.
 */
export async function wantedReleases(
  of: SelectedPackage,
  versions: WantedVersions,
  { root, store, read }: { root: string; store: ReleaseStore; read: ReadPublished },
): Promise<WantedReleases> {
  const current = of.manifest.name
  const entries = current === undefined ? [] : entriesOf(versions, current)
  const found = new Map<string, WantedRelease>()
  const published = new Set<string>()
  const asked = new Map<string, boolean>()
  const diagnostics: Diagnostic[] = []
  const add = (release: WantedRelease): void => {
    if (!found.has(release.version)) found.set(release.version, release)
  }
  for (const entry of entries) {
    const finding = problem(versions.file, `"${entry}" of ${current} in versions`)
    if (/^\.{1,2}\//.test(entry)) {
      const path = join(root, versions.folder, entry)
      const given = givenRelease(path, of)
      if (typeof given === 'string') diagnostics.push(finding(given, 'Correct the path.'))
      else add(given)
      continue
    }
    const {
      registry,
      name = current!,
      range = entry,
    } = /^(?<registry>npm|jsr):(?<name>(?:@[^/]+\/)?[^@]+)@(?<range>.+)$/.exec(entry)?.groups ?? {}
    const isOfJsr = registry === undefined ? of.manifestFile !== undefined : registry === 'jsr'
    const npmName = isOfJsr ? npmNameOfJsr(name) : name
    const list: Listed = isExact(range) ? { versions: [range], tags: {} } : await listOf(npmName, { store, read })
    if ('refusal' in list) diagnostics.push(finding(...refusal(npmName, list.refusal, list.versions.length)))
    const isAll = !isExact(range) && !('refusal' in list)
    asked.set(name, isAll || asked.get(name) === true)
    if (isAll) for (const version of list.versions) published.add(version)
    const chosen = chooseVersions(range, list)
    if (chosen === undefined) {
      diagnostics.push(
        finding('neither a word nor a range of versions', 'Write latest, latest-majors or a range as npm has.'),
      )
    } else if (chosen.length === 0 && !('refusal' in list)) {
      diagnostics.push(
        finding(
          `none of the ${list.versions.length} versions that ${isOfJsr ? 'JSR' : 'npm'} has of ${name}`,
          'Correct the range, or remove the entry until there is such a release.',
        ),
      )
    }
    for (const version of chosen ?? []) {
      const date = list.times?.[version]
      add({ of, name, version, ...(isOfJsr && { npmName }), ...(date !== undefined && { date }) })
    }
  }
  const releases = [...found.values()].sort((one, other) => newestFirst(one.version, other.version))
  if (releases.length > mostReleases) {
    diagnostics.push(
      problem(versions.file, `${releases.length} releases of ${current} in versions`)(
        `more than ${mostReleases}`,
        `The newest ${mostReleases} are documented. latest-majors, or a smaller range, chooses others.`,
      ),
    )
  }
  return {
    releases: releases.slice(0, mostReleases),
    ...(asked.get(current!) === true && [...asked.values()].every(Boolean) && { published: [...published] }),
    diagnostics,
  }
}

/** Makes a finding about an entry of the configuration. */
function problem(file: string, what: string): (found: string, nextStep: string) => Diagnostic {
  return (found, nextStep) => ({
    code: 'SP-VERSION',
    severity: 'warning',
    file,
    found: `${what}: ${found}`,
    expected: 'a release that can be documented',
    nextStep,
  })
}

type Listed = Published & { refusal?: NpmError }

async function listOf(name: string, { store, read }: { store: ReleaseStore; read: ReadPublished }): Promise<Listed> {
  try {
    return await read(name)
  } catch (error) {
    if (!(error instanceof NpmError)) throw error
    return { versions: store.downloaded(name), tags: {}, refusal: error }
  }
}

function refusal(npmName: string, { code, message }: NpmError, known: number): [found: string, nextStep: string] {
  if (code === 'E404') {
    return [
      `npm has no package ${npmName}`,
      'Publish it, remove the entry, or give the name under which it was published: npm:<name>@<range>, jsr:<name>@<range>.',
    ]
  }
  const rest = known === 0 ? 'No release of it is documented.' : `Those downloaded before, ${known}, are documented.`
  return [`npm could not list ${npmName} (${message})`, `${rest} Build again when the registry answers.`]
}

/** A release in a folder or a tarball; a sentence when there is none. */
function givenRelease(path: string, of: SelectedPackage): WantedRelease | string {
  if (!existsSync(path)) return 'no such folder or file'
  if (statSync(path).isFile()) {
    const version = /-(?<version>\d+\.\d+\.\d+[^/]*)\.(?:tgz|tar\.gz)$/.exec(basename(path))?.groups?.['version']
    return version === undefined || !isExact(version)
      ? 'a file that is not named like a tarball of npm: <name>-<version>.tgz'
      : { of, name: of.manifest.name!, version, path }
  }
  try {
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, unknown>
    if (typeof name !== 'string' || typeof version !== 'string' || !isExact(version))
      return 'a package.json without a name and a version'
    contentOf(path)
    return { of, name, version, path }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'a folder without a package.json'
      : `a folder that cannot be read (${(error as Error).message})`
  }
}
