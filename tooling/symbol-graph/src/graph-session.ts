import type { Markdown } from '@signpost/markdown'
import { type BuildResult, draftOf, writeLinked } from './build-graph.ts'
import { createCommentReader } from './docs/read-comment.ts'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import type { KnownPackage, LinkedRecord } from './link/linked-record.ts'
import { assignSlugs } from './read/assign-slugs.ts'
import { fingerprintOf, type PackageInput, readPackage, withoutDeclarations } from './read/package-source.ts'
import { noLinks, type OutsideLinks } from './reader/outside/outside-name.ts'
import { type DraftStore, type KeptPackage, noStore } from './store/draft-store.ts'
import { type LinkedStore, noLinkedStore } from './store/linked-store.ts'

/** A build that can be repeated fast. */
export interface GraphSession {
  /**
   * Builds the graph again after some packages changed on disk.
   *
   * @param changed - Folders of packages, as in their inputs; absent to read all of them again.
   */
  update(changed?: readonly string[]): Promise<SessionResult>
  /** Leaves what was made since the last time in the store, for sessions in other processes. */
  save(): void
}

/** A build and what it changed. */
export interface SessionResult extends BuildResult {
  /** Ids of the symbols whose pages are new, different or gone since the build before; empty for the first. */
  changedSymbols: readonly string[]
}

/**
 * Starts a session: what was read and rendered of a package is kept until the package changes, and what was linked of it until
 * the package or something changes that it was linked by.
 *
 * @param packages - Lists the packages; asked at every update, so that they may come and go.
 * @param out - The folder of the graph.
 * @param store - What earlier processes have made, and where this one leaves what it made.
 * @param links - Where other packages are documented; asked at every update.
 * @param linkedStore - As `store`, for what was linked.
 * @param confirm - Called right before each graph is published; throws when it must not be.
 */
export function createGraphSession(
  packages: () => readonly PackageInput[],
  out: string,
  store: DraftStore = noStore,
  links: () => OutsideLinks = () => noLinks,
  linkedStore: LinkedStore = noLinkedStore,
  confirm = (): void => undefined,
): GraphSession {
  const kept = new Map<string, KeptPackage>()
  const unsaved = new Set<string>()
  const records = new Map<string, LinkedRecord>()
  const unsavedRecords = new Set<string>()
  let hashes: Map<string, string> | undefined

  /** Reads and drafts a package; what it is made from is not kept. */
  const draft = (input: PackageInput, fingerprint: string, markdown: Markdown, slug?: string): KeptPackage => {
    const { repoPath } = input
    const before = kept.get(repoPath)
    const whole = readPackage(input)
    const usual = before?.source.slug === whole.slug ? before.slug : whole.slug
    const comments = createCommentReader(markdown, before?.comments)
    const { file, text } = whole.readme ?? {}
    const isSameReadme = before?.source.readme?.file === file && before?.source.readme?.text === text
    const own = slug ?? usual
    const drafted = draftOf(
      { ...whole, slug: own },
      comments,
      markdown,
      isSameReadme ? before?.draft.readme : undefined,
    )
    const one = { fingerprint, source: withoutDeclarations(whole), slug: own, draft: drafted, comments: comments.known }
    kept.set(repoPath, one)
    unsaved.add(repoPath)
    return one
  }
  /** A package as it is on disk, or as it was drafted last when nothing says that it changed. */
  const current = (input: PackageInput, stale: ReadonlySet<string> | undefined, markdown: Markdown): KeptPackage => {
    const before = kept.get(input.repoPath)
    if (before !== undefined && stale !== undefined && !stale.has(input.folder)) return before
    const fingerprint = fingerprintOf(input)
    if (before?.fingerprint === fingerprint) return before
    const stored = before === undefined ? store.read(input.repoPath) : undefined
    if (stored !== undefined) kept.set(input.repoPath, stored)
    return stored?.fingerprint === fingerprint ? stored : draft(input, fingerprint, markdown)
  }

  /** What is known of a package to link it; what earlier processes have linked is asked for once. */
  const knownOf = (repoPath: string): KnownPackage => {
    const record = records.get(repoPath) ?? (hashes === undefined ? linkedStore.read(repoPath) : undefined)
    if (record !== undefined) records.set(repoPath, record)
    return { fingerprint: kept.get(repoPath)!.fingerprint, ...(record === undefined ? {} : { record }) }
  }

  return {
    async update(changed) {
      const markdown = await sharedMarkdown()
      const stale = changed === undefined ? undefined : new Set(changed)
      const inputs = new Map(packages().map((input) => [input.repoPath, input]))
      const sources = [...inputs.values()].map((input) => current(input, stale, markdown).source)
      for (const repoPath of kept.keys()) if (!inputs.has(repoPath)) kept.delete(repoPath)
      for (const repoPath of records.keys()) if (!inputs.has(repoPath)) records.delete(repoPath)
      const { sources: named, diagnostics } = assignSlugs(sources)
      const drafts = named.map(({ repoPath, slug }) => {
        const one = kept.get(repoPath)!
        return one.slug === slug ? one.draft : draft(inputs.get(repoPath)!, one.fingerprint, markdown, slug).draft
      })
      const known = new Map(drafts.map((one) => [one, knownOf(one.source.repoPath)]))
      const { records: made, slices, ...result } = writeLinked(drafts, diagnostics, out, links(), known, confirm)
      for (const [
        {
          source: { repoPath },
        },
        record,
      ] of made) {
        records.set(repoPath, record)
        unsavedRecords.add(repoPath)
      }
      const before = hashes
      hashes = new Map(slices)
      return { ...result, slices, changedSymbols: before === undefined ? [] : difference(before, hashes) }
    },
    save() {
      store.retain([...kept.keys()])
      for (const repoPath of unsaved) {
        const one = kept.get(repoPath)
        if (one !== undefined) store.write(one)
      }
      unsaved.clear()
      linkedStore.retain([...records.keys()])
      for (const repoPath of unsavedRecords) {
        const record = records.get(repoPath)
        if (record !== undefined) linkedStore.write(repoPath, record)
      }
      unsavedRecords.clear()
    },
  }
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).sort()
}
