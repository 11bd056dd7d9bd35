import type { Markdown } from '@signpost/markdown'
import { noComment } from './docs/comment.ts'
import { type CommentReader, createCommentReader } from './docs/read-comment.ts'
import { sharedMarkdown } from './docs/shared-markdown.ts'
import { draftAugmentations } from './draft/draft-augmentations.ts'
import { draftPackage } from './draft/draft-package.ts'
import { renderReadme } from './draft/readme.ts'
import { noLinks, type OutsideLinks } from './reader/outside/outside-name.ts'
import type { PackageDraft } from './link/graph-index.ts'
import { linkGraph } from './link/link-graph.ts'
import type { KnownPackage, LinkedRecord } from './link/linked-record.ts'
import { assignSlugs } from './read/assign-slugs.ts'
import { type PackageInput, type PackageSource, readPackage, withoutDeclarations } from './read/package-source.ts'
import type { GraphDiagnostic, Manifest } from './reader/model.ts'
import { writeGraph } from './write/write-graph.ts'

/** What to build and where to. */
export interface BuildOptions {
  packages: readonly PackageInput[]
  /** The folder of the graph; made when it is missing. */
  out: string
  /** Where other packages are documented. */
  links?: OutsideLinks
}

/** What a build came to. */
export interface BuildResult {
  /** Of all packages, by file and line. */
  diagnostics: readonly GraphDiagnostic[]
  /** Those of packages that are not in the graph; the manifest has the others. */
  dropped: readonly GraphDiagnostic[]
  summary: BuildSummary
  manifest: Manifest
  /** Id and content hash of every page. */
  slices: readonly (readonly [id: string, hash: string])[]
  /** Slugs of the packages that were linked; the others are as they were. */
  linked: readonly string[]
}

/** A build in figures. Sizes are in bytes. */
export interface BuildSummary {
  packages: number
  degraded: number
  failed: number
  symbols: number
  /** Size of the graph on disk. */
  graphBytes: number
  /** Size of the doc models it was made from. */
  modelBytes: number
  filesWritten: number
}

/**
 * Builds the graph of some packages and writes it.
 *
 * The result depends on the packages' contents and paths only, not on their order. A package that cannot be read is in
 * the graph with what is known of it.
 *
 * @throws The error of the file system when `out` cannot be written.
 */
export async function buildGraph(options: BuildOptions): Promise<BuildResult> {
  const markdown = await sharedMarkdown()
  const draft = (input: PackageInput, slug?: string): PackageDraft => {
    const source = readPackage(input)
    return draftOf({ ...source, slug: slug ?? source.slug }, createCommentReader(markdown), markdown)
  }
  const inputs = new Map(options.packages.map((input) => [input.repoPath, input]))
  const drafts = new Map([...inputs].map(([repoPath, input]) => [repoPath, draft(input)]))
  const { sources, diagnostics } = assignSlugs([...drafts.values()].map(({ source }) => source))
  const named = sources.map(({ repoPath, slug }) => {
    const own = drafts.get(repoPath)!
    return own.source.slug === slug ? own : draft(inputs.get(repoPath)!, slug)
  })
  const { records: _, ...result } = writeLinked(named, diagnostics, options.out, options.links)
  return result
}

/**
 * Links drafts, writes the graph and sums up.
 *
 * @param known - What is known of packages from before, so that not all of them need be linked.
 * @param confirm - As for {@link writeGraph}.
 * @returns Records of the packages that were linked and of which something was known, too.
 */
export function writeLinked(
  drafts: readonly PackageDraft[],
  dropped: readonly GraphDiagnostic[],
  out: string,
  links: OutsideLinks = noLinks,
  known: ReadonlyMap<PackageDraft, KnownPackage> = new Map(),
  confirm?: () => void,
): BuildResult & { records: ReadonlyMap<PackageDraft, LinkedRecord> } {
  const { manifest, bytes, written, packages: linked } = writeGraph(out, linkGraph(drafts, links, known), confirm)
  const { packages } = manifest
  const slices = linked.flatMap((one) => one.written.slices)
  const records = linked.flatMap(({ inputs, written: own }, at) => {
    return inputs === undefined ? [] : [[drafts[at]!, { ...inputs, written: own }] as const]
  })
  return {
    records: new Map(records),
    manifest,
    slices,
    linked: linked.flatMap((one) => (one.isLinked ? one.written.entry.slug : [])),
    dropped,
    diagnostics: [...dropped, ...packages.flatMap(({ diagnostics }) => diagnostics)],
    summary: {
      packages: packages.length,
      degraded: packages.filter(({ status }) => status === 'degraded').length,
      failed: packages.filter(({ status }) => status === 'failed').length,
      symbols: slices.length,
      graphBytes: bytes,
      modelBytes: drafts.reduce((sum, { source }) => sum + source.modelBytes, 0),
      filesWritten: written,
    },
  }
}

/**
 * Drafts one package. Whatever goes wrong in it is told in its own diagnostics and takes no other package down. The draft
 * does not keep the declarations that it was made from.
 *
 * @param source - Its doc models and declarations are taken out of it.
 * @param readme - The rendered README, when it is known from before.
 */
export function draftOf(
  source: PackageSource,
  comments: CommentReader,
  markdown: Markdown,
  readme?: PackageDraft['readme'],
): PackageDraft {
  try {
    const entry = source.facts.entryPoints.find(({ key }) => key === '.') ?? source.facts.entryPoints[0]
    return {
      source: withoutDeclarations(source),
      symbols: draftPackage(source, comments),
      augmentations: draftAugmentations(source, comments),
      comment: comments.read(entry?.moduleComment),
      ...(source.readme === undefined
        ? {}
        : { readme: readme ?? renderReadme(source.readme.text, source.readme.file, markdown) }),
    }
  } catch (cause) {
    const diagnostic: GraphDiagnostic = {
      code: 'SG-PACKAGE-FAILED',
      severity: 'error',
      file: `${source.repoPath}/package.json`,
      found: cause instanceof Error ? cause.message.split('\n')[0]! : String(cause),
      expected: 'facts and doc models that belong together',
      nextStep: 'Extract the package again; if it persists, report it with the files of its .api folder.',
    }
    return {
      source: { ...withoutDeclarations(source), status: 'failed', diagnostics: [...source.diagnostics, diagnostic] },
      symbols: [],
      augmentations: [],
      comment: noComment,
    }
  }
}
