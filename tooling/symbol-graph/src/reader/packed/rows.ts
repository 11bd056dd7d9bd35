import type { CompactContent, CompactSpan } from '../format.ts'
import type { ReadParameter, ReadTypeParameter } from '../line/read-line.ts'
import type { PackedRow } from './format.ts'

/** A row of a table of parameters: name, type, bits, doc, default. */
export type ParameterRow = readonly [
  name: string,
  type: CompactSpan | string | 0,
  flags?: number,
  doc?: CompactContent | 0,
  fallback?: string,
]

/** A row of a table of type parameters: name, constraint, default, doc. */
export type TypeParameterRow = readonly [
  name: string,
  constraint: CompactSpan | 0,
  fallback: CompactSpan | 0,
  doc?: CompactContent,
]

/** The parameter that the text has, with its doc. */
export function parameterRow({ name, type, bits }: ReadParameter, doc: CompactContent | 0): ParameterRow {
  if (doc !== 0) return [name, type, bits, doc]
  return bits === 0 ? [name, type] : [name, type, bits]
}

/** The type parameter that the text has, with its doc. */
export function typeParameterRow(
  { name, constraint, fallback }: ReadTypeParameter,
  doc: CompactContent | 0,
): TypeParameterRow {
  return doc === 0 ? [name, constraint, fallback] : [name, constraint, fallback, doc]
}

/**
 * A table as it was: what the text has, with docs, where a row is content or 0, and other rows as they stand.
 *
 * @param packed - Absent when the text says everything, 0 when there is no table.
 */
export function unpackRows<Read, Row>(
  packed: readonly PackedRow[] | 0 | undefined,
  read: readonly Read[],
  rowOf: (one: Read, doc: CompactContent | 0) => Row,
): Row[] | undefined {
  if (packed === 0) return undefined
  const written = packed ?? []
  const rows: Row[] = []
  for (let at = 0; at < Math.max(written.length, read.length); at += 1) {
    const one = written[at] ?? 0
    if (one === -1) break
    rows.push(isContent(one) ? rowOf(read[at]!, one) : (one as Row))
  }
  return rows.length === 0 ? undefined : rows
}

/** Rows begin with a name, content with a number. */
function isContent(row: Exclude<PackedRow, -1>): row is CompactContent | 0 {
  return row === 0 || typeof row === 'string' || typeof row[0] === 'number'
}
