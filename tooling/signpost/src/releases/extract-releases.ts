import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isLoss, type Diagnostic } from '@signpost/diagnostics'
import type { WantedVersions } from '@signpost/docs-content/reader'
import { unpackArchive, workers } from '@signpost/files'
import type { PackageManifest } from '@signpost/files/find-packages'
import { extractPackages, reasonWithoutApi } from '../extraction/extract-packages.ts'
import { apiFolderOf, type KeptExtractions } from '../extraction/kept-extraction.ts'
import { contentOf } from '../steps/kept-result.ts'
import type { Places } from '../steps/places.ts'
import { progress, type ProgressStream } from '../steps/progress.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'
import type { Steps } from '../steps/steps.ts'
import { missingTypes, neededPackages } from './needed-types.ts'
import { downloadTarball, installPackages, NpmError, npmNameOfJsr } from './npm.ts'
import {
  inTemporaryFolder,
  openReleases,
  tarballContent,
  type ReleaseSource,
  type ReleaseStore,
  type StoredRelease,
} from './release-store.ts'
import { assignShared } from './shared-entries.ts'
import { npmLists, unknownNames, wantedReleases, type ReadPublished, type WantedRelease } from './wanted-releases.ts'

/** A release with its doc models. */
export interface ExtractedRelease {
  /** The current package. */
  of: SelectedPackage
  stored: StoredRelease
  /** Its folder in the store. */
  folder: string
  /** Time of publication by the registry; absent where it was not asked. */
  date?: string
}

/** Extracted releases, the newest first within a package, and sentences on the others. */
export interface ExtractedReleases {
  releases: ExtractedRelease[]
  /** Versions that the registry has, by the path of the package; none of a package for which it was not asked. */
  published: ReadonlyMap<string, readonly string[]>
  diagnostics: Diagnostic[]
}

/** Extraction of a release is kept by its store. */
const notKept: Pick<KeptExtractions, 'read' | 'write'> = { read: () => undefined, write: () => undefined }

/**
 * Extracts the published releases that the configuration wants, each one once: from its tarball, with the types of its
 * dependencies beside it. Nothing of them runs. A release that cannot be documented is a finding.
 *
 * @param read - Lists the versions of a package; default: npm.
 */
export async function extractReleases(
  { root, releases: folder }: Pick<Places, 'root' | 'releases'>,
  packages: readonly SelectedPackage[],
  versions: WantedVersions | undefined,
  steps: Pick<Steps, 'extractor'>,
  stream: ProgressStream,
  read: ReadPublished = npmLists(root),
): Promise<ExtractedReleases> {
  if (versions === undefined) return { releases: [], published: new Map(), diagnostics: [] }
  const store = openReleases(folder)
  const assigned = assignShared(versions, packages, root)
  const diagnostics = [...unknownNames(versions, packages), ...assigned.diagnostics]
  const chosen = await inParallel(packages, async (one) =>
    wantedReleases(one, assigned.versions, { root, store, read }),
  )
  const wanted = chosen.flatMap((one) => one.releases)
  diagnostics.push(...chosen.flatMap((one) => one.diagnostics))

  const ready: { wanted: WantedRelease; source: ReleaseSource; path: string }[] = []
  const fetched = await inParallel(wanted, async (one) => sourceOf(one, store, root).catch(refused))
  fetched.forEach((one, at) => {
    const release = wanted[at]!
    if (one instanceof Error) diagnostics.push(notFetched(versions.file, release, one))
    else ready.push({ wanted: release, ...one })
  })

  const fresh = ready.filter(({ source }) => store.read(source) === undefined)
  const prepared: { source: ReleaseSource; found: SelectedPackage }[] = []
  for (const { wanted: release, source, path } of fresh) {
    const found = await prepare(source, path, store, root).catch(refused)
    if (found instanceof Error) diagnostics.push(notFetched(versions.file, release, found))
    else prepared.push({ source, found })
  }
  if (prepared.length > 0) {
    const bar = progress('Extracting releases', prepared.length, stream)
    const found = prepared.map((one) => one.found)
    const extractions = await extractPackages(found, steps, store.folder, bar, notKept)
    bar.end()
    for (const [at, { findings }] of extractions.entries()) finish(store, prepared[at]!, findings)
  }
  store.retain(ready.map(({ source }) => source))

  const releases = ready.flatMap(({ wanted: { of, date }, source }): ExtractedRelease[] => {
    const stored = store.read(source)
    return stored === undefined ? [] : [{ of, stored, folder: store.folderOf(source), ...(date && { date }) }]
  })
  const shown = releases.filter(({ stored }) => !isWithoutApi(stored))
  return {
    releases: shown,
    published: new Map(
      chosen.flatMap(({ published }, at) =>
        published === undefined ? [] : [[packages[at]!.path, published] as const],
      ),
    ),
    diagnostics: [...diagnostics, ...releases.flatMap((one) => findingOf(versions.file, one))],
  }
}

/** Results of a function for each item, in their order; a few run at a time. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results.set(at, await run(items[at]!))
  }
  await Promise.all(Array.from({ length: Math.min(items.length, workers() * 2) }, work))
  return items.map((_, at) => results.get(at)!)
}

function refused(error: unknown): Error {
  if (error instanceof Error) return error
  throw error
}

/** The tarball or the folder of a release, and its fingerprint. A tarball is downloaded once. */
async function sourceOf(
  { name, version, path, npmName = name }: WantedRelease,
  store: ReleaseStore,
  root: string,
): Promise<{ source: ReleaseSource; path: string }> {
  const file =
    path ??
    store.tarball(npmName, version) ??
    (await inTemporaryFolder(store, async (temporary) =>
      store.keepTarball(npmName, version, await downloadTarball(npmName, version, root, temporary)),
    ))
  const content = statSync(file).isDirectory() ? contentOf(file) : tarballContent(file)
  return { source: { name, version, content }, path: file }
}

/** Unpacks a release into its folder of the store, and installs the types that its declarations import. */
async function prepare(
  source: ReleaseSource,
  path: string,
  store: ReleaseStore,
  root: string,
): Promise<SelectedPackage> {
  const folder = store.folderOf(source)
  rmSync(folder, { recursive: true, force: true })
  const directory = join(folder, 'package')
  mkdirSync(folder, { recursive: true })
  if (statSync(path).isDirectory()) {
    const isOwn = (from: string): boolean => basename(from) !== 'node_modules' && basename(from) !== '.git'
    cpSync(path, directory, { recursive: true, filter: isOwn })
  } else {
    const unpacked = unpackArchive(path, folder, `${source.name}@${source.version}`)
    if (unpacked !== 'package') renameSync(join(folder, unpacked), directory)
  }
  const file = join(directory, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest
  // JSR packs each package for npm by another name.
  if (manifest.name === npmNameOfJsr(source.name)) {
    manifest.name = source.name
    writeFileSync(file, JSON.stringify(manifest))
  }
  await installTypes(folder, neededPackages(directory, manifest), { root, cache: store.npmCache })
  return { directory, root: folder, path: basename(folder), manifest, hasSources: false }
}

/**
 * Installs packages and, where they have no types, those of DefinitelyTyped. One that cannot be installed is missing: the
 * extraction names it.
 */
async function installTypes(
  folder: string,
  specs: readonly string[],
  { root, cache }: { root: string; cache: string },
): Promise<void> {
  if (specs.length === 0) return
  const configuration = join(root, '.npmrc')
  const own = join(folder, '.npmrc')
  if (existsSync(configuration)) symlinkSync(configuration, own)
  try {
    await installAll(specs, folder, cache)
    await installAll(missingTypes(folder, specs), folder, cache)
  } finally {
    rmSync(own, { force: true })
  }
}

async function installAll(specs: readonly string[], folder: string, cache: string): Promise<void> {
  if (specs.length === 0) return
  try {
    await installPackages(specs, folder, cache)
  } catch (error) {
    if (!(error instanceof NpmError)) throw error
    // One that is gone from the registry must not hide the others.
    if (specs.length > 1) for (const spec of specs) await installAll([spec], folder, cache)
  }
}

/** Keeps what the pages need of a release: doc models, manifest and README. */
function finish(
  store: ReleaseStore,
  { source, found }: { source: ReleaseSource; found: SelectedPackage },
  findings: readonly Diagnostic[],
): void {
  const folder = store.folderOf(source)
  const extracted = apiFolderOf(store.folder, found)
  if (existsSync(extracted)) renameSync(extracted, join(folder, 'api'))
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  for (const name of readdirSync(found.directory)) {
    if (!/^(?:package\.json|readme\.(?:md|markdown))$/i.test(name))
      rmSync(join(found.directory, name), { recursive: true, force: true })
  }
  const ended = findings.find(({ code }) => code === 'SP-EXTRACTION-ENDED')
  // Memory that was short may be free in the next build.
  if (ended === undefined) store.write({ ...source, findings })
}

function isWithoutApi(stored: StoredRelease): boolean {
  return reasonWithoutApi(stored) !== undefined
}

function notFetched(file: string, { name, version, path }: WantedRelease, error: Error): Diagnostic {
  const isGone = error instanceof NpmError && /^(?:E404|ETARGET)$/.test(error.code)
  return {
    code: 'SP-VERSION',
    severity: 'warning',
    file,
    found: isGone
      ? `${name}@${version} in versions: npm does not have it, or no longer`
      : `${name}@${version} in versions: ${error.message.replace(/\.$/, '')}`,
    expected: 'a release that can be documented',
    nextStep: isGone
      ? 'Correct the version, remove the entry, or give its tarball: ./releases/<name>-<version>.tgz.'
      : path === undefined
        ? 'Build again when the registry answers; until then it has no pages.'
        : 'Pack the release again with npm pack.',
  }
}

/** A sentence on a release that is documented in part or not at all. */
function findingOf(file: string, { stored }: ExtractedRelease): Diagnostic[] {
  const { name, version, findings } = stored
  const losses = findings.filter(isLoss)
  const [first] = losses
  if (isWithoutApi(stored)) {
    return [
      {
        code: 'SP-VERSION',
        severity: 'warning',
        file,
        found: `${name}@${version} in versions: a release without types`,
        expected: 'a release with declarations',
        nextStep: 'It has no pages. Leave it out of versions.',
      },
    ]
  }
  if (first === undefined) return []
  const more = losses.length === 1 ? '' : `, and ${losses.length - 1} more`
  return [
    {
      code: 'SP-VERSION',
      severity: 'info',
      file,
      found: `${name}@${version} in versions: ${first.found} (${first.code}${more})`,
      expected: 'a release that can be documented in full',
      nextStep:
        'The rest of it is documented. A published release does not change: leave it out of versions, or keep it so.',
    },
  ]
}
