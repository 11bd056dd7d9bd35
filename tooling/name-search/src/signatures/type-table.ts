import type { TypeRow } from './signature-format.ts'
import type { TypeTree } from './type-tree.ts'

/** Distinct types in the order of their first use. */
export interface TypeTable {
  rows: TypeRow[]
  /** Row of a type; equal types share one. */
  row: (type: TypeTree, numberOf?: (head: string) => number) => number
}

/** @param numberOf - Number of a head; a call of `row` may have another. */
export function typeTable(numberOf: (head: string) => number): TypeTable {
  const rows: TypeRow[] = []
  const known = new Map<string, number>()
  const row = ({ head, parts }: TypeTree, number = numberOf): number => {
    const made: TypeRow = [number(head), ...parts.map((part) => row(part, number))]
    const key = made.join()
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, rows.length)
    return rows.push(made) - 1
  }
  return { rows, row }
}
