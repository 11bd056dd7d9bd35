import path from 'node:path'
import type { WrittenPackage } from '@signpost/graph-model/write'
import type { NamePackage, SignaturePackage } from '@signpost/name-search/write'
import type { Comment } from '../docs/comment.ts'
import type { DraftSignature, DraftSymbol } from '../draft/draft.ts'
import type { PackageDraft } from '../draft/draft.ts'
import type { LinkInputs } from '../link/relink.ts'
import type { ReadFiles } from '../read/package-fingerprint.ts'
import type { PackageSource } from '../read/package-source.ts'
import { openRecordFiles } from './record-files.ts'

/** Cached draft of a package, with its inputs. */
export interface KeptPackage {
  /** Fingerprint of the source files. */
  fingerprint: string
  extracted: ReadFiles
  source: PackageSource
  /** Slug of the draft; another package may use the one in `source`. */
  slug: string
  draft: PackageDraft
  /** Doc comments of the package by their text. */
  comments: ReadonlyMap<string, Comment>
}

/** Files of a linked package and its part of the search, and the inputs that they were made from. */
export interface StoredLinks {
  inputs: LinkInputs
  written: WrittenPackage
  names: NamePackage
  signatures: SignaturePackage
}

/** Cache of drafts, and of the inputs of linking, between builds. */
export interface DraftStore {
  /** Returns the draft of the package at a path in the repository, without doc models. Undefined on a cache miss. */
  read(repoPath: string): KeptPackage | undefined
  /** Stores a draft; a failure is a cache miss in the next build. */
  write(kept: KeptPackage): void
  /** Returns what {@link writeLinks} stored. Undefined on a cache miss. */
  readLinks(repoPath: string): StoredLinks | undefined
  writeLinks(repoPath: string, links: StoredLinks): void
  /** Removes the records of all other packages. */
  retain(repoPaths: readonly string[]): void
}

/** Reads records of packages now. Each is returned once by the store of the result, and is read again after that. */
export function readEarly(store: DraftStore, repoPaths: readonly string[]): DraftStore {
  const once = <Stored>(read: (repoPath: string) => Stored | undefined): typeof read => {
    const found = new Map(repoPaths.map((repoPath) => [repoPath, read(repoPath)]))
    return (repoPath) => {
      const known = found.get(repoPath)
      return found.delete(repoPath) ? known : read(repoPath)
    }
  }
  return { ...store, read: once(store.read), readLinks: once(store.readLinks) }
}

/** No-op store. */
export const noStore: DraftStore = {
  read: () => undefined,
  write: () => undefined,
  readLinks: () => undefined,
  writeLinks: () => undefined,
  retain: () => undefined,
}

/**
 * Stores drafts and links in a folder, a file of each for a package.
 *
 * A large package is written in parts: serialised as a whole it takes as much memory as all drafts together.
 */
export function openDraftStore(folder: string): DraftStore {
  const files = openRecordFiles(folder)
  const links = openRecordFiles(path.join(folder, 'links'))
  return {
    read(repoPath) {
      const records = files.read(repoPath)
      return records === undefined ? undefined : keptOf(records as [Head, ...Part[]])
    },
    write: (kept) => files.write(kept.source.repoPath, recordsOf(kept)),
    readLinks: (repoPath) => links.read(repoPath)?.[0] as StoredLinks | undefined,
    writeLinks: (repoPath, stored) => links.write(repoPath, [stored]),
    retain(repoPaths) {
      files.retain(repoPaths)
      links.retain(repoPaths)
    },
  }
}

/** Package without its doc models and without the contents of the parts. */
type Head = Omit<KeptPackage, 'comments'>

/**
 * Part of the symbols and comments of a package. Comments are numbered across all parts; symbols refer to them by
 * number.
 */
interface Part {
  comments: readonly Comment[]
  symbols: readonly Numbered<DraftSymbol>[]
  texts: readonly (readonly [text: string, comment: number])[]
}

/** Draft with numbers in place of comments. */
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

/** Number of symbols or texts in a part. */
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

/** Assembles the package. Replaces numbers by comments in place, because the records were just deserialised. */
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
