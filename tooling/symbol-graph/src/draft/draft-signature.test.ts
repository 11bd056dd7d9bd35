import { expect, test } from 'vitest'
import { noComment } from '../docs/comment.ts'
import type { ExcerptPiece, ModelItem } from '../read/model-item.ts'
import { pieceText } from '../signature/line.ts'
import { draftSignature } from './draft-signature.ts'

function textOf(kind: ModelItem['kind'], ...pieces: readonly string[]): string {
  const excerpt = pieces.map((text): ExcerptPiece => ({ text }))
  const item: ModelItem = {
    ...{ kind, name: 'b', canonicalReference: '', excerpt, flags: [], parameters: [], typeParameters: [] },
    ...{ extends: [], implements: [], overload: 1, members: [] },
  }
  return draftSignature(item, { name: 'b', declaredName: 'b', outerTypeParameters: [], comment: noComment })
    .line.pieces.map(pieceText)
    .join('')
}

test.for([
  ['with semicolons', ['get b(): ', 'string', ';\n\nset b(v: string);'], 'get b(): string; set b(v: string)'],
  ['without them', ['get b(): ', 'string', '\n\nset b(v: string)'], 'get b(): string; set b(v: string)'],
  [
    'with modifiers',
    ['protected abstract get b(): ', 'A', '\n  protected abstract set b(v: A)'],
    'protected abstract get b(): A; protected abstract set b(v: A)',
  ],
  ['and one alone', ['set b(v: ', 'string', ')'], 'set b(v: string)'],
] as const)('prints a getter and its setter on one line: %s', ([, pieces, expected]) => {
  expect(textOf('Property', ...pieces)).toBe(expected)
})
