/*
 * Format of the search by signatures: a root file and pieces, all JSON. The root has the packages, the heads of all
 * types, aliases, bases, and for each piece the heads of the results in it and the numbers of arguments. A piece has the
 * callables with these, and the symbols that they are of. Both have a table of distinct types: each row is the number of its head
 * and the numbers of earlier rows.
 */

/** A reader accepts its own version only. */
export const signaturesVersion = 2

/** Size at which a piece ends, in bytes of JSON. */
export const pieceBytes = 100_000

/** Type: the number of a head, then rows of its parts. */
export type TypeRow = readonly [head: number, ...parts: number[]]

/** Root file. */
export interface SignaturesRoot {
  readonly version: number
  /** Checksum of the heads and of all pieces; each piece repeats it. */
  readonly key: number
  readonly packages: readonly (readonly [slug: string, name: string])[]
  readonly heads: readonly string[]
  readonly types: readonly TypeRow[]
  /** Head, number of type parameters, type. */
  readonly aliases: readonly (readonly [head: number, parameters: number, type: number])[]
  /** Head, number of type parameters, types. */
  readonly bases: readonly (readonly [head: number, parameters: number, ...types: number[]])[]
  /** Heads of the results in each piece. */
  readonly pieces: readonly (readonly number[])[]
  /** Least and most arguments of the callables in each piece; -1 for any number. */
  readonly arities: readonly (readonly [needed: number, offered: number])[]
  /** Number of all callables. */
  readonly callables: number
}

/** Piece of the callables. */
export interface SignaturesPiece {
  readonly version: number
  readonly key: number
  readonly types: readonly TypeRow[]
  readonly symbols: readonly SymbolRow[]
  readonly callables: readonly CallableRow[]
}

/** The page is absent when it is that of the symbol's own package, kind and qualified name. */
export type SymbolRow = readonly [
  packageAt: number,
  name: string,
  container: string,
  kind: number,
  flags: number,
  references: number,
  page?: readonly [slug: string, kind: number, name: string],
]

/**
 * `member` is 0 for the symbol itself. `kind` is that of the member. `anchor` is 0 for the usual one of a member and for the
 * page. Constraints are rows of types, -1 for none. A parameter is its row times 4, plus 1 if optional, plus 2 if rest; a receiver comes first.
 */
export type CallableRow = readonly [
  symbol: number,
  member: string | 0,
  kind: number,
  flags: number,
  anchor: string | 0,
  part: number,
  constraints: readonly number[] | 0,
  result: number,
  ...parameters: number[],
]

/** Bits of flags; the two lowest are the release. */
export const signatureFlags = { deprecated: 4, static: 8, receiver: 16, main: 32 } as const
