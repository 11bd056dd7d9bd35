import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that comments are made of. */
const words =
  'reads writes opens closes keeps counts the a value list box of items that was given before after every each change event name key pair stream result'.split(
    ' ',
  )

/**
 * Writes the doc models and facts of generated packages: classes that extend those of other packages, interfaces,
 * overloaded functions, types, enums and constants, each with a comment. Equal arguments give equal files.
 *
 * @param folder - Where `packages/<slug>/` is made.
 * @param symbols - How many exports there are in all.
 * @param packages - How many packages they are spread over.
 * @returns The packages' slugs, and the bytes of their doc models.
 */
export function generateModels(folder, symbols, packages) {
  const perPackage = Math.ceil(symbols / packages)
  const slugs = Array.from({ length: packages }, (_, at) => `lib${String(at).padStart(3, '0')}`)
  let bytes = 0
  let left = symbols
  for (const [at, slug] of slugs.entries()) {
    const random = randomFrom(at + 1)
    const count = Math.min(perPackage, left)
    left -= count
    const made = Array.from({ length: count }, (_, index) =>
      symbolOf(slug, index, { random, at, count, perPackage, slugs }),
    )
    const dir = join(folder, 'packages', slug)
    const api = join(dir, '.api')
    mkdirSync(api, { recursive: true })
    const name = `@bench/${slug}`
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
    const model = JSON.stringify(
      modelOf(
        name,
        made.flatMap(({ items }) => items),
      ),
      undefined,
      2,
    )
    bytes += Buffer.byteLength(model)
    writeFileSync(join(api, `${slug}.api.json`), model)
    writeFileSync(
      join(api, `${slug}.facts.json`),
      JSON.stringify(
        factsOf(
          name,
          slug,
          made.map(({ facts }) => facts),
        ),
      ),
    )
  }
  return { slugs, bytes }
}

function modelOf(name, members) {
  return {
    metadata: {
      toolPackage: '@microsoft/api-extractor',
      toolVersion: '7.60.1',
      schemaVersion: 1011,
      oldestForwardsCompatibleVersion: 1001,
      tsdocConfig: {
        $schema: 'https://developer.microsoft.com/json-schemas/tsdoc/v0/tsdoc.schema.json',
        noStandardTags: false,
      },
    },
    kind: 'Package',
    canonicalReference: `${name}!`,
    docComment: '',
    name,
    preserveMemberOrder: false,
    members: [{ kind: 'EntryPoint', canonicalReference: `${name}!`, name: '', preserveMemberOrder: false, members }],
  }
}

function factsOf(name, slug, exports) {
  const entryPoint = { key: '.', specifier: name, types: 'dist/index.d.ts', docModel: `${slug}.api.json`, exports }
  return {
    formatVersion: 1,
    package: { name, version: '1.0.0', slug, description: '' },
    entryPoints: [entryPoint],
    diagnostics: [],
  }
}

/** The kind of a symbol depends on its number alone, so that others can refer to it. */
function kindOf(index) {
  return [
    'class',
    'function',
    'interface',
    'function',
    'type',
    'interface',
    'function',
    'variable',
    'function',
    'enum',
  ][index % 10]
}

function nameOf(index) {
  const stem = kindOf(index)
  return `${stem === 'function' || stem === 'variable' ? stem : stem[0].toUpperCase() + stem.slice(1)}${index}`
}

const meanings = {
  class: 'class',
  function: 'function',
  interface: 'interface',
  type: 'type',
  variable: 'var',
  enum: 'enum',
}

function symbolOf(slug, index, context) {
  const name = nameOf(index)
  const kind = kindOf(index)
  const reference = `@bench/${slug}!${name}:${meanings[kind]}`
  const { items, texts, heritage } = made[kind](reference, name, index, context)
  const declarations = texts.map((text, at) => ({
    facet: kind,
    at: { file: 'dist/index.d.ts', line: index * 20 + at + 1, endLine: index * 20 + at + 1 },
    source: { file: `src/part${index >> 6}.ts`, line: (index % 64) * 20 + at + 1, endLine: (index % 64) * 20 + at + 9 },
    text,
    comment: items[at].docComment.trimEnd(),
    ...(heritage === undefined ? {} : { heritage }),
  }))
  return { items, facts: { name, facets: [kind], identity: `dist/index.d.ts:${index * 100}`, declarations } }
}

/** A class or interface to name: mostly of the same package, otherwise of one of the four before it. */
function typeOf({ random, at, count, perPackage, slugs }, kinds) {
  const away = random() < 0.2 ? Math.min(at, 1 + Math.floor(random() * 4)) : 0
  const slug = slugs[at - away]
  const last = away === 0 ? count : perPackage
  // Some types are named everywhere, as in every library.
  const near = random() < 0.1 ? Math.min(40, last) : last
  for (let index = Math.floor(random() * near); ; index = (index + 1) % last) {
    if (kinds.includes(kindOf(index)) || last < 10) {
      const name = nameOf(index)
      return { kind: 'Reference', text: name, canonicalReference: `@bench/${slug}!${name}:${meanings[kindOf(index)]}` }
    }
  }
}

const content = (text) => ({ kind: 'Content', text })

const made = {
  class(reference, name, index, context) {
    const bases = index >= 50 && context.count > 10
    const base = bases
      ? { ...typeOf({ ...context, count: index, perPackage: Math.max(10, context.perPackage >> 1) }, ['class']) }
      : undefined
    const excerpt =
      base === undefined
        ? [content(`export declare class ${name} `)]
        : [content(`export declare class ${name} extends `), base, content(' ')]
    const members = Array.from({ length: 4 }, (_, at) =>
      callable(
        'Method',
        reference.replace(/:class$/, `#method${at}_${index % 7}:member(1)`),
        `method${at}_${index % 7}`,
        context,
        { isStatic: false, isProtected: false, isOptional: false, isAbstract: false },
      ),
    )
    return {
      items: [
        {
          ...item('Class', reference, name, excerpt, context),
          isAbstract: false,
          preserveMemberOrder: false,
          ...(base === undefined ? {} : { extendsTokenRange: { startIndex: 1, endIndex: 2 } }),
          implementsTokenRanges: [],
          members,
        },
      ],
      texts: [`${textOf(excerpt)}{}`],
      ...(base === undefined
        ? {}
        : {
            heritage: [
              {
                role: 'extends',
                base: [{ text: base.text, target: base.canonicalReference }],
                target: base.canonicalReference,
              },
            ],
          }),
    }
  },
  interface(reference, name, index, context) {
    const excerpt = [content(`export interface ${name} `)]
    const members = Array.from({ length: 4 }, (_, at) => {
      const own = [
        content(`property${at}: `),
        at === 0 ? typeOf(context, ['class', 'interface']) : content('string'),
        content(';'),
      ]
      return {
        ...item(
          'PropertySignature',
          reference.replace(/:interface$/, `#property${at}:member`),
          `property${at}`,
          own,
          context,
        ),
        isReadonly: false,
        isOptional: false,
        propertyTypeTokenRange: { startIndex: 1, endIndex: 2 },
      }
    })
    return {
      items: [
        {
          ...item('Interface', reference, name, excerpt, context),
          preserveMemberOrder: false,
          extendsTokenRanges: [],
          members,
        },
      ],
      texts: [`${textOf(excerpt)}{}`],
    }
  },
  function(reference, name, index, context) {
    const overloads = index % 10 === 8 ? 2 : 1
    const items = Array.from({ length: overloads }, (_, at) => {
      return {
        ...callable('Function', `${reference}(${at + 1})`, name, context, {}, `export declare function ${name}`),
        overloadIndex: at + 1,
      }
    })
    return { items, texts: items.map(({ excerptTokens }) => textOf(excerptTokens)) }
  },
  type(reference, name, index, context) {
    const excerpt = [
      content(`export type ${name} = `),
      typeOf(context, ['class', 'interface']),
      content(` | 'kind${index}'`),
      content(';'),
    ]
    return {
      items: [
        { ...item('TypeAlias', reference, name, excerpt, context), typeTokenRange: { startIndex: 1, endIndex: 3 } },
      ],
      texts: [textOf(excerpt)],
    }
  },
  variable(reference, name, index, context) {
    const excerpt = [content(`${name}: `), typeOf(context, ['interface'])]
    return {
      items: [
        {
          ...item('Variable', reference, name, excerpt, context),
          isReadonly: true,
          variableTypeTokenRange: { startIndex: 1, endIndex: 2 },
        },
      ],
      texts: [`export declare const ${textOf(excerpt)}`],
    }
  },
  enum(reference, name, index, context) {
    const excerpt = [content(`export declare enum ${name} `)]
    const members = Array.from({ length: 4 }, (_, at) => ({
      ...item(
        'EnumMember',
        reference.replace(/:enum$/, `.Item${at}:member`),
        `Item${at}`,
        [content(`Item${at} = `), content(`${at}`)],
        context,
      ),
      initializerTokenRange: { startIndex: 1, endIndex: 2 },
    }))
    return {
      items: [{ ...item('Enum', reference, name, excerpt, context), preserveMemberOrder: false, members }],
      texts: [`${textOf(excerpt)}{}`],
    }
  },
}

function callable(kind, reference, name, context, flags, head = name) {
  const types = [typeOf(context, ['class', 'interface']), typeOf(context, ['class', 'interface', 'type', 'enum'])]
  const excerpt = [
    content(`${head}(first: `),
    types[0],
    content(', second?: '),
    content('string'),
    content('): '),
    types[1],
    content(';'),
  ]
  return {
    ...item(
      kind,
      reference,
      name,
      excerpt,
      context,
      '\n * @param first - What is changed.\n * @param second - How it is called.\n * @returns What it came to.',
    ),
    ...flags,
    returnTypeTokenRange: { startIndex: 5, endIndex: 6 },
    overloadIndex: 1,
    parameters: [
      { parameterName: 'first', parameterTypeTokenRange: { startIndex: 1, endIndex: 2 }, isOptional: false },
      { parameterName: 'second', parameterTypeTokenRange: { startIndex: 3, endIndex: 4 }, isOptional: true },
    ],
    typeParameters: undefined,
  }
}

function item(kind, canonicalReference, name, excerptTokens, context, more = '') {
  return {
    kind,
    canonicalReference,
    docComment: comment(context, more),
    excerptTokens,
    fileUrlPath: 'src/index.ts',
    releaseTag: 'Public',
    name,
  }
}

function comment({ random }, more) {
  const sentence = Array.from(
    { length: 10 + Math.floor(random() * 8) },
    () => words[Math.floor(random() * words.length)],
  ).join(' ')
  return `/**\n * ${sentence[0].toUpperCase()}${sentence.slice(1)}, with \`code\`.${more}\n */\n`
}

function textOf(excerpt) {
  return excerpt.map(({ text }) => text).join('')
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed) {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
