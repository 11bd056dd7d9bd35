import { SignaturesFormatError } from './errors.ts'
import type { SignatureIndex, SignatureSearch, SignatureSearchOptions } from './model.ts'
import { openSignatures } from './open-signatures.ts'

/** Loads a file of the search by signatures: the root file for 0, then the pieces. */
export type LoadSignatures = (file: number) => string | Promise<string>

/** Answer to a query by signature. */
export interface SignatureAnswer extends Omit<SignatureSearch, 'needs'> {
  /** Number of pieces that could not be loaded: their callables are not in the answer. */
  readonly missing: number
  /** Names of the packages of the hits, by slug. */
  readonly packageNames: readonly (readonly [slug: string, name: string])[]
}

/** Search by signatures that loads its files as queries need them. */
export interface SignatureAsker {
  /** @throws The error of the root file; a piece that fails is only missing, and loaded again by the next query. */
  ask(query: string, options?: SignatureSearchOptions): Promise<SignatureAnswer>
}

export function signatureAsker(load: LoadSignatures): SignatureAsker {
  let opening: Promise<SignatureIndex> | undefined
  // By index: pieces that a query before is still waiting for.
  const adding = new WeakMap<SignatureIndex, Map<number, Promise<boolean>>>()
  const add = async (index: SignatureIndex, piece: number): Promise<boolean> => {
    try {
      index.add(piece, await load(piece + 1))
      return true
    } catch (error) {
      // The files on the server may be of a newer build: the next query starts anew.
      if (error instanceof SignaturesFormatError) opening = undefined
      return false
    }
  }
  const addOnce = (index: SignatureIndex, piece: number): Promise<boolean> => {
    const pieces = adding.get(index) ?? new Map<number, Promise<boolean>>()
    adding.set(index, pieces)
    const added = pieces.get(piece) ?? add(index, piece).finally(() => pieces.delete(piece))
    pieces.set(piece, added)
    return added
  }
  const open = async (): Promise<SignatureIndex> => openSignatures(await load(0))
  return {
    async ask(query, options) {
      opening ??= open()
      const index = await opening.catch((error: unknown) => {
        opening = undefined
        throw error
      })
      const loaded = await Promise.all(index.needs(query).map((piece) => addOnce(index, piece)))
      const { needs: _, ...found } = index.search(query, options)
      const slugs = new Set(found.hits.map(({ page }) => page.slug))
      return {
        ...found,
        missing: loaded.filter((isThere) => !isThere).length,
        packageNames: index.packages.filter(([slug]) => slugs.has(slug)),
      }
    },
  }
}
