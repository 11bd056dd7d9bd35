import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openGraph } from '@signpost/graph-model'
import { installedName, writeHistories } from './agents/histories.js'
import { symbolQuestions, versionQuestions } from './agents/questions.js'
import { documentedNames, work } from './corpus/install.js'
import { pipeline, root, seconds, site } from './command.js'
import { writeCorpus } from './search/corpus.js'

export const title = 'Questions of agents: share answered by the text of a tool, and its tokens'

/** Characters of a token, on average. */
const perToken = 4

/**
 * Asks 120 questions of three kinds that are generated from the graph of this repository, and with `SIGNPOST_CORPUS=1`, which needs a
 * network, 120 of five kinds over published packages, of which two are about versions. Each question is one call of a tool. The
 * controls are the page as HTML, of our libraries, and the declarations of the package, which say nothing of versions.
 */
export async function measure() {
  await seconds('turbo', pipeline)
  const { openFolder } = await import('../tooling/signpost/dist/mcp/open-folder.js')
  const { textOfTokens } = await import('../tooling/graph-markdown/dist/index.js')
  const own = openFolder(join(site, '.graph'))
  const rows = await asked('our libraries', own, pick(await symbolQuestions(own, textOfTokens), 40), {
    declarations: ({ folder }) => declarationsOf(join(root, folder, 'dist')),
    html: ({ page }) =>
      readFileSync(join(site, 'dist', 'api', page.slug, page.kind, `${page.name}.html`), 'utf8').length,
  })
  if (process.env.SIGNPOST_CORPUS !== '1') return rows
  const histories = writeHistories(openGraph(await writeCorpus()))
  const source = openFolder(await writeCorpus(documentedNames, join(work, 'agents', 'graph')))
  const kinds = { ...(await symbolQuestions(source, textOfTokens)), ...(await versionQuestions(source, histories)) }
  return [
    ...rows,
    ...(await asked('published packages', source, pick(kinds, 24), {
      declarations: ({ folder }) => declarationsOf(join(work, 'node_modules', installedName(folder))),
    })),
  ]
}

function pick(kinds, count) {
  return Object.entries(kinds).flatMap(([kind, all]) => all.slice(0, count).map((one) => ({ kind, ...one })))
}

/** Asks the tools, and compares the lengths of their answers with those of the controls. */
async function asked(who, source, questions, { declarations: declarationsFor, html }) {
  const { changesAnswer, symbolAnswer } = await import('../tooling/signpost/dist/mcp/answers.js')
  const wrong = []
  const sums = { tool: 0, html: 0, declarations: 0 }
  for (const question of questions) {
    const { tool, id, expected } = question
    const text =
      tool === 'symbol'
        ? await symbolAnswer(source, { id })
        : await changesAnswer(source, { package: question.package, symbol: question.name })
    if (!plain(text).includes(plain(expected))) wrong.push(question)
    sums.tool += text.length
    sums.html += html?.(question) ?? 0
    sums.declarations += declarationsFor(question)
  }
  const tokens = (characters) => Math.round(characters / perToken / questions.length)
  const kinds = [...new Set(questions.map(({ kind }) => kind))]
  const share = (some, all) => (100 * (all - some)) / all
  return [
    {
      figure: `${who}: answered of ${questions.length}`,
      value: share(wrong.length, questions.length),
      unit: '%',
      target: '95',
    },
    ...kinds.map((kind) => {
      const isKind = (one) => one.kind === kind
      const all = questions.filter(isKind).length
      return { figure: `${who}: ${kind}, of ${all}`, value: share(wrong.filter(isKind).length, all), unit: '%' }
    }),
    {
      figure: `${who}: tokens of an answer`,
      value: tokens(sums.tool),
      unit: 'tokens',
      target: `${Math.round(tokens(sums.declarations) / 10)}`,
    },
    ...(html === undefined
      ? []
      : [{ figure: `${who}: control: the page as HTML`, value: tokens(sums.html), unit: 'tokens' }]),
    { figure: `${who}: control: all declarations of the package`, value: tokens(sums.declarations), unit: 'tokens' },
    ...wrong
      .slice(0, 8)
      .map(({ id, expected }) => ({ figure: `not answered: ${id}: ${expected}`, value: 0, unit: '' })),
  ]
}

const declarations = new Map()

/** Characters of all declaration files of a package. */
function declarationsOf(folder) {
  if (!declarations.has(folder)) {
    const files = readdirSync(folder, { recursive: true }).filter((file) => /\.d\.m?ts$/.test(file))
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
