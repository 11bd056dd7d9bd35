import type { Token } from '@signpost/graph-model/model'
import { widthOf } from './slice-tokens.ts'

/** Width in characters up to which a type is shown in full. */
const shortType = 40

/** Replaces the members of object types in a long type by an ellipsis, because the rows below it list them. */
export function foldBraces(tokens: readonly Token[]): Token[] {
  if (widthOf(tokens) <= shortType) return [...tokens]
  const folded: Token[] = []
  let depth = 0
  for (const token of tokens) {
    // Strings and names are tuples: a brace in them is no bracket.
    if (typeof token !== 'string') {
      if (depth === 0) folded.push(token)
      continue
    }
    let text = ''
    for (const character of token) {
      if (character === '}' && (depth -= 1) === 0) text += ' … '
      if (depth === 0) text += character
      if (character === '{') depth += 1
    }
    if (text !== '') folded.push(text)
  }
  return folded
}
