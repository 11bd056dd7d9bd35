import { expect, test } from 'vitest'
import { type CommentContent, contentOf, noContent, packContent } from './comment-content.ts'

const said: CommentContent = {
  docs: {
    summary: [['p', 0, 'Says ', ['a', { dataRef: 0 }, 'it'], '.']],
    summaryText: 'Says it.',
    remarks: ['r'],
    deprecated: [],
    examples: [{ title: '', content: [['pre', { className: 'x' }, 'a("b\\n")']] }],
    throws: [[], ['t']],
    see: [['s']],
    defaultValue: [],
    blocks: [{ tag: 'since', content: ['1'] }],
  },
  parameters: new Map([
    ['b', ['B']],
    ['a.c', []],
  ]),
  parameterFacts: new Map([['b', { type: 'string', default: '1' }]]),
  typeParameters: new Map([['T', ['t']]]),
  returns: ['r'],
}

test.each([
  ['everything', said],
  ['nothing', noContent],
])('content survives packing: %s', (_, content) => {
  const read = contentOf(packContent(content))
  expect(read).toStrictEqual(content)
  expect([...read.parameters.keys()]).toEqual([...content.parameters.keys()])
})

test('packs the fields that lists need', () => {
  const { content: _, ...told } = packContent(said)
  expect(told).toEqual({ summaryText: 'Says it.', isDeprecated: true, hasExamples: true, isSilent: false })
})

test.each<[string, boolean, Partial<CommentContent>]>([
  ['nothing', true, {}],
  ['a summary', false, { docs: { ...noContent.docs, summaryText: 's' } }],
  ['remarks', false, { docs: { ...noContent.docs, remarks: ['r'] } }],
  ['that it is deprecated', true, { docs: { ...noContent.docs, deprecated: [] } }],
  ['a parameter', false, { parameters: new Map([['a', []]]) }],
  ['what is returned', false, { returns: ['r'] }],
  ['an example', true, { docs: { ...noContent.docs, examples: [{ title: '', content: [] }] } }],
])('detects a silent comment: %s', (_, isSilent, content) => {
  expect(packContent({ ...noContent, ...content }).isSilent).toBe(isSilent)
})
