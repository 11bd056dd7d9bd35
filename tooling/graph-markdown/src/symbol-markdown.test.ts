import type { Docs, Facet, Signature, SymbolPage } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { noDocs as docs, signatureOf as signature } from '../test/signature-of.ts'
import { symbolMarkdown } from './symbol-markdown.ts'

function pageOf(facets: readonly Facet[], more: Partial<SymbolPage> = {}): SymbolPage {
  return {
    id: 'core!Box',
    page: { slug: 'core', kind: facets[0]!.kind, name: 'Box' },
    displayName: 'Box',
    parents: [],
    release: 'public',
    deprecated: false,
    facets,
    children: [],
    exportedAs: [
      { name: 'Box', specifier: '@acme/core', importLine: "import { Box } from '@acme/core'", typeOnly: false },
    ],
    relations: [],
    unexported: [],
    refs: [],
    hash: '',
    ...more,
  }
}

const facet = (kind: Facet['kind'], signatures: Signature[], members: Facet['members'] = []): Facet => {
  return { kind, signatures, members, inherited: [] }
}

const options = {
  links: { ref: ({ id }: { id: string }) => `${id}.md` },
  package: { name: '@acme/core', version: '1.0.0' },
  childHref: () => undefined,
}

test('the overload that stands for all of them is first', () => {
  const old = signature('Box(): never', { docs: { ...docs, summaryText: 'Old.', deprecated: ['Use the other.'] } })
  const plain = signature('Box(size: number): Lid', {
    docs: { ...docs, summary: [['p', 0, 'Opens.']], summaryText: 'Opens.' },
  })
  const text = symbolMarkdown(pageOf([facet('function', [old, plain])]), options)
  expect(text.indexOf('Box(size: number)')).toBeLessThan(text.indexOf('Box(): never'))
  expect(text).toContain('Box(): never')
})

test('a function: import, signature, parameters, result, example, relations', () => {
  const page = pageOf(
    [
      facet('function', [
        signature('Box(size?: number): Lid', {
          parameters: [
            {
              name: 'size',
              type: ['number'],
              optional: true,
              rest: false,
              default: '1',
              doc: [['p', 0, 'How large.']],
            },
          ],
          returns: { type: ['Lid'], doc: [['p', 0, 'Its lid.']] },
          docs: {
            ...docs,
            summary: [['p', 0, 'Makes a box.']],
            deprecated: [['p', 0, 'Use another.']],
            throws: [[['p', 0, 'When full.']]],
            examples: [{ title: '', content: [['pre', { dataLanguage: 'ts' }, ['code', 0, 'Box(1)']]] }],
          },
        }),
      ]),
    ],
    {
      refs: [{ id: 'core!Lid', text: 'Lid', summary: '', deprecated: false }],
      relations: [{ kind: 'returns', refs: [0] }],
      history: { since: { version: '1.0.0', change: 'added', page: 1, anchor: 'x' }, changed: [] },
    },
  )
  expect(symbolMarkdown(page, options)).toBe(`# \`Box\`

function of \`@acme/core@1.0.0\` · id \`core!Box\` · since 1.0.0

\`\`\`ts
import { Box } from '@acme/core'
\`\`\`

\`\`\`ts
Box(size?: number): Lid
\`\`\`

> **Deprecated** Use another.

Makes a box.

**Parameters**

- \`size\` \`number\` (optional, default \`1\`): How large.

**Returns** \`Lid\`: Its lid.

**Throws**

- When full.

**Example**

\`\`\`ts
Box(1)
\`\`\`

## Related

- Returns: [\`Lid\`](core!Lid.md)
`)
})

test('a change with releases left out before it is between two versions', () => {
  const link = (change: 'added' | 'changed', version: string, after?: string) =>
    ({ version, change, page: 1, anchor: 'x', ...(after !== undefined && { after }) }) as const
  const factsOf = (since: ReturnType<typeof link>, changed: ReturnType<typeof link>[]) =>
    symbolMarkdown(pageOf([facet('class', [])], { history: { since, changed } }), options).split('\n')[2]
  expect(factsOf(link('added', '1.0.0'), [link('changed', '2.0.0')])).toMatch(/· since 1\.0\.0 · changed in 2\.0\.0$/)
  expect(factsOf(link('added', '2.0.0', '1.0.0'), [link('changed', '4.0.0', '2.0.0')])).toMatch(
    /· new between 1\.0\.0 and 2\.0\.0 · changed between 2\.0\.0 and 4\.0\.0$/,
  )
})

test('members in full, in lines, or not at all', () => {
  const members: Facet['members'] = [
    {
      name: 'open',
      kind: 'method',
      anchor: 'open',
      overrides: [],
      implements: [],
      signatures: [
        signature('open(): void', {
          docs: { ...docs, summary: [['p', 0, 'Opens. Slowly.']], summaryText: 'Opens. Slowly.' },
        }),
      ],
    },
  ]
  const page = pageOf([facet('class', [signature('class Box')], members)])
  expect(symbolMarkdown(page, options)).toContain(
    '## Methods\n\n### `open`\n\n```ts\nopen(): void\n```\n\nOpens. Slowly.\n',
  )
  expect(symbolMarkdown(page, { ...options, members: 'lines' })).toContain('## Methods\n\n- `open(): void`: Opens.\n')
  expect(symbolMarkdown(page, { ...options, members: 'none' })).not.toContain('open')
})

test('the line of a member has its whole first sentence', () => {
  const sentence = `Opens it, e.g. ${'very '.repeat(40)}slowly.`
  const signatures = [signature('open(): void', { docs: { ...docs, summaryText: `${sentence} Then it closes.` } })]
  const open = { name: 'open', kind: 'method', anchor: 'open', overrides: [], implements: [], signatures } as const
  const page = pageOf([facet('class', [signature('class Box')], [open])])
  expect(symbolMarkdown(page, { ...options, members: 'lines' })).toContain(`- \`open(): void\`: ${sentence}\n`)
})

test('a long signature is broken where the page breaks it', () => {
  const tokens = ['Box(', 1, 'a: string,', 0, 'b: string', -1, '): void'] as const
  const page = pageOf([facet('function', [signature('', { line: { tokens, width: 120 } })])])
  expect(symbolMarkdown(page, options)).toContain('Box(\n  a: string,\n  b: string\n): void')
})

test('parts, enum members, props and inherited members have their whole comments', () => {
  const commented: Docs = {
    ...docs,
    summary: [['p', 0, 'One. Two.']],
    summaryText: 'One. Two.',
    deprecated: [['p', 0, 'Use another.']],
  }
  const part = { kind: 'element', anchor: 'p', type: ['"a"'], optional: false, rest: false } as const
  const parts = [{ ...part, name: '', doc: commented.summary, docs: { ...commented, summary: [] } }]
  const member = { name: 'a', anchor: 'a', overrides: [], implements: [] }
  const signatures = [signature('a: 1', { docs: commented, anchor: 'a' })]
  const text = '- `a: 1`: One. Two.\n\n  > **Deprecated** Use another.'
  const markdownOf = (one: Facet): string =>
    symbolMarkdown(pageOf([one], { refs: [{ id: 'x!Base', text: 'Base', summary: '', deprecated: false }] }), options)
  expect(markdownOf(facet('type', [signature('type Box', { parts })]))).toContain(text.replace('a: 1', '"a"'))
  expect(
    markdownOf(facet('type', [signature('', { variants: { by: 'k', of: [{ value: 'v', type: ['V'], parts }] } })])),
  ).toContain('- `v`: `V`\n\n  - `"a"`: One. Two.')
  const row = { doc: commented.summary, docs: { ...commented, summary: [] }, parts }
  const rows = {
    variants: { by: 'k', of: [{ value: 'v', type: ['V'], ...row }] },
    typeParameters: [{ name: 'T', ...row }],
    returns: { type: ['R'], ...row },
  }
  const whole = markdownOf(facet('function', [signature('box()', rows)]))
  for (const head of ['- `v`: `V`: One. Two.', '- `T`: One. Two.', '**Returns** `R`: One. Two.']) {
    const [, after] = whole.split(head)
    expect(after?.replace(/\n+ */gu, ' ')).toMatch(/^ > \*\*Deprecated\*\* Use another. - `"a"`: One. Two./u)
  }
  expect(markdownOf(facet('function', [signature('', { typeParameters: [{ name: 'T', doc: [], parts }] })]))).toContain(
    '- `T`\n\n  - `"a"`: One. Two.',
  )
  expect(markdownOf(facet('enum', [signature('enum Box')], [{ ...member, kind: 'enumMember', signatures }]))).toContain(
    text,
  )
  const props = {
    groups: [{ members: [{ ...member, kind: 'property', signatures, default: '4' }], names: [] }],
  } as const
  expect(markdownOf({ ...facet('function', [signature('Box()')]), props })).toContain(
    text.replace('`a: 1`', '`a: 1` (default `4`)'),
  )
  const inherited = [
    {
      from: 0,
      total: 1,
      members: [{ name: 'a', kind: 'property' as const, anchor: 'a', isStatic: false, ref: 0, signatures }],
    },
  ]
  expect(markdownOf({ ...facet('class', [signature('class Box')]), inherited })).toContain(
    '- from [`Base`](x!Base.md)\n\n  - `a: 1`: One. Two.',
  )
})

test('an inherited member that its base documents has its signature and its sentence', () => {
  const member = { kind: 'method' as const, anchor: 'a', isStatic: false }
  const base = { id: 'x!Base', text: 'Base', summary: '', deprecated: false }
  const of = (name: string): typeof base => ({
    ...base,
    id: `x!Base#${name}`,
    text: `Base.${name}`,
    summary: `Does ${name}.`,
  })
  const refs = [
    base,
    { ...of('run'), route: ['string', 'void'] as const },
    { ...of('size'), signature: 'size: number' },
    of('old'),
  ]
  const members = ['run', 'size', 'old'].map((name, at) => ({ ...member, name, ref: at + 1 }))
  const inherited = [
    { from: 0, total: 4, members: [...members, { ...member, name: 'own', ref: 3, line: ['own(): 1'] }] },
  ]
  const text = symbolMarkdown(pageOf([{ ...facet('class', [signature('class Box')]), inherited }], { refs }), options)
  expect(text).toContain(
    [
      '- from [`Base`](x!Base.md)',
      '',
      '  - `run: string -> void`: Does run.',
      '  - `size: number`: Does size.',
      '  - `old`: Does old.',
      '  - `own(): 1`: Does old.',
    ].join('\n'),
  )
})

test('parts have their comments at any depth', () => {
  const part = (depth: number): NonNullable<Signature['parts']>[number] => ({
    kind: 'member',
    name: `level${depth}`,
    type: ['object'],
    optional: false,
    rest: false,
    anchor: `level${depth}`,
    doc: [['p', 0, `Text ${depth}.`]],
    ...(depth === 6 ? {} : { parts: [part(depth + 1)] }),
  })
  const text = symbolMarkdown(pageOf([facet('type', [signature('Box', { parts: [part(1)] })])]), options)
  expect(text.match(/Text \d/gu)).toEqual([1, 2, 3, 4, 5, 6].map((depth) => `Text ${depth}`))
})

test('paragraphs of a labelled block are apart', () => {
  const content = ['One.', 'Two.'].map((text): [string, 0, string] => ['p', 0, text])
  const more = { ...docs, deprecated: content, defaultValue: content, blocks: [{ tag: 'since', content }] }
  const text = symbolMarkdown(pageOf([facet('function', [signature('a()', { docs: more })])]), options)
  expect(text).toContain('> **Deprecated** One.\n>\n> Two.')
  expect(text).toContain('**Default** One.\n\nTwo.')
  expect(text).toContain('**since** One.\n\nTwo.')
})
