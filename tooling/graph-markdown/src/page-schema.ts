// JSON Schema of the JSON of a page. It describes the fields of `@signpost/graph-model`; a minor version may add fields.

type Schema = Readonly<Record<string, unknown>>

const text: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'boolean' }
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
/** Version of a release; null stands for the next one. */
const version: Schema = { type: ['string', 'null'] }
const index: Schema = { ...count, description: 'Index into refs.' }

function object(required: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}): Schema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) }
}

const parameter: Schema = object(
  { name: text, type: ref('tokens'), optional: flag, rest: flag, doc: ref('content') },
  { default: text, docs: ref('docs'), parts: listOf(ref('parameter')), kind: text, anchor: text },
)

const definitions: Readonly<Record<string, Schema>> = {
  kind: { enum: ['class', 'function', 'enum', 'variable', 'interface', 'type', 'namespace'] },
  memberKind: { enum: ['constructor', 'property', 'accessor', 'method', 'call', 'construct', 'index', 'enumMember'] },
  release: { enum: ['public', 'beta', 'alpha', 'internal'] },
  pageKey: object({ slug: text, kind: ref('kind'), name: text }, { part: text }),
  ref: object(
    { id: text, text, summary: text, deprecated: flag },
    { page: ref('pageKey'), anchor: text, href: text, package: text, route: ref('route'), signature: text },
  ),
  node: {
    description: 'A text, or an element: its name, its properties (0 for none), its children.',
    anyOf: [
      text,
      {
        type: 'array',
        prefixItems: [text, { anyOf: [{ const: 0 }, { type: 'object' }] }],
        items: ref('node'),
        minItems: 2,
      },
    ],
  },
  content: listOf(ref('node')),
  token: {
    description:
      'A text; a text with a target (index into refs, #anchor or null) and a style; or a break point: 1 opens a group, 0, -1 closes it.',
    anyOf: [
      text,
      { enum: [1, 0, -1] },
      {
        type: 'array',
        prefixItems: [text, { type: ['integer', 'string', 'null'] }, { enum: ['k', 't', 's', 'n', 'p', 'd', 'c'] }],
        minItems: 2,
        maxItems: 3,
      },
    ],
  },
  tokens: listOf(ref('token')),
  line: object({ tokens: ref('tokens'), width: count }),
  source: object({ file: text, line: count, endLine: count }),
  route: {
    description: 'Types that a callable takes and returns, each as text.',
    type: 'array',
    prefixItems: [text, text],
    minItems: 2,
    maxItems: 2,
  },
  docs: object(
    {
      summary: ref('content'),
      summaryText: text,
      remarks: ref('content'),
      examples: listOf(object({ title: text, content: ref('content') })),
      throws: listOf(ref('content')),
      see: listOf(ref('content')),
      blocks: listOf(object({ tag: text, content: ref('content') })),
    },
    { deprecated: ref('content'), defaultValue: ref('content'), inheritedFrom: index },
  ),
  typeParameter: object(
    { name: text, doc: ref('content') },
    { constraint: ref('tokens'), default: ref('tokens'), docs: ref('docs'), parts: listOf(ref('parameter')) },
  ),
  parameter,
  signature: object(
    {
      anchor: text,
      line: ref('line'),
      release: ref('release'),
      flags: listOf(text),
      typeParameters: listOf(ref('typeParameter')),
      parameters: listOf(ref('parameter')),
      docs: ref('docs'),
    },
    {
      alias: text,
      returns: object(
        { type: ref('tokens'), doc: ref('content') },
        { docs: ref('docs'), parts: listOf(ref('parameter')) },
      ),
      parts: listOf(ref('parameter')),
      resolved: ref('tokens'),
      variants: object({
        by: text,
        of: listOf(
          object(
            { value: text, type: ref('tokens') },
            { doc: ref('content'), docs: ref('docs'), parts: listOf(ref('parameter')) },
          ),
        ),
      }),
      source: ref('source'),
      sourceLine: count,
    },
  ),
  member: object(
    {
      name: text,
      kind: ref('memberKind'),
      anchor: text,
      signatures: { ...listOf(ref('signature')), minItems: 1 },
      overrides: listOf(index),
      implements: listOf(index),
    },
    { value: text, type: ref('tokens'), category: text },
  ),
  inherited: object({
    from: index,
    total: count,
    members: listOf(
      object(
        { name: text, kind: ref('memberKind'), anchor: text, isStatic: flag, ref: index },
        { line: ref('tokens'), signatures: listOf(ref('signature')) },
      ),
    ),
  }),
  facet: object(
    {
      kind: ref('kind'),
      signatures: listOf(ref('signature')),
      members: listOf(ref('member')),
      inherited: listOf(ref('inherited')),
    },
    {
      inheritedElsewhere: listOf(index),
      props: object({
        groups: listOf(object({ members: listOf(ref('prop')), names: listOf(text) }, { from: index })),
      }),
    },
  ),
  prop: object(
    { name: text, kind: text, anchor: text, signatures: { ...listOf(ref('signature')), minItems: 1 } },
    { type: ref('tokens'), default: text },
  ),
  entry: object(
    {
      id: text,
      kind: ref('kind'),
      name: text,
      facets: listOf(ref('kind')),
      release: ref('release'),
      deprecated: flag,
      summary: text,
      overloads: count,
      alias: flag,
    },
    { route: ref('route'), hasDeprecated: flag, categories: listOf(text), parts: listOf(text) },
  ),
  changeLink: object({ version, change: text, page: count, anchor: text }, { after: text }),
  symbol: object(
    {
      id: text,
      page: ref('pageKey'),
      displayName: text,
      parents: listOf(index),
      release: ref('release'),
      deprecated: flag,
      facets: listOf(ref('facet')),
      children: listOf(ref('entry')),
      exportedAs: listOf(object({ name: text, specifier: text, importLine: text, typeOnly: flag })),
      relations: listOf(object({ kind: text, refs: listOf(index) })),
      unexported: listOf(object({ id: text, name: text, anchor: text, facets: listOf(ref('facet')) })),
      refs: listOf(ref('ref')),
      hash: text,
    },
    {
      isUnexported: { const: true },
      aliasOf: index,
      history: object({ changed: listOf(ref('changeLink')) }, { since: ref('changeLink') }),
    },
  ),
  package: object(
    {
      slug: text,
      name: text,
      version: text,
      description: text,
      entryPoints: listOf(text),
      status: { enum: ['ok', 'degraded', 'failed'] },
      symbols: listOf(ref('entry')),
      modules: listOf(object({ specifier: text, docs: ref('docs') })),
      augments: listOf(object({ module: text, name: text, facet: ref('facet') }, { ref: index })),
      refs: listOf(ref('ref')),
    },
    { dependencies: listOf(index), dependents: listOf(index) },
  ),
  readme: object({ title: text, content: ref('content'), refs: listOf(ref('ref')) }),
  changedLine: object({ tokens: ref('tokens'), width: count, marks: listOf(count) }),
  change: object(
    {
      name: text,
      anchor: text,
      change: { enum: ['added', 'changed', 'deprecated', 'removed'] },
      rules: listOf(text),
      before: listOf(ref('changedLine')),
      after: listOf(ref('changedLine')),
    },
    { specifier: text, level: text, strict: text, role: text, ref: index, witness: text },
  ),
  versionChanges: object(
    { version, anchor: text, changes: listOf(ref('change')) },
    { isBaseline: { const: true }, after: text, date: text },
  ),
  hierarchyItem: object({ ref: index, children: listOf(ref('hierarchyItem')) }, { isRepeated: { const: true } }),
  doc: object({ id: text, title: text, description: text, path: text, lang: text, content: ref('content') }),
}

const kinds: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  symbol: { symbol: ref('symbol') },
  package: { package: ref('package'), readme: { anyOf: [ref('readme'), { type: 'null' }] } },
  packages: { packages: listOf(object({ slug: text, name: text, version: text, description: text })) },
  changes: { package: text, versions: listOf(ref('versionChanges')), refs: listOf(ref('ref')) },
  symbols: {
    symbols: listOf(
      object({ ref: index, package: text, kind: ref('kind'), release: ref('release') }, { since: version }),
    ),
    refs: listOf(ref('ref')),
  },
  hierarchy: {
    trees: listOf(object({ kind: ref('kind'), roots: listOf(ref('hierarchyItem')) })),
    refs: listOf(ref('ref')),
  },
  deprecated: {
    items: listOf(
      object(
        {
          ref: index,
          package: text,
          kind: ref('kind'),
          message: ref('content'),
          replacements: listOf(index),
          users: listOf(index),
        },
        { version },
      ),
    ),
    refs: listOf(ref('ref')),
  },
  coverage: {
    packages: listOf(
      object(
        { slug: text, name: text, symbols: count, documented: count },
        { withExample: count, examples: count, checked: count },
      ),
    ),
    refs: listOf(ref('ref')),
  },
  doc: { doc: ref('doc') },
}

/** JSON Schema (2020-12) of the JSON of a page, see {@link pageJson}. */
export const pageSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Page of a Signpost site',
  oneOf: Object.entries(kinds).map(([kind, fields]) =>
    object({ $schema: text, version: { const: 1 }, kind: { const: kind }, ...fields }),
  ),
  $defs: definitions,
}
