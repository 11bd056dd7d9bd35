import type {
  Docs,
  Facet,
  Graph,
  HastNode,
  IndexEntry,
  Kind,
  Manifest,
  Member,
  PackageIndex,
  PageKey,
  Ref,
  Signature,
  SymbolPage,
  Token,
  TypePart,
} from '@signpost/graph-model'

const text = (words: string): HastNode[] => [['p', 0, words]]

/** Docs with a summary only. */
export function docsOf(summary: string, more: Partial<Docs> = {}): Docs {
  return {
    summary: summary === '' ? [] : text(summary),
    summaryText: summary,
    remarks: [],
    examples: [],
    throws: [],
    see: [],
    blocks: [],
    ...more,
  }
}

/** A signature of the given tokens; its width is that of one line. */
export function signatureOf(anchor: string, tokens: readonly Token[], more: Partial<Signature> = {}): Signature {
  const width = tokens.reduce<number>(
    (sum, token) =>
      sum +
      (typeof token === 'string' ? token.length : typeof token === 'number' ? Number(token === 0) : token[0].length),
    0,
  )
  return {
    anchor,
    line: { tokens, width },
    release: 'public',
    flags: [],
    typeParameters: [],
    parameters: [],
    docs: docsOf(''),
    source: { file: 'packages/observable/src/observable.ts', line: 12, endLine: 40 },
    ...more,
  }
}

const slug = 'observable'
const packageName = '@acme/observable'

function refTo(kind: Kind, name: string, more: Partial<Ref> = {}): Ref {
  return {
    id: `${slug}!${name}`,
    text: name,
    page: { slug, kind, name },
    summary: `About ${name}.`,
    deprecated: false,
    ...more,
  }
}

function pageOf(kind: Kind, name: string, facets: readonly Facet[], more: Partial<SymbolPage> = {}): SymbolPage {
  return {
    id: `${slug}!${name}`,
    page: { slug, kind, name },
    displayName: name.split('.').at(-1)!,
    parents: [],
    release: 'public',
    deprecated: false,
    facets,
    children: [],
    exportedAs: [
      { name, specifier: packageName, importLine: `import { ${name} } from '${packageName}'`, typeOnly: false },
    ],
    relations: [],
    unexported: [],
    refs: [],
    hash: '00',
    ...more,
  }
}

function facetOf(kind: Kind, signatures: readonly Signature[], more: Partial<Facet> = {}): Facet {
  return { kind, signatures, members: [], inherited: [], ...more }
}

function memberOf(name: string, kind: Member['kind'], tokens: readonly Token[], more: Partial<Signature> = {}): Member {
  return { name, kind, anchor: name, signatures: [signatureOf(name, tokens, more)], overrides: [], implements: [] }
}

/** Documented part of a type, named by the last part of its anchor. */
function partOf(anchor: string, doc: string, more: Partial<TypePart> = {}): TypePart {
  const name = anchor.split('.').at(-1)!
  return { kind: 'member', anchor, name, type: ['number'], optional: false, rest: false, doc: text(doc), ...more }
}

const example: HastNode[] = [
  [
    'pre',
    { className: ['code'], dataLanguage: 'ts' },
    [
      'code',
      0,
      [
        'span',
        { className: ['line'] },
        ['span', { className: ['tok-keyword'] }, 'const'],
        ' numbers = ',
        ['span', { className: ['tok-function'] }, 'of'],
        '(1, 2)',
      ],
      '\n',
      [
        'span',
        { className: ['line'] },
        'numbers.',
        ['span', { className: ['tok-function'] }, 'subscribe'],
        '(console.log)',
      ],
    ],
  ],
]

/** So many users that a page does not list them all. */
const users = Array.from({ length: 23 }, (_, number) => refTo('function', `user${number}`))

const pages: readonly SymbolPage[] = [
  pageOf(
    'class',
    'Observable',
    [
      facetOf(
        'class',
        [
          signatureOf(
            'Observable',
            [
              ['class', null, 'k'],
              ' ',
              ['Observable', null, 'd'],
              '<',
              ['T', null, 't'],
              '> ',
              ['implements', null, 'k'],
              ' ',
              ['Subscribable', 0, 't'],
              '<',
              ['T', null, 't'],
              '>',
            ],
            {
              typeParameters: [{ name: 'T', doc: text('What is observed.') }],
              docs: docsOf('A value that changes, and tells its subscribers.', {
                remarks: text('Nothing happens before the first subscriber comes.'),
                examples: [{ title: '', content: example }],
                see: [[['a', { dataRef: 1 }, 'subscribeAll']]],
              }),
            },
          ),
        ],
        {
          members: [
            memberOf(
              'value',
              'property',
              [['readonly', null, 'k'], ' ', ['value', null, 'd'], ': ', ['T', null, 't']],
              {
                docs: docsOf('The present value.'),
                flags: ['readonly'],
              },
            ),
            memberOf(
              'subscribe',
              'method',
              [
                ['subscribe', null, 'd'],
                '(',
                1,
                ['listener', null, 'p'],
                ': (value: ',
                ['T', null, 't'],
                ') => ',
                ['void', null, 'k'],
                ',',
                0,
                ['options', null, 'p'],
                '?: ',
                ['Options', null, 't'],
                -1,
                '): ',
                ['Subscription', null, 't'],
              ],
              {
                docs: docsOf('Calls the listener with each new value.'),
                parameters: [
                  {
                    name: 'listener',
                    type: ['(value: ', ['T', null, 't'], ') => void'],
                    optional: false,
                    rest: false,
                    doc: text('Called with each value.'),
                  },
                  { name: 'options', type: ['Options'], optional: true, rest: false, default: '{}', doc: [] },
                ],
                returns: { type: ['Subscription'], doc: text('Ends the subscription.') },
              },
            ),
            memberOf('of', 'method', [['static', null, 'k'], ' ', ['of', null, 'd'], '(value)'], {
              flags: ['static'],
              docs: docsOf('Makes one.'),
            }),
          ],
          inherited: [
            {
              from: 0,
              total: 1,
              members: [{ name: 'closed', kind: 'property', anchor: 'closed', isStatic: false, ref: 0 }],
            },
          ],
        },
      ),
    ],
    {
      refs: [refTo('interface', 'Subscribable'), refTo('function', 'subscribeAll'), ...users],
      relations: [{ kind: 'returnedBy', refs: [1, ...users.map((_, user) => user + 2)] }],
    },
  ),
  pageOf(
    'class',
    'Replay',
    [
      facetOf('class', [signatureOf('class', ['class Replay extends ', ['Observable', 0], '<string>'])], {
        members: [{ ...memberOf('take', 'method', ['take(options: ', ['Limits', 3], ')']), overrides: [1] }],
        inherited: [
          {
            from: 0,
            total: 1,
            members: [
              {
                name: 'last',
                kind: 'method',
                anchor: 'last',
                isStatic: false,
                ref: 1,
                line: [['static ', null, 'k'], ['last', null, 'd'], ': string[]'],
              },
            ],
          },
          {
            from: 2,
            total: 1,
            members: [
              { name: 'addEventListener', kind: 'method', anchor: 'addEventListener', isStatic: false, ref: 2 },
            ],
          },
        ],
      }),
    ],
    {
      refs: [
        refTo('class', 'Observable'),
        refTo('class', 'Observable', { text: 'Observable.subscribe', anchor: 'subscribe' }),
        {
          id: 'ext:typescript!EventTarget',
          text: 'EventTarget',
          href: 'https://example.org/EventTarget',
          summary: '',
          deprecated: false,
        },
        { id: 'observable!~Limits', text: 'Limits', anchor: '~Limits', summary: '', deprecated: false },
      ],
      unexported: [
        {
          id: 'observable!~Limits',
          name: 'Limits',
          anchor: '~Limits',
          facets: [
            facetOf('interface', [signatureOf('~Limits', ['interface Limits'])], {
              members: [
                {
                  ...memberOf('most', 'property', ['most: number'], { docs: docsOf('How many.') }),
                  anchor: '~Limits.most',
                },
              ],
            }),
          ],
        },
      ],
    },
  ),
  pageOf('type', 'Resolved', [
    facetOf('type', [signatureOf('type', ['type Resolved = Shown<Raw>'], { resolved: ["'open' | 'closed'"] })]),
  ]),
  pageOf(
    'type',
    'Notification',
    [
      facetOf('type', [
        signatureOf('type', ['type Notification = ', ['Next', 0], " | { kind: 'complete' }"], {
          variants: {
            by: 'kind',
            of: [
              { value: "'next'", type: [['Next', 0]] },
              {
                value: "'complete'",
                type: ["{ kind: 'complete' }"],
                doc: text('At the end.'),
                docs: docsOf('', { deprecated: text('Use finish.') }),
              },
            ],
          },
        }),
      ]),
    ],
    { refs: [refTo('interface', 'Subscribable')] },
  ),
  pageOf('interface', 'Twice', [
    facetOf(
      'interface',
      [
        signatureOf('interface', ['interface Twice'], { docs: docsOf('First.', { remarks: text('More.') }) }),
        signatureOf('interface-2', ['interface Twice'], { docs: docsOf('Second.') }),
      ],
      {
        members: [
          memberOf('onChange', 'property', ['onChange: (event: Event) => void'], {
            parameters: [partOf('onChange.event', 'The event.', { kind: 'parameter' })],
            returns: { type: ['void'], doc: [], parts: [partOf('onChange.returns.done', 'Whether it is.')] },
            parts: [
              partOf('onChange.size', 'How large.', {
                docs: docsOf('', { deprecated: text('Use depth.'), remarks: text('In pixels.') }),
                parts: [partOf('onChange.size.depth', 'How deep.', { optional: true, default: '3' })],
              }),
            ],
          }),
        ],
      },
    ),
  ]),
  pageOf('type', 'Long', [
    facetOf('type', [
      signatureOf('type', [
        'type Long =',
        1,
        ...Array.from({ length: 60 }, (_, at) => (at === 0 ? [`'m0'`] : [0 as const, `| 'm${at}'`])).flat(),
        -1,
      ]),
    ]),
  ]),
  pageOf('class', 'EventTarget', [facetOf('class', [signatureOf('class', ['class EventTarget'])])], {
    aliasOf: 0,
    refs: [{ id: 'ext:ext-lib!EventTarget', text: 'EventTarget', summary: '', deprecated: false }],
  }),
  pageOf('interface', 'Subscribable', [
    facetOf('interface', [signatureOf('Subscribable', ['interface Subscribable<T>'])], {
      members: [memberOf('closed', 'property', ['closed: boolean'])],
    }),
  ]),
  pageOf('function', 'subscribeAll', [
    facetOf('function', [
      signatureOf('subscribeAll', ['function subscribeAll(one)'], { docs: docsOf('Subscribes to one.') }),
      signatureOf('subscribeAll-1', ['function subscribeAll(one, two)'], { docs: docsOf('Subscribes to two.') }),
    ]),
  ]),
  pageOf(
    'function',
    'watch',
    [
      facetOf('function', [
        signatureOf('watch', ['function watch()'], {
          docs: docsOf('Watches.', { deprecated: text('Use subscribe.') }),
        }),
      ]),
    ],
    { deprecated: true },
  ),
  pageOf('enum', 'State', [
    facetOf('enum', [signatureOf('State', ['enum State'], { docs: docsOf('How far it is.') })], {
      members: [
        { ...memberOf('Open', 'enumMember', ['Open = 0'], { docs: docsOf('Still going.') }), value: '0' },
        { ...memberOf('Closed', 'enumMember', ['Closed = 1']), value: '1' },
      ],
    }),
  ]),
  pageOf('type', 'Listener', [facetOf('type', [signatureOf('Listener', ['type Listener<T> = (value: T) => void'])])], {
    release: 'beta',
  }),
  pageOf('variable', 'EMPTY', [facetOf('variable', [signatureOf('EMPTY', ['const EMPTY: Observable<never>'])])]),
  pageOf('namespace', 'operators', [facetOf('namespace', [signatureOf('operators', ['namespace operators'])])], {
    children: [
      {
        id: 'observable!operators.map',
        kind: 'function',
        name: 'operators.map',
        facets: ['function'],
        release: 'public',
        deprecated: false,
        summary: 'Maps.',
        overloads: 1,
        alias: false,
      },
    ],
  }),
  pageOf('function', 'operators.map', [facetOf('function', [signatureOf('map', ['function map()'])])], {
    parents: [0],
    refs: [refTo('namespace', 'operators')],
  }),
  pageOf('variable', '__proto__', [facetOf('variable', [signatureOf('proto', ['const __proto__: null'])])]),
]

function entryOf(page: SymbolPage): IndexEntry {
  return {
    id: page.id,
    kind: page.page.kind,
    name: page.page.name,
    facets: page.facets.map(({ kind }) => kind),
    release: page.release,
    deprecated: page.deprecated,
    summary: page.facets[0]?.signatures[0]?.docs.summaryText ?? '',
    overloads: page.facets[0]?.signatures.length ?? 1,
    alias: false,
  }
}

function indexOf(
  slug: string,
  name: string,
  symbols: readonly SymbolPage[],
  more: Partial<PackageIndex> = {},
): PackageIndex {
  const counts = { class: 0, function: 0, enum: 0, variable: 0, interface: 0, type: 0, namespace: 0 }
  for (const { page } of symbols) counts[page.kind] += 1
  return {
    slug,
    name,
    version: '1.0.0',
    description: `What ${name} is for.`,
    license: 'MIT',
    folder: `packages/${slug}`,
    status: 'ok',
    diagnostics: [],
    entryPoints: [name],
    counts,
    coverage: { documented: 1, total: symbols.length },
    symbols: symbols.map(entryOf),
    modules: [],
    augments: [],
    refs: [],
    redirects: [],
    ...more,
  }
}

const packages: readonly PackageIndex[] = [
  indexOf('broken', '@acme/broken', [], {
    status: 'degraded',
    diagnostics: [
      {
        code: 'AR-AE-CRASH',
        severity: 'error',
        file: 'packages/broken/src/index.ts',
        line: 3,
        found: 'a crash.',
        expected: 'a doc model.',
        nextStep: 'Run it alone.',
      },
    ],
  }),
  indexOf(slug, packageName, pages, {
    redirects: [{ from: { slug, kind: 'variable', name: 'State' }, to: { slug, kind: 'enum', name: 'State' } }],
  }),
]

const keyOf = ({ slug, kind, name }: PageKey): string => [slug, kind, name].join('\n')
const bySlug = new Map(packages.map((index) => [index.slug, index]))
const byKey = new Map(pages.map((page) => [keyOf(page.page), page]))
const byId = new Map(pages.map((page) => [page.id, page]))

/**
 * A small graph with a page of every kind, overloads, a deprecated and a beta symbol, and a package that failed in
 * part.
 */
export const graphFixture: Graph = {
  manifest: {
    formatVersion: '1.0',
    packages: packages.map((index) => ({
      ...index,
      files: { index: '', readme: null, slices: '', offsets: '' },
      hash: '00',
    })) satisfies Manifest['packages'],
  },
  package: (name) => bySlug.get(name),
  changes: () => undefined,
  readme: (name) =>
    name === slug
      ? {
          title: 'Observable',
          content: [['p', 0, 'Values that change.'], ['h2', { id: 'install' }, 'Install'], ...example],
          headings: [{ id: 'install', depth: 2, text: 'Install' }],
          refs: [],
        }
      : undefined,
  symbol: (key) => {
    const redirect = bySlug.get(key.slug)?.redirects.find(({ from }) => keyOf(from) === keyOf(key))
    return redirect ? { redirect: redirect.to } : byKey.get(keyOf(key))
  },
  symbolSize: () => 100,
  symbolVersion: (key) => byKey.get(keyOf(key))?.hash,
  byId: (id) => byId.get(id),
  namesFile: () => undefined,
  wordsFile: () => undefined,
  signaturesFile: () => undefined,
  refresh: () => false,
}
