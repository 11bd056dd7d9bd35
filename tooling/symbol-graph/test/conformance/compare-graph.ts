import { plainText } from '@signpost/graph-model/model'
import type { Graph, Relation, SymbolPage } from '@signpost/graph-model/model'
import { memberId } from '@signpost/graph-model/model'
import { unknownKeys } from './check-keys.ts'
import { compareSymbol, textOf } from './compare-symbol.ts'
import type { Expected } from './expected.ts'

/** Names of relations in the other direction. */
const forwardOf: ReadonlyMap<Relation['kind'], string> = new Map([
  ['extendedBy', 'extends'],
  ['implementedBy', 'implements'],
  ['acceptedBy', 'accepts'],
  ['returnedBy', 'returns'],
  ['referencedBy', 'references'],
  ['thrownBy', 'throws'],
  ['replaces', 'replacedBy'],
  ['reexportedBy', 'reexports'],
  ['mentionedBy', 'linksTo'],
  ['mixedInto', 'mixes'],
])

/**
 * Compares a graph with what a case states about it.
 *
 * @returns One line for each thing that is not as it should be: what was expected and what was found.
 */
export function compareGraph(graph: Graph, expected: Expected): string[] {
  const unknown = unknownKeys(expected)
  if (unknown.length > 0) return [`expected.json has keys that mean nothing: ${unknown.join(', ')}`]
  const pages = allPages(graph)
  return [
    ...comparePages(graph, pages, expected),
    ...Object.entries(expected.symbols ?? {}).flatMap(([id, symbol]) =>
      compareSymbol(find(graph, id), id, symbol, graph),
    ),
    ...compareEdges(graph, pages, expected),
    ...compareDiagnostics(graph, expected),
    ...compareOutput(graph, pages, expected),
  ]
}

/** By id; `core!N.~Hidden` is another way to write `core!~N.Hidden`. */
function find(graph: Graph, id: string): SymbolPage | undefined {
  const plain = withoutFacet(id)
  return graph.byId(plain) ?? (plain.includes('~') ? graph.byId(unexportedId(plain)) : undefined)
}

function unexportedId(id: string): string {
  if (!id.includes('~')) return id
  const at = id.indexOf('!') + 1
  return `${id.slice(0, at)}~${id.slice(at).replace(/\.?~/gu, '.').replace(/^\./u, '')}`
}

/** Every symbol: those with a page, and what these name that nothing exports. */
function allPages(graph: Graph): SymbolPage[] {
  return graph.manifest.packages.flatMap(({ slug }) => {
    const pages = graph.package(slug)!.symbols.map(({ id }) => graph.byId(id)!)
    const hidden = new Set(pages.flatMap(({ unexported }) => unexported.map(({ id }) => id)))
    return [...pages, ...[...hidden].map((id) => graph.byId(id)!)]
  })
}

function comparePages(graph: Graph, pages: readonly SymbolPage[], expected: Expected): string[] {
  const paths = new Set(pages.filter(({ id }) => !id.includes('!~')).map(({ page }) => pathOf(page)))
  const redirects = new Map<string, string>()
  for (const { slug } of graph.manifest.packages) {
    for (const { from, to } of graph.package(slug)!.redirects) redirects.set(pathOf(from), pathOf(to))
  }
  const wanted = (expected.pages ?? []).map(plainPath)
  const failures = wanted
    .filter((path) => !paths.has(path))
    .map((path) => `expected a page ${path}, found ${list([...paths])}`)
  if (expected.pagesExact === true) {
    const more = [...paths].filter((path) => !wanted.includes(path))
    if (more.length > 0) failures.push(`expected no other pages, found ${list(more)}`)
  }
  for (const [from, to] of Object.entries(expected.redirects ?? {})) {
    const found = redirects.get(plainPath(from))
    if (found !== plainPath(to)) failures.push(`expected ${from} to lead to ${to}, found ${found ?? 'nothing'}`)
  }
  for (const path of expected.absent ?? []) {
    if (paths.has(plainPath(path)) || redirects.has(plainPath(path)))
      failures.push(`expected nothing at ${path}, found a page`)
  }
  return failures
}

function compareEdges(graph: Graph, pages: readonly SymbolPage[], expected: Expected): string[] {
  const edges = new Set<string>()
  const add = (from: string, kind: string, to: string): void => {
    const [a, b] = [edgeEnd(from), edgeEnd(to)]
    edges.add(`${a} ${kind} ${b}`)
    edges.add(`${symbolOf(a)} ${kind} ${symbolOf(b)}`)
  }
  for (const { slug } of graph.manifest.packages) {
    const { augments, refs } = graph.package(slug)!
    for (const { ref } of augments) if (ref !== undefined) add(`${slug}!`, 'augments', refs[ref]!.id)
    if (augments.length > 0) for (const { id } of refs) add(`${slug}!`, 'references', id)
  }
  for (const { id, relations, refs, children, facets, aliasOf } of pages) {
    if (aliasOf !== undefined) add(id, 'reexports', refs[aliasOf]!.id)
    for (const child of children) add(id, 'contains', child.id)
    for (const { members } of facets) {
      for (const { name, kind, signatures, overrides, implements: implemented } of members) {
        const isStatic = signatures[0]!.flags.includes('static')
        const member = memberId(id, name, kind, isStatic)
        add(id, 'contains', member)
        if (kind === 'constructor') add(member, 'constructs', id)
        for (const ref of overrides) add(member, 'overrides', refs[ref]!.id)
        for (const ref of implemented) {
          add(member, 'implements', refs[ref]!.id)
          add(member, 'implementsMember', refs[ref]!.id)
        }
        for (const { docs } of signatures) {
          if (docs.inheritedFrom !== undefined) add(member, 'inheritsDoc', refs[docs.inheritedFrom]!.id)
        }
      }
    }
    for (const { kind, refs: ends } of relations) {
      const forward = forwardOf.get(kind)
      for (const end of ends) {
        if (forward === undefined) add(id, kind, refs[end]!.id)
        else add(refs[end]!.id, forward, id)
      }
    }
  }
  const has = ([from, kind, to]: readonly [string, string, string]): boolean => {
    return edges.has(`${edgeEnd(from)} ${kind} ${edgeEnd(to)}`)
  }
  return [
    ...(expected.edges ?? [])
      .filter((edge) => !has(edge))
      .map((edge) => {
        const near = [...edges].filter((one) => one.startsWith(`${edgeEnd(edge[0])} `))
        return `expected the edge ${edge.join(' ')}, found ${list(near)}`
      }),
    ...(expected.noEdges ?? []).filter(has).map((edge) => `expected no edge ${edge.join(' ')}, found it`),
  ]
}

function compareDiagnostics(graph: Graph, expected: Expected): string[] {
  const found = graph.manifest.packages.flatMap(({ diagnostics }) => diagnostics)
  const codes = new Set<string>(found.map(({ code }) => code))
  const missing = (expected.diagnostics ?? []).filter((code) => !codes.has(code))
  const failures = missing.map((code) => `expected the diagnostic ${code}, found ${list([...codes])}`)
  if (expected.noDiagnostics === true && found.length > 0) {
    failures.push(`expected no diagnostics, found ${list(found.map((one) => `${one.code} (${one.found})`))}`)
  }
  return failures
}

function compareOutput(graph: Graph, pages: readonly SymbolPage[], expected: Expected): string[] {
  if (expected.inPublicOutput === undefined && expected.notInPublicOutput === undefined) return []
  const texts: string[] = []
  for (const { slug } of graph.manifest.packages) {
    texts.push(...stringsIn(graph.package(slug)), ...stringsIn(graph.readme(slug)))
  }
  for (const page of pages) {
    texts.push(...stringsIn(page))
    for (const { signatures, members, inherited } of page.facets) {
      for (const { line, resolved } of [...signatures, ...members.flatMap((member) => member.signatures)]) {
        texts.push(textOf(line.tokens), textOf(resolved ?? []))
      }
      texts.push(...inherited.flatMap((group) => group.members.map((member) => textOf(member.line ?? []))))
    }
  }
  const output = texts.join('\n')
  return [
    ...(expected.inPublicOutput ?? [])
      .filter((text) => !output.includes(text))
      .map((text) => `expected "${text}" in the output, found none`),
    ...(expected.notInPublicOutput ?? [])
      .filter((text) => output.includes(text))
      .map((text) => `expected no "${text}" in the output, found it`),
  ]
}

/** Every string in a value, and for rendered content its text as one. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) {
    const isNode = typeof value[0] === 'string' && (value[1] === 0 || isProperties(value[1]))
    return [...value.flatMap(stringsIn), ...(isNode ? [plainText([value as never])] : [])]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function isProperties(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pathOf({ slug, kind, name }: { slug: string; kind: string; name: string }): string {
  return `/api/${slug}/${kind}/${name}`
}

/** A path with its percent-encoding undone. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `core!Box` of `core!Box:class`. */
export function withoutFacet(id: string): string {
  return id.replace(/:(?:class|interface|enum|function|type|variable|var|namespace)$/u, '')
}

/** An end of an edge as all are compared: without the facet, and without `ext:` before what is outside. */
function edgeEnd(id: string): string {
  return unexportedId(withoutFacet(id)).replace(/^ext:/u, '')
}

function symbolOf(id: string): string {
  return id.replace(/(?<=![^#]+)#.*$/u, '')
}

function list(items: readonly string[]): string {
  return items.length === 0 ? 'nothing' : items.join(', ')
}
