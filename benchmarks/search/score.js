import MiniSearch from 'minisearch'
import { readFileSync } from 'node:fs'
import { openGraph } from '../../tooling/graph-model/dist/index.js'
import { openAnswers, openWords } from '../../tooling/name-search/dist/search/index.js'

/**
 * Queries of `golden.txt`, and of `fresh.txt`, `blind.txt` and those after it, which were written before their index was made: the
 * corpus, the class, the query and the hits that are right.
 */
export const golden = [...queriesIn('golden.txt'), ...queriesIn('fresh.txt')]

/** See {@link golden}. */
export const blind = queriesIn('blind.txt')

/** See {@link golden}. */
export const later = ['third', 'fourth', 'fifth'].flatMap((corpus) => queriesIn(`${corpus}.txt`))

/**
 * Queries of `guides.txt`, whose right answers are guides: `seen` while the ranking was changed, `unseen` until it was as it is. The
 * class is the locale.
 */
export const guideQueries = queriesIn('guides.txt')

function queriesIn(file) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const { corpus, kind, query, right } = /^(?<corpus>\w+) (?<kind>\w+): (?<query>.+?) =(?: (?<right>.+))?$/.exec(
      line.trim(),
    ).groups
    return { corpus, kind, query, right: right?.split(' | ') ?? [] }
  })
}

/** Search of a graph, with the bytes of the pieces that it loads, and the names of originals by those of their re-exports. */
export function openSearch(folder) {
  const graph = openGraph(folder)
  const piece = openWords(graph.wordsFile())
  const loaded = new Map()
  const names = graph.namesFile().bytes
  const index = openAnswers(names, (name) => {
    const bytes = piece(name)
    loaded.set(name, bytes)
    return bytes
  })
  return { graph, index, names, loaded, originals: originalsOf(graph) }
}

/** Names of originals by those of their re-exports. */
export function originalsOf(graph) {
  const originals = new Map()
  for (const { id, alias, name } of graph.manifest.packages.flatMap(({ slug }) => graph.package(slug).symbols)) {
    const page = alias ? graph.byId(id) : undefined
    const original = page?.refs[page.aliasOf]?.id
    if (original !== undefined) originals.set(name, original.slice(original.indexOf('!') + 1))
  }
  return originals
}

/** Names of the hits of an answer in the order of the dialog: a package, `Box`, `Box.open`. */
export function hitNames(answer) {
  return answer.order.flatMap((group) =>
    answer[group].hits.map((hit) => {
      if (hit.type === 'text') return hit.package
      if (hit.type !== 'name') return hit.name
      const { container, name } = hit.hit
      return container === '' ? name : `${container}.${name}`
    }),
  )
}

/** The hits of an answer in the order of the dialog: `core Box` for the page of a symbol, with `#open` after it for a member. */
export function hitPages(answer) {
  return answer.order.flatMap((group) =>
    answer[group].hits.map((hit) => {
      if (hit.type !== 'name') return hit.name ?? hit.package
      const { page, anchor } = hit.hit
      return `${page.slug} ${page.name}${anchor === undefined ? '' : `#${anchor}`}`
    }),
  )
}

/** The texts of a graph in MiniSearch, with its documented settings and a weight for names. */
export function openControl({ graph, index }) {
  const documents = []
  for (const { slug, name, description } of graph.manifest.packages) {
    documents.push({ name, text: [description, textOf(graph.readme(slug)?.content ?? [])].join(' ') })
    for (const { id, alias, name: own } of graph.package(slug).symbols) {
      if (alias) continue
      const { facets } = graph.byId(id)
      documents.push({ name: own, text: facets.flatMap(({ signatures }) => signatures.map(docsText)).join(' ') })
      for (const member of facets.flatMap(({ members }) => members)) {
        documents.push({ name: `${own}.${member.name}`, text: member.signatures.map(docsText).join(' ') })
      }
    }
  }
  const mini = new MiniSearch({
    fields: ['name', 'text'],
    storeFields: ['name'],
    tokenize: (text) => text.split(/[\s\p{P}]+|(?<=[a-z\d])(?=[A-Z])/u).concat(text.length < 60 ? text : []),
    searchOptions: { boost: { name: 4 }, prefix: true, fuzzy: 0.2 },
  })
  mini.addAll(documents.map((one, id) => ({ ...one, id })))
  return {
    search: (query) =>
      mini
        .search(query)
        .slice(0, 40)
        .map(({ name }) => name),
    json: () => JSON.stringify(mini),
    packages: index.packages.length,
  }
}

function docsText({ docs, parameters, returns, line }) {
  const { summary, remarks, throws, deprecated = [], blocks } = docs
  const signature = line.tokens.map((token) => (typeof token === 'string' ? token : (token[0] ?? ' '))).join('')
  const own = [summary, remarks, deprecated, ...throws, ...blocks.map(({ content }) => content)]
  const all = [...own, ...parameters.map(({ doc }) => doc), returns?.doc ?? []]
  return [signature, ...all.map(textOf)].join(' ')
}

export function textOf(nodes) {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.slice(2)))).join(' ')
}

/** Names of right hits, with those of the originals of re-exports: a row of either opens the same page. */
export function withOriginals(right, { originals }) {
  return right.flatMap((name) => [name, originals.get(name) ?? []].flat())
}

/** Reciprocal rank of the first right hit; for a query that nothing fits, 1 when there are no hits. */
export function reciprocal(right, names) {
  if (right.length === 0) return names.length === 0 ? 1 : 0
  const rank = names.findIndex((name) => right.includes(name))
  return rank === -1 ? 0 : 1 / (rank + 1)
}
