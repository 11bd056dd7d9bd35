/** Token or type that a query lacks at a place. */
export type Expected =
  | 'type'
  | 'name'
  | 'end'
  | 'sides'
  /** Less nesting. */
  | 'flat'
  /** Fewer characters. */
  | 'short'
  /** Fewer parameters. */
  | 'few'
  | ')'
  | ']'
  | '}'
  | '>'
  | ':'
  | '?'
  | '=>'

/** Mistake in a query by signature. */
export interface QueryMistake {
  /** Characters before the mistake. */
  readonly at: number
  /** Text at that place; empty at the end. */
  readonly found: string
  readonly expected: Expected
}

/** Thrown by the parser of queries, and caught by its only caller. */
export class QueryError extends Error {
  constructor(readonly mistake: QueryMistake) {
    super(mistake.expected)
  }
}
