import { type BuildResult, draftOf, writeLinked } from './build-graph.ts'
import type { Comment } from './docs/comment.ts'
import { createCommentReader } from './docs/read-comment.ts'
import { emptyMemo, readmeKey, type RenderMemo } from './docs/render-memo.ts'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import type { PackageDraft } from './link/graph-index.ts'
import { assignSlugs } from './read/assign-slugs.ts'
import { type PackageInput, type PackageSource, readPackage } from './read/package-source.ts'

/** A build that can be repeated fast. */
export interface GraphSession {
  /**
   * Builds the graph again after some packages changed on disk.
   *
   * @param changed - Folders of packages, as in their inputs; absent to read all of them again.
   */
  update(changed?: readonly string[]): Promise<SessionResult>
  /** What the last update was rendered from, for a session in another process. */
  rendered(): RenderMemo
}

/** A build and what it changed. */
export interface SessionResult extends BuildResult {
  /** Ids of the symbols whose pages are new, different or gone since the build before; empty for the first. */
  changedSymbols: readonly string[]
}

/** A draft with what is needed to tell whether it still holds and to make the next one fast. */
interface KeptDraft {
  source: PackageSource
  slug: string
  draft: PackageDraft
  comments: ReadonlyMap<string, Comment>
}

/**
 * Starts a session: what was read and rendered of a package is kept until the package changes.
 *
 * @param packages - Lists the packages; asked at every update, so that they may come and go.
 * @param out - The folder of the graph.
 * @param memo - What an earlier process has rendered.
 */
export function createGraphSession(
  packages: () => readonly PackageInput[],
  out: string,
  memo: RenderMemo = emptyMemo,
): GraphSession {
  const sources = new Map<string, PackageSource>()
  const drafts = new Map<string, KeptDraft>()
  let hashes: Map<string, string> | undefined

  return {
    async update(changed) {
      const markdown = await sharedMarkdown()
      const inputs = packages()
      const stale = changed === undefined ? undefined : new Set(changed)
      const read = inputs.map((input) => {
        const known = sources.get(input.folder)
        const source =
          known === undefined || stale === undefined || stale.has(input.folder) ? readPackage(input) : known
        sources.set(input.folder, source)
        return source
      })
      const { sources: named, diagnostics } = assignSlugs(read)
      const byPath = new Map(read.map((source) => [source.repoPath, source]))
      const current = named.map((source): PackageDraft => {
        const original = byPath.get(source.repoPath)!
        const known = drafts.get(source.repoPath)
        if (known !== undefined && known.source === original && known.slug === source.slug) return known.draft
        const comments = createCommentReader(markdown, known?.comments ?? memo.comments)
        const readme =
          known !== undefined && known.source.readme?.text === source.readme?.text
            ? known.draft.readme
            : source.readme && memo.readmes.get(readmeKey(source.readme.file, source.readme.text))
        const draft = draftOf(source, comments, markdown, readme)
        drafts.set(source.repoPath, { source: original, slug: source.slug, draft, comments: comments.known })
        return draft
      })
      const { slices, ...result } = writeLinked(current, diagnostics, out)
      const before = hashes
      hashes = new Map(slices)
      return { ...result, slices, changedSymbols: before === undefined ? [] : difference(before, hashes) }
    },
    rendered() {
      const kept = [...drafts.values()]
      return {
        comments: new Map(kept.flatMap(({ comments }) => [...comments])),
        readmes: new Map(
          kept.flatMap(({ draft: { source, readme } }) =>
            source.readme && readme ? [[readmeKey(source.readme.file, source.readme.text), readme]] : [],
          ),
        ),
      }
    },
  }
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).sort()
}
