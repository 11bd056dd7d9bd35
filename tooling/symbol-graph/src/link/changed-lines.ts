import type { ChangedLine, Token } from '@signpost/graph-model/model'
import { diffArrays } from 'diff'
import { widthOf } from '../signature/slice-tokens.ts'

/** Number of edits past which two lines count as different altogether. */
const mostEdits = 400

/** Two versions of a declaration, with the tokens marked that the other one lacks. */
export function changedLines(before: readonly Token[], after: readonly Token[]): [ChangedLine, ChangedLine] {
  const sides = [atoms(before), atoms(after)] as const
  const [base, head] = sides.map((tokens) => tokens.filter((token) => typeof token !== 'number').map(textOf))
  const marked = [new Set<number>(), new Set<number>()] as const
  let [atBase, atHead] = [0, 0]
  const edits = diffArrays(base!, head!, { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, count: base!.length },
    { removed: false, added: true, count: head!.length },
  ]
  for (const { removed, added, count } of edits) {
    if (removed) for (let at = 0; at < count; at += 1) marked[0].add(atBase + at)
    if (added) for (let at = 0; at < count; at += 1) marked[1].add(atHead + at)
    if (!added) atBase += count
    if (!removed) atHead += count
  }
  return [merged(sides[0], marked[0]), merged(sides[1], marked[1])]
}

/** Declaration without a counterpart: nothing of it is marked. */
export function onlyLine(tokens: readonly Token[]): ChangedLine {
  return { tokens, width: widthOf(tokens), marks: [] }
}

function textOf(token: Exclude<Token, number>): string {
  return typeof token === 'string' ? token : token[0]
}

/** Splits plain text into words, white space and single signs. */
function atoms(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token): readonly Token[] =>
    typeof token === 'string' ? (token.match(/[\p{ID_Continue}$]+|\s+|[^\s\p{ID_Continue}$]/gu) ?? []) : [token],
  )
}

/** Joins neighbouring texts that are marked alike. */
function merged(tokens: readonly Token[], marked: ReadonlySet<number>): ChangedLine {
  const joined: Token[] = []
  const marks: number[] = []
  let at = 0
  let wasMarked = false
  for (const token of tokens) {
    if (typeof token === 'number') {
      joined.push(token)
      continue
    }
    const isMarked = marked.has(at)
    at += 1
    const last = joined.at(-1)
    if (typeof token === 'string' && typeof last === 'string' && isMarked === wasMarked) {
      joined[joined.length - 1] = last + token
    } else {
      joined.push(token)
      if (isMarked) marks.push(joined.length - 1)
    }
    wasMarked = isMarked
  }
  return { tokens: joined, width: widthOf(tokens), marks }
}
