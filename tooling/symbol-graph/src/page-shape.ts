import type {
  Docs,
  Facet,
  LinkedPage,
  Member,
  Parameter,
  Signature,
  TokenLine,
  TypeParameter,
} from '@signpost/graph-model/model'

/** Expected kind of a value: a kind of JSON, a list of one shape, or an object with at least some keys. */
type Shape = Kind | { list: Shape } | { keys: Readonly<Record<string, Shape>> }
type Kind = 'a string' | 'a number' | 'a boolean' | 'a list' | 'an object' | 'an element or a text' | 'a token'

/** Every required key of a type has a shape: the compiler refuses a list that lacks one. */
type Keys<Type> = Readonly<
  Record<{ [Key in keyof Type]-?: undefined extends Type[Key] ? never : Key }[keyof Type] & string, Shape>
>

const text: Shape = { list: 'an element or a text' }
const tokens: Shape = { list: 'a token' }

const docs: Keys<Docs> = {
  summary: text,
  summaryText: 'a string',
  remarks: text,
  examples: { list: { keys: { title: 'a string', content: text } } },
  throws: { list: text },
  see: { list: text },
  blocks: { list: { keys: { tag: 'a string', content: text } } },
}

const parameter: Keys<Parameter> = {
  name: 'a string',
  type: tokens,
  optional: 'a boolean',
  rest: 'a boolean',
  doc: text,
}
const typeParameter: Keys<TypeParameter> = { name: 'a string', doc: text }
const line: Keys<TokenLine> = { tokens, width: 'a number' }

const signature: Keys<Signature> = {
  anchor: 'a string',
  line: { keys: line },
  release: 'a string',
  flags: { list: 'a string' },
  typeParameters: { list: { keys: typeParameter } },
  parameters: { list: { keys: parameter } },
  docs: { keys: docs },
}

const member: Keys<Member> = {
  name: 'a string',
  kind: 'a string',
  anchor: 'a string',
  signatures: { list: { keys: signature } },
  overrides: { list: 'a number' },
  implements: { list: 'a number' },
}

const facet: Keys<Facet> = {
  kind: 'a string',
  signatures: { list: { keys: signature } },
  members: { list: { keys: member } },
  inherited: { list: { keys: { from: 'a number', members: 'a list', total: 'a number' } } },
}

/** Shape of a page, as deep as its renderer reads it without a check. */
export const pageShape: { keys: Keys<LinkedPage> } = {
  keys: {
    id: 'a string',
    page: 'an object',
    displayName: 'a string',
    parents: { list: 'a number' },
    release: 'a string',
    deprecated: 'a boolean',
    facets: { list: { keys: facet } },
    children: { list: { keys: { id: 'a string', kind: 'a string', name: 'a string', summary: 'a string' } } },
    exportedAs: { list: { keys: { name: 'a string', specifier: 'a string', importLine: 'a string' } } },
    relations: { list: { keys: { refs: { list: 'a number' } } } },
    unexported: { list: { keys: { id: 'a string', name: 'a string', facets: { list: { keys: facet } } } } },
    refs: { list: { keys: {} } },
  },
}

/**
 * The first place of a value that has another shape, such as `null as "facets[0].members", expected a list`.
 *
 * @param path - Of the value in the page.
 */
export function shapeProblem(shape: Shape, value: unknown, path: string): string | undefined {
  const expected = typeof shape === 'string' ? shape : 'list' in shape ? 'a list' : 'an object'
  if (expected === 'an element or a text') return nodeProblem(value, path)
  if (expected === 'a token') return isToken(value) ? undefined : `${kindOf(value)} as "${path}", expected a token`
  const found = kindOf(value)
  if (found !== expected) return `${found} as "${path}", expected ${expected}`
  if (typeof shape === 'string') return undefined
  if ('list' in shape)
    return firstOf((value as unknown[]).map((item, at) => () => shapeProblem(shape.list, item, `${path}[${at}]`)))
  const from = path === '' ? '' : `${path}.`
  return firstOf(
    Object.entries(shape.keys).map(
      ([key, inner]) =>
        () =>
          shapeProblem(inner, (value as Record<string, unknown>)[key], from + key),
    ),
  )
}

/** A text, or an element: its name, its properties or 0, and what is in it. */
function nodeProblem(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return undefined
  const [name, properties, ...children] = Array.isArray(value) ? (value as unknown[]) : []
  const isElement = typeof name === 'string' && (properties === 0 || kindOf(properties) === 'an object')
  if (!isElement) return `${kindOf(value)} as "${path}", expected an element or a text`
  return firstOf(children.map((child, at) => () => nodeProblem(child, `${path}[${at + 2}]`)))
}

/** A text, a break point, or a text with a target and a style. */
function isToken(value: unknown): boolean {
  if (typeof value === 'string' || value === 1 || value === 0 || value === -1) return true
  return Array.isArray(value) && typeof value[0] === 'string'
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check()
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Kind of a value of JSON, as a phrase. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
