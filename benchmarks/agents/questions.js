import { createHash } from 'node:crypto'

/**
 * Questions about a graph that have a checkable answer, by kind, in an order that only their ids decide: a signature of a member, a
 * default of a parameter, and a way to get an instance. Each is one call of the tool `symbol`.
 *
 * @param source - Graph, as the tools read it.
 * @param textOfTokens - Prints a signature.
 */
export async function symbolQuestions(source, textOfTokens) {
  const found = { signature: [], default: [], instance: [] }
  for (const { slug } of await source.packages()) {
    const { index } = await source.package(slug)
    for (const entry of index.symbols) {
      const symbol = await source.symbol(entry.id)
      if (!symbol || entry.alias) continue
      const ask = (kind, expected) =>
        found[kind].push({ tool: 'symbol', id: symbol.id, page: symbol.page, folder: index.folder, expected })
      for (const { signatures, members } of symbol.facets) {
        for (const { signatures: own } of members) ask('signature', textOfTokens(own[0].line.tokens))
        for (const { parameters } of signatures) {
          for (const one of parameters) if (one.default !== undefined) ask('default', one.default)
        }
      }
      const maker = symbol.relations.find(({ kind }) => kind === 'returnedBy')
      const text = maker && symbol.refs[maker.refs[0]].text
      if (text) ask('instance', text)
    }
  }
  return sortedByHash(found)
}

/**
 * Questions about versions, from the recorded changes of a graph: the version that added a symbol, one call of `symbol`; and the version
 * that removed one, one call of `changes`.
 *
 * @param histories - Recorded changes by the slug of the package, newest version first.
 */
export async function versionQuestions(source, histories) {
  const found = { since: [], removed: [] }
  for (const { slug } of await source.packages()) {
    const { index } = await source.package(slug)
    for (const { version, changes } of histories.get(slug)?.versions ?? []) {
      for (const { symbol: name, change } of changes) {
        const question = { folder: index.folder, package: slug, name, version }
        if (change === 'removed')
          found.removed.push({ ...question, tool: 'changes', id: `${slug}!${name}`, expected: version })
        const entry = index.symbols.find((one) => one.name === name && !one.alias)
        if (change === 'added' && entry) {
          found.since.push({ ...question, tool: 'symbol', id: entry.id, expected: `since ${version}` })
        }
      }
    }
  }
  return sortedByHash(found)
}

function sortedByHash(kinds) {
  const order = ({ id, expected }) => createHash('sha256').update(`${id} ${expected}`).digest('hex')
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, all]) => [kind, all.sort((a, b) => (order(a) < order(b) ? -1 : 1))]),
  )
}
