import path from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { checkOwnData, inheritedClaim, type OutputClaim } from '@signpost/files'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import { growHeapSlowly } from './heap-growth.ts'
import { type LoadedTransform, loadTransform } from './page-transform.ts'
import { loadTypeParser } from './link/signatures/read-type.ts'
import { readLinks } from './read-links.ts'
import { packageInput } from './read/package-input.ts'
import { type BuildResult, createGraphSession, type GraphSession } from './session.ts'
import { type DraftStore, openDraftStore, readEarly } from './store/draft-store.ts'

/** A package with its doc models. */
export interface ListedPackage {
  folder: string
  /** Default: `.api` in its folder. */
  apiFolder?: string
  /** File with changes of its published releases, where the repository has none; default: none. */
  releaseHistory?: string
}

/** A repository to make a graph of. */
export interface RootGraphOptions {
  root: string
  packages: readonly ListedPackage[]
  /** Bundled module that changes pages; absent without one. */
  transform?: string
  /** Folder of the graph. Drafts of unchanged packages are in `.cache/drafts` beside it. */
  out: string
}

/** A finding with the path of its package, relative to the root. */
export type GraphFinding = Diagnostic & { package: string }

/**
 * Opens a session over a repository's packages and its `signpost.links.json`.
 *
 * @param claim - Claims the folder; by default it has the claim of the command.
 * @throws OutputError when the folder has a manifest of another tool.
 */
export function openRootGraph(
  { root, packages, out }: RootGraphOptions,
  claim: () => Pick<OutputClaim, 'confirm'> = inheritedClaim,
  transform?: LoadedTransform,
  store: DraftStore = storeOf(out),
): GraphSession {
  checkOwnData(
    path.join(out, 'manifest.json'),
    (value) => typeof value === 'object' && value !== null && 'formatVersion' in value,
  )
  return createGraphSession({
    packages: () =>
      packages.map(({ folder, apiFolder, releaseHistory }) => packageInput(root, folder, apiFolder, releaseHistory)),
    out,
    store,
    links: () => readLinks(root),
    ...(transform && { transform }),
    // After the check: a refused build must not stop a running one.
    confirm: claim().confirm,
  })
}

/** Drafts of earlier builds of a graph. */
function storeOf(out: string): DraftStore {
  return openDraftStore(path.join(path.dirname(out), '.cache', 'drafts'))
}

/** Drafts that were read before they are needed, by the folder of their graph. */
let early: { out: string; store: Promise<DraftStore> } | undefined

/**
 * Reads drafts of earlier builds, and what links changed ones, for the next {@link writeRootGraph}: meanwhile packages are extracted.
 *
 * @param packages - Paths of the packages in the repository.
 */
export async function readRootGraph(out: string, packages: readonly string[]): Promise<void> {
  const restore = growHeapSlowly()
  const store = sharedMarkdown()
    .then(() => readEarly(storeOf(out), packages))
    .finally(restore)
  early = { out, store }
  await store
  loadTypeParser()
}

let session: GraphSession | undefined

/**
 * Writes the graph of a repository: the step of a build.
 *
 * @returns Findings of all packages, in print order.
 * @throws TransformError when the transform fails.
 * @throws LinksError when the repository's links are invalid.
 * @throws Error of the file system when the graph cannot be written.
 */
export async function writeRootGraph(options: RootGraphOptions): Promise<GraphFinding[]> {
  const store = early?.out === options.out ? await early.store : undefined
  early = undefined
  const restore = growHeapSlowly()
  try {
    const { transform } = options
    const loaded = transform === undefined ? undefined : await loadTransform(transform)
    const opened = openRootGraph(options, inheritedClaim, loaded, store)
    const result = await opened.update()
    opened.save()
    // After a failure, edits are written by the session before it, with its transform.
    session = opened
    return findingsOf(result)
  } finally {
    restore()
  }
}

/**
 * Brings the graph that {@link writeRootGraph} has written up to date, or writes it.
 *
 * @param changed - Folders of packages.
 */
export async function updateRootGraph(options: RootGraphOptions, changed: readonly string[]): Promise<void> {
  if (session === undefined) await writeRootGraph(options)
  else await session.update(changed)
}

/** All findings with the path of their package, in print order. */
export function findingsOf({ dropped, manifest }: BuildResult): GraphFinding[] {
  return [
    ...dropped.map((one) => ({ package: path.posix.dirname(one.file), ...one })),
    ...manifest.packages.flatMap(({ folder, diagnostics }) => diagnostics.map((one) => ({ package: folder, ...one }))),
  ]
}
