import type { Release } from '@signpost/graph-model/model'

/*
 * How the names of a graph lie in one file. Header: the four bytes of `namesMagic`, major version, minor version, a
 * varint for the number of columns and one for the length of each; then the columns. Symbols are sorted by package,
 * name and page, members by symbol and name, so that equal graphs give equal bytes; names are sorted by code unit, and
 * each tells how many units it shares with the one before. A text is its UTF-16 units, each in one to three bytes as
 * UTF-8 would have it, so that half a surrogate pair is kept too.
 */

/** What a names file begins with. */
export const namesMagic: readonly number[] = [0x53, 0x47, 0x4e, 0x4d]

/** A reader accepts its own major; further columns at the end are a minor change. */
export const namesVersion: readonly [major: number, minor: number] = [1, 0]

/** Columns in the order in which they lie. `exceptions` and `anchors` are sparse: distance from the row before, then what. */
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
] as const

/** The name of a column. */
export type Column = (typeof columnOrder)[number]

/** Bits of a row's flags; the two lowest are the release. */
export const nameFlags = { deprecated: 4, alias: 8, example: 16, docs: 32, static: 64 } as const

/** Releases by number. */
export const releaseOrder: readonly Release[] = ['public', 'beta', 'alpha', 'internal']

/** What an exception of a symbol says, by number: all its facets as bits, the name of its page, the symbol whose page it is. */
export const exceptionKinds = { facets: 0, pageName: 1, home: 2 } as const

/** Roles of a base, by bit 0 of a row; bit 1 tells a name from outside the graph. */
export const baseRoles = { extends: 0, implements: 1, external: 2 } as const
