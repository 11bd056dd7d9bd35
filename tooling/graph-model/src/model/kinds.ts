import type { Flag, Kind, MemberKind } from './model.ts'

/** Kinds of symbols, in the order of lists. */
export const kindOrder: readonly Kind[] = ['class', 'function', 'enum', 'variable', 'interface', 'type', 'namespace']

/** Kinds of members; the index is their number in the names file. */
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

/** Flags in display order. */
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
