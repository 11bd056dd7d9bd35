import type { Comment } from '../docs/comment.ts'
import type { DraftSignature, DraftSymbol } from '../draft/draft.ts'
import type { PackageDraft } from '../link/graph-index.ts'
import type { PackageSource } from '../read/package-source.ts'
import { openRecordFiles } from './record-files.ts'

/** What was made of a package, and from what. */
export interface KeptPackage {
  /** Of the files that it was made from. */
  fingerprint: string
  source: PackageSource
  /** The slug it was drafted with; another package may have taken the one in `source`. */
  slug: string
  draft: PackageDraft
  /** The doc comments of the package by their text. */
  comments: ReadonlyMap<string, Comment>
}

/** Where a build keeps what the next one need not make again. */
export interface DraftStore {
  /** What is kept of the package at a path in the repository; without the doc models. Nothing when it cannot be used. */
  read(repoPath: string): KeptPackage | undefined
  /** Keeps a package. One that cannot be kept is made again by the next build. */
  write(kept: KeptPackage): void
  /** Forgets every package but these. */
  retain(repoPaths: readonly string[]): void
}

/** A store that keeps nothing. */
export const noStore: DraftStore = { read: () => undefined, write: () => undefined, retain: () => undefined }

/**
 * Keeps packages in a folder, one file each.
 *
 * A large package is written a part at a time: serialised as a whole it takes as much memory as everything that is drafted.
 */
export function openDraftStore(folder: string): DraftStore {
  const files = openRecordFiles(folder)
  return {
    read(repoPath) {
      const records = files.read(repoPath)
      return records === undefined ? undefined : keptOf(records as [Head, ...Part[]])
    },
    write: (kept) => files.write(kept.source.repoPath, recordsOf(kept)),
    retain: (repoPaths) => files.retain(repoPaths),
  }
}

/** A package without what the parts have, and without doc models. */
type Head = Omit<KeptPackage, 'comments'>

/** Some symbols and comments of a package. Comments are numbered over all parts, and stand in symbols by their numbers. */
interface Part {
  comments: readonly Comment[]
  symbols: readonly Numbered<DraftSymbol>[]
  texts: readonly (readonly [text: string, comment: number])[]
}

/** Something drafted with numbers in place of comments. */
type Numbered<Drafted> = Drafted extends Comment
  ? number
  : Drafted extends readonly (infer Item)[]
    ? Numbered<Item>[]
    : Drafted extends { comment: Comment } | { signatures: unknown } | { facets: unknown }
      ? {
          -readonly [Key in keyof Drafted]: Key extends 'comment' | 'signatures' | 'members' | 'facets'
            ? Numbered<Drafted[Key]>
            : Drafted[Key]
        }
      : Drafted

/** How many symbols or texts are in a part. */
const partSize = 1000

function* recordsOf({ comments, ...kept }: KeptPackage): Generator<Head | Part> {
  const { source, draft } = kept
  const models = new Map<string, never>()
  yield {
    ...kept,
    source: { ...source, models },
    draft: { ...draft, source: { ...draft.source, models }, symbols: [] },
  }

  const numbers = new Map<Comment, number>()
  let fresh: Comment[] = []
  const numberOf = (comment: Comment): number => {
    const known = numbers.get(comment)
    if (known !== undefined) return known
    fresh.push(comment)
    numbers.set(comment, numbers.size)
    return numbers.size - 1
  }
  const part = (some: Partial<Part>): Part => {
    const made = { comments: fresh, symbols: [], texts: [], ...some }
    fresh = []
    return made
  }
  for (let at = 0; at < draft.symbols.length; at += partSize) {
    yield part({ symbols: draft.symbols.slice(at, at + partSize).map((symbol) => numbered(symbol, numberOf)) })
  }
  const texts = [...comments]
  for (let at = 0; at < texts.length; at += partSize) {
    yield part({ texts: texts.slice(at, at + partSize).map(([text, comment]) => [text, numberOf(comment)]) })
  }
}

function numbered(symbol: DraftSymbol, numberOf: (comment: Comment) => number): Numbered<DraftSymbol> {
  const signature = (one: DraftSignature): Numbered<DraftSignature> => ({ ...one, comment: numberOf(one.comment) })
  return {
    ...symbol,
    facets: symbol.facets.map((facet) => ({
      ...facet,
      signatures: facet.signatures.map(signature),
      members: facet.members.map((member) => ({ ...member, signatures: member.signatures.map(signature) })),
    })),
  }
}

/** The package again. Comments take the place of their numbers in what was read, which nobody else has. */
function keptOf([head, ...parts]: readonly [Head, ...Part[]]): KeptPackage {
  const comments: Comment[] = []
  const symbols: DraftSymbol[] = []
  const known = new Map<string, Comment>()
  for (const part of parts) {
    for (const comment of part.comments) comments.push(comment)
    for (const symbol of part.symbols) {
      for (const { signatures, members } of symbol.facets) {
        for (const one of [...signatures, ...members.flatMap((member) => member.signatures)]) {
          Object.assign(one, { comment: comments[one.comment] })
        }
      }
      symbols.push(symbol as unknown as DraftSymbol)
    }
    for (const [text, comment] of part.texts) known.set(text, comments[comment]!)
  }
  return { ...head, draft: { ...head.draft, symbols }, comments: known }
}
