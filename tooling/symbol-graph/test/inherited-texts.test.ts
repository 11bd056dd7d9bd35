import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfSource, signaturesOf, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const base = `export class Base {
  /** Runs. @param x - The x. @returns The result. @remarks Slowly. */
  run(x: 1): 1 { return 1 }
}
`

test.each<[string, string, object]>([
  [
    'a remark',
    '/** {@inheritDoc Base.run}\n   * @remarks Own. */',
    { summary: 'Runs.', remarks: 'Slowly. Own.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a text',
    '/** Own. {@inheritDoc Base.run} */',
    { summary: 'Own. Runs.', remarks: 'Slowly.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a parameter and a result',
    '/** {@inheritDoc Base.run} @param x - Own x. @returns Own. */',
    { summary: 'Runs.', remarks: 'Slowly.', x: 'Own x.', returns: 'Own.' },
  ],
  [
    'a remark, as a tag without a name',
    '/** @inheritdoc\n   * @remarks Own. */',
    { summary: 'Runs.', remarks: 'Own.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a text below the tag',
    '/**\n   * @inheritDoc\n   *\n   * Own.\n   */',
    { summary: 'Runs.', remarks: 'Own.', x: 'The x.', returns: 'The result.' },
  ],
  ['nothing', '/** @inheritDoc */', { summary: 'Runs.', remarks: 'Slowly.', x: 'The x.', returns: 'The result.' }],
])('a comment with @inheritDoc keeps %s of its own', async (_, comment, expected) => {
  const graph = await graphOfSource(`${base}export class Child extends Base {
  ${comment}
  run(x: 1): 1 { return 1 }
}`)
  const [{ docs, parameters, returns }] = signaturesOf(graph.byId('core!Child')!, 'run') as [
    ReturnType<typeof signaturesOf>[number],
  ]
  const text = (nodes: Parameters<typeof plainText>[0] = []): string => plainText(nodes).replace(/\s+/gu, ' ').trim()
  expect({
    summary: text(docs.summary),
    remarks: text(docs.remarks),
    x: text(parameters[0]!.doc),
    returns: text(returns?.doc),
  }).toEqual(expected)
})

test('a comment between the modifiers of a declaration is its comment', async () => {
  const files = {
    'index.d.ts': `export /** Text 1. */ declare const one: 1
export declare /** Text 2. */ const two: 1
export /** Text 3. A long comment, longer than a name. */ declare function three(): void
export declare /** Text 4. */ class Four { public /** Text 5. */ a: 1 }
`,
  }
  const graph = await graphOf({ core: { manifest: { type: 'module', types: './index.d.ts' }, files } })
  expect(summaries(graph, 'core!one')).toEqual(['Text 1.'])
  expect(summaries(graph, 'core!two')).toEqual(['Text 2.'])
  expect(summaries(graph, 'core!three')).toEqual(['Text 3. A long comment, longer than a name.'])
  expect(graph.byId('core!three')!.page.kind).toBe('function')
  expect(summaries(graph, 'core!Four')).toEqual(['Text 4.'])
  expect(summaries(graph, 'core!Four', 'a')).toEqual(['Text 5.'])
})
