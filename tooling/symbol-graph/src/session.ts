import type { Markdown } from '@signpost/markdown'
import { createCommentReader } from './docs/read-comment.ts'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import { draftOrFailed } from './draft/draft-or-failed.ts'
import type { PackageDraft } from './draft/draft.ts'
import { type KnownInputs, linkGraph } from './link/link-graph.ts'
import { assignSlugs } from './read/assign-slugs.ts'
import { fingerprintOf, readExtracted } from './read/package-fingerprint.ts'
import { type PackageInput, readPackage, withoutDeclarations } from './read/package-source.ts'
import type { Diagnostic } from '@signpost/diagnostics'
import type { LinkedPage, Manifest } from '@signpost/graph-model/model'
import type { LoadedTransform } from './page-transform.ts'
import { noLinks, type OutsideLinks } from './link/outside/outside-name.ts'
import { type DraftStore, type KeptPackage, noStore, type StoredLinks } from './store/draft-store.ts'
import { encodeSearch, encodeSignatures } from '@signpost/name-search/write'
import { contentHash, type WrittenGraph, writeGraph } from '@signpost/graph-model/write'

/** Incremental build. */
export interface GraphSession {
  /**
   * Builds the graph again after changes to some packages.
   *
   * @param changed - Folders of packages, as in their inputs; by default all packages are checked for changes.
   */
  update(changed?: readonly string[]): Promise<BuildResult>
  /** Stores new drafts and what they were linked to, for sessions in other processes. */
  save(): void
}

/** Result of a build. */
export interface BuildResult {
  /** Diagnostics of all packages, by file and line. */
  diagnostics: readonly Diagnostic[]
  /** Diagnostics of packages that are not in the graph; the manifest has the others. */
  dropped: readonly Diagnostic[]
  summary: BuildSummary
  manifest: Manifest
  /** Id and content hash of every page. */
  pages: readonly (readonly [id: string, hash: string])[]
  /** Ids of symbols whose pages are new, changed or removed since the session's previous build; empty in its first. */
  changedSymbols: readonly string[]
}

/** Figures of a build. Sizes are in bytes. */
export interface BuildSummary {
  packages: number
  degraded: number
  failed: number
  symbols: number
  /** Size of the graph on disk. */
  graphBytes: number
  /** Size of its doc models. */
  modelBytes: number
  filesWritten: number
}

function* each(pages: Iterable<LinkedPage>, { apply }: LoadedTransform): Iterable<LinkedPage> {
  for (const page of pages) yield apply(page)
}

/** Files that a package is drafted from. */
type PackageState = Pick<KeptPackage, 'fingerprint' | 'extracted'>

/** Options of a session. */
export interface SessionOptions {
  /** Lists the packages; called at every update, so that packages can be added and removed. */
  packages: () => readonly PackageInput[]
  /** Folder of the graph; created if missing. */
  out: string
  /** Cache of drafts between processes; by default none. */
  store?: DraftStore
  /** Documentation URLs of other packages; called at every update. */
  links?: () => OutsideLinks
  /** Changes each page before it is written. */
  transform?: LoadedTransform
  /** Called right before each graph is published; throws to keep the graph on disk. */
  confirm?: () => void
}

/**
 * Starts a session, which caches the draft of a package until the package changes.
 *
 * The graph depends only on the packages' contents and paths, not on their order or on earlier builds. An unreadable
 * package is in the graph with the data that could be read.
 */
export function createGraphSession({
  packages,
  out,
  store = noStore,
  links = () => noLinks,
  transform,
  confirm,
}: SessionOptions): GraphSession {
  const kept = new Map<string, KeptPackage>()
  const unsaved = new Set<string>()
  const unsavedLinks = new Set<string>()
  const linked = new Map<string, StoredLinks>()
  let hashes: ReadonlyMap<string, string> | undefined

  /** Reads and drafts a package. Reuses rendered comments and the README where their text is unchanged. */
  const draft = (input: PackageInput, state: PackageState, markdown: Markdown, slug?: string): KeptPackage => {
    const { repoPath } = input
    const before = kept.get(repoPath)
    const whole = readPackage(input)
    const usual = before?.source.slug === whole.slug ? before.slug : whole.slug
    const comments = createCommentReader(markdown, before?.comments)
    const { file, text } = whole.readme ?? {}
    const isSameReadme = before?.source.readme?.file === file && before?.source.readme?.text === text
    const own = slug ?? usual
    const drafted = draftOrFailed(
      { ...whole, slug: own },
      comments,
      markdown,
      isSameReadme ? before?.draft.readme : undefined,
    )
    const { fingerprint, extracted } = state
    const source = withoutDeclarations(whole)
    const one = { fingerprint, extracted, source, slug: own, draft: drafted, comments: comments.known }
    kept.set(repoPath, one)
    unsaved.add(repoPath)
    return one
  }
  /** Returns the draft of a package from memory or the store; drafts the package again when it has changed. */
  const current = (input: PackageInput, stale: ReadonlySet<string> | undefined, markdown: Markdown): KeptPackage => {
    const before = kept.get(input.repoPath)
    if (before !== undefined && stale !== undefined && !stale.has(input.folder)) return before
    const known = before ?? store.read(input.repoPath)
    if (known !== undefined) kept.set(input.repoPath, known)
    const extracted = readExtracted(input, known?.extracted)
    const fingerprint = fingerprintOf(input, extracted) + (transform === undefined ? '' : ` ${transform.key}`)
    return known?.fingerprint === fingerprint ? known : draft(input, { fingerprint, extracted }, markdown)
  }

  /** Links and writes the packages whose inputs changed since they were last linked. */
  const linkAndWrite = (drafts: readonly PackageDraft[], outside: OutsideLinks): WrittenGraph => {
    const known = new Map(
      drafts.map(({ source: { repoPath } }): [string, KnownInputs] => {
        const { fingerprint } = kept.get(repoPath)!
        const record = linked.get(repoPath) ?? store.readLinks(repoPath)
        if (record !== undefined) linked.set(repoPath, record)
        const inputs = record?.inputs
        return [repoPath, { fingerprint, ...(inputs === undefined ? {} : { inputs }) }]
      }),
    )
    const all = linkGraph(drafts, outside, known).map((one, at) => {
      const record = one.isCurrent ? linked.get(drafts[at]!.source.repoPath) : undefined
      const pages = (): Iterable<LinkedPage> => (transform === undefined ? one.pages() : each(one.pages(), transform))
      return { ...one, pages, record, ...(record === undefined ? {} : { written: record.written }) }
    })
    const names = all.map((one) => one.record?.names ?? one.names())
    const signatures = all.map((one) => one.record?.signatures ?? one.signatures())
    const search = () => ({ ...encodeSearch(names, contentHash), signatures: encodeSignatures(signatures) })
    const result = writeGraph(out, all, search, confirm)
    all.forEach(({ inputs, record }, at) => {
      const { repoPath } = drafts[at]!.source
      const written = result.packages[at]!
      if (written === record?.written) return
      // Inputs are complete only after linking.
      linked.set(repoPath, { inputs, written, names: names[at]!, signatures: signatures[at]! })
      unsavedLinks.add(repoPath)
    })
    return result
  }

  return {
    async update(changed) {
      const markdown = await sharedMarkdown()
      const stale = changed === undefined ? undefined : new Set(changed)
      const inputs = new Map(packages().map((input) => [input.repoPath, input]))
      const sources = [...inputs.values()].map((input) => current(input, stale, markdown).source)
      for (const repoPath of kept.keys()) if (!inputs.has(repoPath)) kept.delete(repoPath)
      for (const repoPath of linked.keys()) if (!inputs.has(repoPath)) linked.delete(repoPath)
      const { sources: named, diagnostics: dropped } = assignSlugs(sources)
      const drafts = named.map(({ repoPath, slug }) => {
        const one = kept.get(repoPath)!
        return one.slug === slug ? one.draft : draft(inputs.get(repoPath)!, one, markdown, slug).draft
      })
      const { manifest, bytes, written, packages: own } = linkAndWrite(drafts, links())
      const pages = own.flatMap((one) => one.pages)
      const before = hashes
      hashes = new Map(pages)
      return {
        manifest,
        pages,
        changedSymbols: before === undefined ? [] : difference(before, hashes),
        dropped,
        diagnostics: [...dropped, ...manifest.packages.flatMap(({ diagnostics }) => diagnostics)],
        summary: {
          packages: manifest.packages.length,
          degraded: manifest.packages.filter(({ status }) => status === 'degraded').length,
          failed: manifest.packages.filter(({ status }) => status === 'failed').length,
          symbols: manifest.packages.flatMap(({ counts }) => Object.values(counts)).reduce((sum, one) => sum + one, 0),
          graphBytes: bytes,
          modelBytes: drafts.reduce((sum, { source }) => sum + source.modelBytes, 0),
          filesWritten: written,
        },
      }
    },
    save() {
      store.retain([...kept.keys()])
      for (const repoPath of unsaved) {
        const one = kept.get(repoPath)
        if (one !== undefined) store.write(one)
      }
      for (const repoPath of unsavedLinks) {
        const one = linked.get(repoPath)
        if (one !== undefined) store.writeLinks(repoPath, one)
      }
      unsaved.clear()
      unsavedLinks.clear()
    },
  }
}

function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].filter((id) => before.get(id) !== after.get(id)).sort()
}
