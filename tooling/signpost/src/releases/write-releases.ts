import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { describeSystemError, digest, inheritedClaim, programFingerprint } from '@signpost/files'
import type { ListedRelease, Manifest, ReleaseList } from '@signpost/graph-model'
import { workspaceOf, type Places } from '../steps/places.ts'
import { progress, type ProgressStream } from '../steps/progress.ts'
import { failStep } from '../steps/step-error.ts'
import type { Steps } from '../steps/steps.ts'
import type { ExtractedRelease } from './extract-releases.ts'

/**
 * Writes the graph of each release that has none yet, and the list of releases for the site. The pages of a release are below those
 * of its package: `core@1.2.0`.
 *
 * @param file - Name of the configuration, for findings.
 * @returns A finding for each release without pages.
 * @throws StepError when a graph cannot be written.
 */
export async function writeReleases(
  places: Places,
  releases: readonly ExtractedRelease[],
  steps: Pick<Steps, 'graph'>,
  stream: ProgressStream,
  file: string,
): Promise<Diagnostic[]> {
  const slugs = currentSlugs(places.graph)
  const planned = releases.flatMap((release) => {
    const of = slugs.get(release.of.path)
    if (of === undefined) return []
    const { stored, folder } = release
    const slug = `${of}@${stored.version}`
    const out = join(folder, `graph-${graphKey(places, slug, release)}`)
    return [{ release, of, slug, out }]
  })
  const missing = planned.filter(({ out }) => !existsSync(join(out, 'manifest.json')))
  if (missing.length > 0) {
    const bar = progress('Linking releases', missing.length, stream)
    for (const { release, slug, out } of missing) {
      await writeGraph(places, release, slug, out, steps)
      bar.done(slug)
    }
    bar.end()
  }
  const shown = planned.filter(({ out }) => hasPages(out))
  const list: ReleaseList = {
    releases: shown.map(
      ({ release: { stored }, of, slug, out }): ListedRelease => ({
        slug,
        of,
        version: stored.version,
        graph: relative(places.releases, out).split(sep).join('/'),
      }),
    ),
  }
  writeList(places, list)
  return planned
    .filter((one) => !shown.includes(one))
    .map(({ release: { stored } }) => ({
      code: 'SP-VERSION',
      severity: 'warning',
      file,
      found: `${stored.name}@${stored.version} in versions: a release whose types cannot be read`,
      expected: 'a release with declarations',
      nextStep: 'It has no pages. Leave it out of versions.',
    }))
}

function writeGraph(
  { root }: Places,
  { of, folder }: ExtractedRelease,
  slug: string,
  out: string,
  steps: Pick<Steps, 'graph'>,
): Promise<unknown> {
  const options = {
    slug,
    folder: join(folder, 'package'),
    apiFolder: join(folder, 'api'),
    repoPath: of.path,
    root,
    out,
  }
  return steps.graph
    .run('writeReleaseGraph', options)
    .catch((error: unknown) => failStep('symbol graph', error, describeSystemError(error)))
}

/** Slugs of the documented packages by their folders. */
function currentSlugs(graph: string): Map<string, string> {
  const { packages } = readManifest(graph)
  return new Map(packages.map(({ folder, slug }) => [folder, slug]))
}

function hasPages(graph: string): boolean {
  return readManifest(graph).packages.some(({ status }) => status !== 'failed')
}

function readManifest(graph: string): Pick<Manifest, 'packages'> {
  return JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as Manifest
}

/** Fingerprint of what the graph of a release depends on besides its doc models. */
function graphKey({ root }: Places, slug: string, { of }: ExtractedRelease): string {
  const links = join(root, 'signpost.links.json')
  const text = existsSync(links) ? readFileSync(links, 'utf8') : ''
  const key = digest(JSON.stringify([slug, of.path, text, programFingerprint(workspaceOf('symbol-graph'))]))
  return key.replaceAll(/[^\w]/g, '').slice(0, 12)
}

/** Replaces the list as a whole: a server may read it at any moment. */
function writeList({ releases }: Places, list: ReleaseList): void {
  inheritedClaim().confirm()
  const file = join(releases, 'list.json')
  if (list.releases.length === 0 && !existsSync(file)) return
  mkdirSync(releases, { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify(list)}\n`)
  renameSync(temporary, file)
}
