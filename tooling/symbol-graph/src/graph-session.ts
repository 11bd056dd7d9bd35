import { type BuildResult, draftOf, writeLinked } from './build-graph.ts'
import { createCommentReader } from './docs/read-comment.ts'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import type { PackageDraft } from './link/graph-index.ts'
import { assignSlugs } from './read/assign-slugs.ts'
import { fingerprintOf, type PackageInput, readPackage } from './read/package-source.ts'
import { noLinks, type OutsideLinks } from './reader/outside/outside-name.ts'
import { type DraftStore, type KeptPackage, noStore } from './store/draft-store.ts'

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

/** A package of a session; `isWhole` unless it came from a store, which does not keep doc models. */
interface SessionPackage extends KeptPackage {
  isWhole: boolean
}

/**
 * Starts a session: what was read and rendered of a package is kept until the package changes.
 *
 * @param packages - Lists the packages; asked at every update, so that they may come and go.
 * @param out - The folder of the graph.
 * @param store - What earlier processes have made, and where this one leaves what it made.
 * @param links - Where other packages are documented; asked at every update.
 */
export function createGraphSession(
  packages: () => readonly PackageInput[],
  out: string,
  store: DraftStore = noStore,
  links: () => OutsideLinks = () => noLinks,
): GraphSession {
  const kept = new Map<string, SessionPackage>()
  const unsaved = new Set<string>()
  let hashes: Map<string, string> | undefined

  /** A package as it is on disk, or as it was read last when nothing says that it changed. */
  const read = (input: PackageInput, stale: ReadonlySet<string> | undefined): Pick<SessionPackage, 'source' | 'fingerprint'> => {
    const before = kept.get(input.repoPath)
    if (before !== undefined && stale !== undefined && !stale.has(input.folder)) return before
    const fingerprint = fingerprintOf(input)
    if (before?.fingerprint === fingerprint) return before
    const stored = before === undefined ? store.read(input.repoPath) : undefined
    if (stored !== undefined) kept.set(input.repoPath, { ...stored, isWhole: false })
    return stored?.fingerprint === fingerprint ? stored : { source: readPackage(input), fingerprint }
  }

  return {
    async update(changed) {
      const markdown = await sharedMarkdown()
      const inputs = packages()
      const stale = changed === undefined ? undefined : new Set(changed)
      const found = new Map(inputs.map((input) => [input.repoPath, { input, ...read(input, stale) }]))
      const { sources: named, diagnostics } = assignSlugs([...found.values()].map(({ source }) => source))
      const current = named.map((source): PackageDraft => {
        const { repoPath, slug } = source
        const { input, fingerprint, source: original } = found.get(repoPath)!
        const before = kept.get(repoPath)
        if (before?.fingerprint === fingerprint && before.slug === slug) return before.draft
        const isStored = before?.fingerprint === fingerprint && !before.isWhole
        const whole = isStored ? readPackage(input) : original
        const comments = createCommentReader(markdown, before?.comments)
        const { file, text } = source.readme ?? {}
        const isSameReadme = before?.source.readme?.file === file && before?.source.readme?.text === text
        const draft = draftOf({ ...whole, slug }, comments, markdown, isSameReadme ? before?.draft.readme : undefined)
        kept.set(repoPath, { fingerprint, source: whole, slug, draft, comments: comments.known, isWhole: true })
        unsaved.add(repoPath)
        return draft
      })
      for (const repoPath of kept.keys()) if (!found.has(repoPath)) kept.delete(repoPath)
      const { slices, ...result } = writeLinked(current, diagnostics, out, links())
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
    },
  }
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).sort()
}
