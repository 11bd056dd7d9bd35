/*
 * Format of the search by signatures: a root file and pieces, all JSON. The root has the packages, the heads of all
 * types, aliases, bases, and for each piece the heads of the results in it and the numbers of arguments. A piece has
 * shapes, the callables with these, and the symbols that they are of. Both have a table of distinct types: each row is the
 * number of its head and the numbers of earlier rows.
 *
 * Most named types fit only themselves: no alias or base mentions them. Their heads have the highest numbers, from
 * `firstLone` on. A shape has slots for them, so that all callables that differ only in such names share one comparison.
 */

/** A reader accepts its own version only. */
export const signaturesVersion = 3

/** Size at which a piece ends, in bytes of JSON. */
export const pieceBytes = 60_000

/** Type: the number of a head, or -1 for the first slot, -2 for the second; then rows of its parts. */
export type TypeRow = readonly [head: number, ...parts: number[]]

/** Root file. */
export interface SignaturesRoot {
  readonly version: number
  /** Checksum of the heads and of all pieces; each piece repeats it. */
  readonly key: number
  readonly packages: readonly (readonly [slug: string, name: string])[]
  readonly heads: readonly string[]
  /** Number of the first head that fits only itself. */
  readonly firstLone: number
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
  readonly shapes: readonly ShapeRow[]
  readonly symbols: readonly SymbolRow[]
  readonly callables: readonly CallableRow[]
}

/**
 * Types of callables. Constraints are rows of types, -1 for none; 0 when there are none at all. A parameter is its row times 4, plus 1 if
 * optional, plus 2 if rest; a receiver comes first.
 */
export type ShapeRow = readonly [
  hasReceiver: 0 | 1,
  constraints: readonly number[] | 0,
  result: number,
  ...parameters: number[],
]

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
 * page. `heads` fill the slots of the shape.
 */
export type CallableRow = readonly [
  symbol: number,
  member: string | 0,
  kind: number,
  flags: number,
  anchor: string | 0,
  part: number,
  shape: number,
  ...heads: number[],
]

/** Bits of flags; the two lowest are the release. `overload`: other callables have the same place. */
export const signatureFlags = { deprecated: 4, static: 8, overload: 16, main: 32 } as const

/** First column of the heads of a callable. */
export const firstSlot = 7
