import type { Facet, Signature } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { docsOf, paragraph, signatureOf } from '../test/signature-of.ts'
import { named } from './docs-markdown.ts'
import { inlineFacet } from './member-markdown.ts'
import { markdownOf } from './to-markdown.ts'

test('a type that nothing exports has its whole comments and those of its members, or lines', () => {
  const signature = (text: string, name: string): Signature => {
    const [remarks, deprecated] = [paragraph(`Remarks of ${name}.`), paragraph(`Deprecation of ${name}.`)]
    return signatureOf(text, { docs: docsOf(name, { remarks, deprecated }) })
  }
  const open = {
    ...signature('open(key: string): boolean', 'open'),
    parameters: [{ name: 'key', type: [], optional: false, rest: false, doc: paragraph('Text of a parameter.') }],
    returns: { type: [], doc: paragraph('Text of a result.') },
  }
  const member = {
    anchor: 'open',
    name: 'open',
    kind: 'method' as const,
    signatures: [open],
    overrides: [],
    implements: [],
  }
  const facet: Facet = { kind: 'class', signatures: [signature('class Lid', 'Lid')], members: [member], inherited: [] }
  const markdown = (inLines: boolean): string =>
    markdownOf(named(inlineFacet(facet, inLines), String), [], { ref: ({ id }) => id })
  const texts = [
    'Remarks of Lid.',
    'Remarks of open.',
    'Deprecation of open.',
    'Text of a parameter.',
    'Text of a result.',
  ]
  const full = markdown(false)
  expect([...texts, 'Deprecation of Lid.'].filter((one) => !full.includes(one))).toEqual([])
  const lines = markdown(true)
  expect(texts.filter((one) => lines.includes(one))).toEqual([])
  expect(lines).toContain('- `open(key: string): boolean` deprecated.: Summary of open.')
})
