import { plainText } from '@signpost/graph-model/model'
import type {
  Docs,
  Graph,
  Parameter,
  Signature,
  SymbolPage,
  Token,
  TypeParameter,
  TypePart,
} from '@signpost/graph-model/model'
import type { ExpectedSymbol } from './expected.ts'

/**
 * Compares a symbol's page with what a case states about it.
 *
 * @returns One line for each difference.
 */
export function compareSymbol(
  page: SymbolPage | undefined,
  id: string,
  expected: ExpectedSymbol,
  graph: Graph,
): string[] {
  if (page === undefined) return [`expected a symbol ${id}, found none`]
  const failures: string[] = []
  const same = (key: keyof ExpectedSymbol, found: unknown): void => {
    const wanted = expected[key]
    if (wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)) return
    failures.push(`${id}: expected ${key} ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
  }
  const contains = (key: string, wanted: string | undefined, found: string): void => {
    if (wanted !== undefined && !found.includes(wanted)) {
      failures.push(`${id}: expected ${key} to contain ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
    }
  }
  const signatures = page.facets.flatMap((facet) => facet.signatures)
  const members = page.facets.flatMap((facet) => facet.members)

  same(
    'facets',
    page.facets.map(({ kind }) => kind),
  )
  same('displayName', page.displayName)
  same('kind', page.page.kind)
  same('release', page.release)
  // Members of nested type literals are members too, after the one that holds them; a case may leave them out.
  const names = members.map(({ name }) => name)
  const outer = names.filter((name) => !names.some((one) => name.startsWith(`${one}.`)))
  same('members', expected.members?.length === outer.length ? outer : names)
  same(
    'imports',
    page.exportedAs.map(({ importLine }) => importLine),
  )
  same('availableFrom', [...new Set(page.exportedAs.map(({ specifier }) => specifier))])
  const home = page.aliasOf === undefined ? undefined : page.refs[page.aliasOf]!.id
  same('aliasOf', expected.aliasOf?.startsWith('ext:') === true ? home : home?.replace(/^ext:/u, ''))
  same('typeOnly', page.exportedAs.length > 0 && page.exportedAs.every(({ typeOnly }) => typeOnly))
  contains('doc', expected.doc, signatures.map(({ docs }) => docs.summaryText).join('\n'))
  if (expected.deprecated !== undefined) {
    const found = signatures.flatMap(({ docs }) => (docs.deprecated === undefined ? [] : plainText(docs.deprecated)))
    if (found.length === 0)
      failures.push(`${id}: expected deprecated ${JSON.stringify(expected.deprecated)}, found it is not`)
    else contains('deprecated', expected.deprecated, found.join('\n'))
  }
  for (const [name, count] of Object.entries(expected.overloads ?? {})) {
    const callable = page.facets.find(({ kind }) => kind === 'function') ?? page.facets[0]!
    const found =
      name === '' ? callable.signatures.length : members.find((member) => member.name === name)?.signatures.length
    if (found !== count)
      failures.push(`${id}: expected ${count} overloads of "${name}", found ${found ?? 'no such member'}`)
  }
  failures.push(...compareSignatures(page, id, expected.signature ?? []))
  failures.push(...compareAnchors(page, id, expected))
  failures.push(...compareInherited(page, id, expected, graph))
  const [first] = page.facets[0]!.signatures
  failures.push(
    ...compareRows(id, 'typeParameters', first!.typeParameters.map(typeParameterRow), expected.typeParameters),
  )
  failures.push(
    ...compareRows(
      id,
      'parameters',
      first!.parameters.flatMap((row) => parameterRows(row)),
      expected.parameters,
    ),
  )
  const { type = [], doc = [] } = first!.returns ?? {}
  const wanted = expected.returns && [expected.returns]
  failures.push(...compareRows(id, 'returns', [{ type: textOf(type), doc: plainText(doc) }], wanted))
  for (const [name, value] of Object.entries(expected.values ?? {})) {
    const found = members.find((member) => member.name === name)?.value
    if (found !== String(value)) failures.push(`${id}: expected ${name} to be ${value}, found ${found ?? 'nothing'}`)
  }
  return failures
}

function compareSignatures(page: SymbolPage, id: string, expected: readonly string[]): string[] {
  const lines = page.facets.flatMap(({ signatures }) => signatures.map(({ line }) => line.tokens))
  const found = new Set(
    lines.flatMap((tokens) =>
      [true, false].flatMap((withAnchors) =>
        [true, false].map((withOutside) => plainLine(linkedText(tokens, page, withAnchors, withOutside))),
      ),
    ),
  )
  return expected
    .filter((line) => !found.has(plainLine(line)))
    .map((line) => `${id}: expected signature ${line}, found ${[...found].join(' or ')}`)
}

/** A line without what does not belong to a signature: its layout, its quotes, and words that every declaration has. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^(?:export )?(?:declare )?(?:function )?/u, '')
    .replace(/(\]\([^)\s]*?):[a-z]+\)/gu, '$1)')
    .replaceAll('"', "'")
    .replace(/\s+/gu, ' ')
    .replace(/ ?(?<mark>[{}()[\]<>,;:|&=?]) ?/gu, '$<mark>')
    .replace(/[;,](?=\}|\]|\)|$)/gu, '')
}

/** Tokens as text in which a link is `[text](id)`; a link on the same page is `[text](#anchor)` or its text. */
export function linkedText(
  tokens: readonly Token[],
  { refs }: SymbolPage,
  withAnchors: boolean,
  withOutside: boolean = true,
): string {
  return tokens
    .map((token) => {
      if (typeof token === 'number') return token === 0 ? ' ' : ''
      if (typeof token === 'string') return token
      const [text, target] = token
      if (typeof target === 'number') {
        const { id } = refs[target]!
        return id.startsWith('ext:') && !withOutside ? text : `[${text}](${id})`
      }
      return target === null || !withAnchors ? text : `[${text}](${target})`
    })
    .join('')
}

function compareAnchors(page: SymbolPage, id: string, expected: ExpectedSymbol): string[] {
  const docs = new Map<string, string>()
  for (const { signatures, members } of [...page.facets, ...page.unexported.flatMap(({ facets }) => facets)]) {
    const all = [...signatures, ...members.flatMap((member) => member.signatures)]
    for (const one of all.flatMap(partsOf))
      docs.set(one.anchor, plainText(one.doc) + (one.docs ? docsText(one.docs) : ''))
    for (const one of signatures) docs.set(one.anchor, docsText(one.docs))
    for (const member of members) {
      docs.set(member.anchor, member.signatures.map((one) => docsText(one.docs)).join('\n'))
      for (const one of member.signatures) {
        if (one.anchor !== member.anchor) docs.set(one.anchor, docsText(one.docs))
        if (one.alias !== undefined) docs.set(one.alias, docsText(one.docs))
      }
    }
  }
  const all = [...docs.keys()].join(', ')
  const missing = (expected.anchors ?? []).filter((anchor) => !docs.has(anchor.replace(/^#/u, '')))
  const failures = missing.map((anchor) => `${id}: expected the anchor ${anchor}, found ${all}`)
  for (const [anchor, text] of Object.entries(expected.memberDocs ?? {})) {
    const found = docs.get(anchor.replace(/^#/u, ''))
    if (found?.includes(text) !== true) {
      failures.push(
        `${id}: expected docs of ${anchor} to contain "${text}", found ${found === undefined ? all : `"${found}"`}`,
      )
    }
  }
  return failures
}

/** Documented parts of a signature's types, down to any depth. */
export function partsOf(signature: Signature): TypePart[] {
  const inner = (parts: readonly TypePart[] = []): TypePart[] => parts.flatMap((part) => [part, ...inner(part.parts)])
  const { typeParameters, parameters, returns, variants, parts } = signature
  const rows = [...typeParameters, ...parameters, ...(variants?.of ?? []), ...(returns === undefined ? [] : [returns])]
  const called = parameters.filter((row): row is TypePart => 'anchor' in row)
  return [...called, ...rows.flatMap((row) => inner(row.parts)), ...inner(parts)]
}

function docsText({ summary, remarks, deprecated, blocks, examples }: Docs): string {
  const others = [...blocks, ...examples].flatMap(({ content }) => content)
  return plainText([...summary, ...remarks, ...(deprecated ?? []), ...others])
}

function compareInherited(page: SymbolPage, id: string, expected: ExpectedSymbol, graph: Graph): string[] {
  return Object.entries(expected.inherited ?? {}).flatMap(([name, { from, type }]) => {
    const groups = page.facets.flatMap(({ inherited }) => inherited)
    const group =
      groups.find(({ members }) => members.some((member) => member.name === name)) ??
      groups.find(({ members, total, from: base }) => {
        return members.length < total && declaredTypes(graph.byId(page.refs[base]!.id), name).length > 0
      })
    if (group === undefined) return [`${id}: expected to inherit ${name}, found it does not`]
    const base = page.refs[group.from]!.id
    if (from !== undefined && base.replace(/^ext:/u, '') !== from.replace(/^ext:/u, '')) {
      return [`${id}: expected ${name} from ${from}, found ${base}`]
    }
    if (type === undefined) return []
    const member = group.members.find((one) => one.name === name)
    const found =
      member?.line === undefined ? declaredTypes(graph.byId(base), name) : typesOf(textOf(member.line), name)
    return found.some((one) => essence(one) === essence(type))
      ? []
      : [`${id}: expected the inherited ${name} to be ${type}, found ${list(found)}`]
  })
}

/** The type of a member as its base declares it. */
function declaredTypes(base: SymbolPage | undefined, name: string): string[] {
  const members = base?.facets.flatMap((facet) => facet.members) ?? []
  const lines = members.filter((member) => member.name === name).flatMap(({ signatures }) => signatures)
  return lines.flatMap(({ line }) => typesOf(textOf(line.tokens), name))
}

/** The ways to write a member's type: `open(a: string): void` as it is, and as `(a: string) => void`. */
function typesOf(line: string, name: string): string[] {
  const plain = line.replace(/^(?:(?:static|protected|abstract|readonly|override|get|set)\s+)*/u, '')
  const rest = plain.startsWith(name) ? plain.slice(name.length) : ''
  const property = /^\??:\s*(?<type>[^]+)$/u.exec(rest)?.groups?.['type']
  if (property !== undefined) return [line, property]
  const method = /^\??(?<head>(?:<[^]*>)?\([^]*\)):\s*(?<type>[^]+)$/u.exec(rest)?.groups
  return method === undefined ? [line] : [line, `${method['head']!} => ${method['type']!}`]
}

function essence(type: string): string {
  return type.replace(/\s+/gu, '').replace(/"/gu, "'").replace(/;\}/gu, '}')
}

function list(items: readonly string[]): string {
  return items.length === 0 ? 'nothing' : items.join(' or ')
}

function typeParameterRow(row: TypeParameter, _: number): Record<string, unknown> {
  const { name, constraint, default: fallback, doc } = row
  return { name, constraint: textOf(constraint ?? []), default: textOf(fallback ?? []), doc: plainText(doc) }
}

/** Row of a parameter, and those of its documented properties: `options`, `options.depth`. */
function parameterRows(row: Parameter, before = ''): Record<string, unknown>[] {
  const { type, optional, rest, default: fallback, doc, parts = [] } = row
  const name = before + row.name
  return [
    { name, type: textOf(type), optional, rest, default: fallback ?? '', doc: plainText(doc) },
    ...parts.flatMap((part) => parameterRows(part, `${name}.`)),
  ]
}

/** The text of tokens on one line. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'number' ? (token === 0 ? ' ' : '') : typeof token === 'string' ? token : token[0],
    )
    .join('')
}

function compareRows(
  id: string,
  table: string,
  found: readonly Readonly<Record<string, unknown>>[],
  expected: readonly Readonly<Record<string, unknown>>[] | undefined,
): string[] {
  if (expected === undefined) return []
  if (found.length !== expected.length) {
    return [
      `${id}: expected ${expected.length} rows of ${table}, found ${JSON.stringify(found.map((row) => row['name']))}`,
    ]
  }
  return expected.flatMap((row, index) => {
    return Object.entries(row).flatMap(([key, value]) => {
      const cell = found[index]![key]
      return cell === value
        ? []
        : [
            `${id}: expected ${key} of ${table} ${index + 1} to be ${JSON.stringify(value)}, ` +
              `found ${JSON.stringify(cell)}`,
          ]
    })
  })
}
