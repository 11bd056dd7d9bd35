import type { Flag, Kind, MemberKind } from './model.ts'

/** Format that this version writes; a reader accepts any minor of its major. */
export const formatVersion = '4.0'

/** Kinds of symbols in the order of lists. */
export const kindOrder: readonly Kind[] = ['class', 'function', 'enum', 'variable', 'interface', 'type', 'namespace']

/** Kinds of members, in the order of their numbers in the names file. */
export const memberKindOrder: readonly MemberKind[] = [
  'constructor',
  'property',
  'accessor',
  'method',
  'call',
  'construct',
  'index',
  'enumMember',
]

/** Flags in the order in which they are listed. */
export const flagOrder: readonly Flag[] = [
  'static',
  'abstract',
  'protected',
  'readonly',
  'optional',
  'const',
  'sealed',
  'virtual',
  'override',
  'eventProperty',
  'typeOnly',
]

/** Row of an offsets file: one page of the slices file. */
export interface SliceEntry {
  id: string
  /** Address of the page; absent for unexported symbols, which are read by id only. */
  kind?: Kind
  name?: string
  /** Position of the compressed page in the slices file, in bytes. */
  offset: number
  /** Size of the compressed page in bytes. */
  length: number
  /** Hash of the page's JSON, hexadecimal. */
  hash: string
}
