import { expect, test } from 'vitest'
import { type Comment, noComment } from '../docs/comment.ts'
import { contentOf, noContent, packContent } from '../docs/comment-content.ts'
import type { DraftFacet, DraftSignature } from './draft.ts'
import { withSignatureDocs } from './signature-docs.ts'

const written: Comment = {
  ...noComment,
  ...packContent({
    ...noContent,
    parameters: new Map([
      ['date', ['The date.']],
      ['date.zone', ['The zone.']],
      ['none', ['Not there.']],
    ]),
    typeParameters: new Map([['T', ['The kind.']]]),
    returns: ['The text.'],
  }),
  parameterOrder: ['date', 'none'],
  properties: ['date.zone'],
}
const signature = (comment: Comment, parameter?: string, typeParameter?: string): DraftSignature => ({
  line: { pieces: [] },
  flags: [],
  typeParameters: typeParameter === undefined ? [] : [{ name: typeParameter, constraint: [0, 0], default: [0, 0] }],
  parameters: parameter === undefined ? [] : [{ name: parameter, type: [0, 0], optional: false, rest: false }],
  isCallable: parameter !== undefined,
  comment,
  references: [],
})
const facet = (called: DraftSignature): DraftFacet => ({
  kind: 'interface',
  signatures: [signature(written)],
  members: [{ name: '', kind: 'call', isStatic: false, signatures: [called] }],
  heritage: [],
})

test('a call signature without a comment takes the texts of its parameters from the interface', () => {
  const { signatures, members } = withSignatureDocs(facet(signature(noComment, 'date', 'T')))
  const taken = members[0]!.signatures[0]!.comment
  expect(contentOf(taken)).toMatchObject({ returns: ['The text.'], typeParameters: new Map([['T', ['The kind.']]]) })
  expect([taken.parameterOrder, taken.properties]).toEqual([['date'], ['date.zone']])
  const left = signatures[0]!.comment
  expect([left.parameterOrder, left.properties]).toEqual([['none'], []])
  expect(contentOf(left)).toMatchObject({ returns: [], typeParameters: new Map() })
})

test('a signature with a comment of its own takes nothing', () => {
  const own = facet(signature({ ...noComment, lines: 1 }, 'date'))
  expect(withSignatureDocs(own)).toEqual(own)
})

test('a constructor without a comment takes the texts of its parameters from the class, and no result', () => {
  const { members, ...rest } = facet(signature(noComment, 'date'))
  const made = withSignatureDocs({ ...rest, kind: 'class', members: [{ ...members[0]!, kind: 'constructor' }] })
  expect(made.members[0]!.signatures[0]!.comment.parameterOrder).toEqual(['date'])
  const left = made.signatures[0]!.comment
  expect([left.parameterOrder, contentOf(left).returns]).toEqual([['none'], ['The text.']])
})
