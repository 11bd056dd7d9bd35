import type { Release } from '@signpost/graph-model/model'

/*
 * Format of the names file. Header: the four bytes of `namesMagic`, major version, minor version, a varint for the
 * number of columns and one for the length of each; then the columns. Symbols are sorted by package, name and page,
 * members by symbol and name, so that equal graphs give equal bytes. Names are sorted by code unit; each stores the
 * length of the prefix that it shares with the one before. A text is its UTF-16 units, each encoded like UTF-8 in one
 * to three bytes, so that lone surrogates survive.
 */

/** First bytes of a names file. */
export const namesMagic: readonly number[] = [0x53, 0x47, 0x4e, 0x4d]

/** A reader accepts its own major version; adding columns at the end is a minor change. */
export const namesVersion: readonly [major: number, minor: number] = [1, 3]

/**
 * Columns in file order. `exceptions`, `anchors`, `bases` and `parts` are sparse: each row is the distance from the row
 * before, a type, and a value; a row of `parts` has no type.
 */
export const columnOrder = [
  'packages',
  'shared',
  'added',
  'text',
  'containers',
  'symbolsOfPackage',
  'symbolName',
  'symbolContainer',
  'symbolKind',
  'symbolFlags',
  'references',
  'membersOfSymbol',
  'exceptions',
  'memberName',
  'memberKind',
  'memberFlags',
  'anchors',
  'bases',
  'parts',
  'standing',
  'words',
  'textsOfPackage',
] as const

/** Number of columns that every file has; files of earlier minor versions lack the others. */
export const requiredColumns: number = columnOrder.indexOf('standing')

/** Entry point of a symbol, best first: the package's own, another one, one of an earlier version such as `/v3`. */
export const standings = { root: 0, other: 1, earlier: 2 } as const

/** Name of a column. */
export type Column = (typeof columnOrder)[number]

/** Bits of a row's flags; the two lowest are the release. */
export const nameFlags = { deprecated: 4, alias: 8, example: 16, docs: 32, static: 64 } as const

/** Releases by number. */
export const releaseOrder: readonly Release[] = ['public', 'beta', 'alpha', 'internal']

/** Types of exceptions: all facets of a symbol as bits, its page name, or the symbol whose page it opens. */
export const exceptionKinds = { facets: 0, pageName: 1, home: 2 } as const

/** Roles of a base: bit 0 of a row. Bit 1 marks a name outside the graph. */
export const baseRoles = { extends: 0, implements: 1, external: 2 } as const
