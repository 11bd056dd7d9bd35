import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline, root, seconds, site } from './command.js'

export const title = 'Questions of agents: share answered by the text of a tool, and its tokens'

/** Questions of each kind. */
const perKind = 40

/** Characters of a token, on average. */
const perToken = 4

/**
 * Asks 120 questions that are generated from the graph, whose answers can be checked: a signature, a default of a parameter, a way to
 * get an instance. One question is one call of the tool `symbol`. The controls are the page as HTML and the declarations of the package.
 */
export async function measure() {
  await seconds('turbo', pipeline)
  const { openFolder } = await import('../tooling/signpost/dist/mcp/open-folder.js')
  const { symbolAnswer } = await import('../tooling/signpost/dist/mcp/answers.js')
  const { textOfTokens } = await import('../tooling/graph-markdown/dist/index.js')
  const source = openFolder(join(site, '.graph'))
  const questions = await questionsOf(source, textOfTokens)
  const wrong = []
  const sums = { tool: 0, html: 0, declarations: 0 }
  for (const { id, page, expected, folder } of questions) {
    const text = await symbolAnswer(source, { id })
    if (!plain(text).includes(plain(expected))) wrong.push(`${id}: ${expected}`)
    sums.tool += text.length
    sums.html += readFileSync(join(site, 'dist', 'api', page.slug, page.kind, `${page.name}.html`), 'utf8').length
    sums.declarations += declarationsOf(join(root, folder, 'dist'))
  }
  const tokens = (characters) => Math.round(characters / perToken / questions.length)
  return [
    {
      figure: `answered of ${questions.length}`,
      value: (100 * (questions.length - wrong.length)) / questions.length,
      unit: '%',
      target: '95',
    },
    {
      figure: 'tokens of an answer',
      value: tokens(sums.tool),
      unit: 'tokens',
      target: `${Math.round(tokens(sums.declarations) / 10)}`,
    },
    { figure: 'control: the page as HTML', value: tokens(sums.html), unit: 'tokens' },
    { figure: 'control: all declarations of the package', value: tokens(sums.declarations), unit: 'tokens' },
    ...wrong.slice(0, 5).map((question) => ({ figure: `not answered: ${question}`, value: 0, unit: '' })),
  ]
}

/** Questions of each kind in an order that only their ids decide. */
async function questionsOf(source, textOfTokens) {
  const found = { signature: [], default: [], instance: [] }
  for (const { slug } of await source.packages()) {
    const { index } = await source.package(slug)
    for (const entry of index.symbols) {
      const symbol = await source.symbol(entry.id)
      if (!symbol || !existsSync(join(site, 'dist', 'api', slug, symbol.page.kind, `${symbol.page.name}.html`)))
        continue
      const question = { page: symbol.page, folder: index.folder }
      for (const { signatures, members } of symbol.facets) {
        for (const member of members) {
          const [first] = member.signatures
          found.signature.push({ ...question, id: symbol.id, expected: textOfTokens(first.line.tokens) })
        }
        for (const { parameters } of signatures) {
          for (const one of parameters) {
            if (one.default !== undefined) found.default.push({ ...question, id: symbol.id, expected: one.default })
          }
        }
      }
      const maker = symbol.relations.find(({ kind }) => kind === 'returnedBy')
      const text = maker && symbol.refs[maker.refs[0]].text
      if (text) found.instance.push({ ...question, id: symbol.id, expected: text })
    }
  }
  const order = ({ id, expected }) => createHash('sha256').update(`${id} ${expected}`).digest('hex')
  return Object.values(found).flatMap((all) => all.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, perKind))
}

const declarations = new Map()

/** Characters of all declaration files of a package. */
function declarationsOf(folder) {
  if (!declarations.has(folder)) {
    const files = readdirSync(folder, { recursive: true }).filter((file) => /\.d\.ts$/.test(file))
    declarations.set(
      folder,
      files.reduce((sum, file) => sum + readFileSync(join(folder, file), 'utf8').length, 0),
    )
  }
  return declarations.get(folder)
}

/** Text without escapes, which an agent reads as the characters that they stand for. */
function plain(text) {
  return text.replace(/\\(?=[^\w\s])/g, '').replace(/\s+/g, ' ')
}
