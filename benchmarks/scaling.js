import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createExtractor } from '../tooling/api-extract/dist/index.js'
import { readReportText } from '../tooling/api-review/dist/parse/report-text.js'
import { splitFrontMatter } from '../tooling/docs-content/dist/docs/front-matter.js'
import { findPackages } from '../tooling/files/dist/find-packages.js'
import { createMarkdown } from '../tooling/markdown/dist/index.js'
import { readSample } from '../tooling/symbol-graph/dist/docs/index.js'

export const title = 'CPU time of input of four times the size: 4 where the work is linear, 16 where it is quadratic'

/** Least CPU time, in milliseconds, that is worth a comparison. */
const least = 400

/** Growth that is no longer linear. */
const most = 10

const seed = Number(process.env['SIGNPOST_SEED'] ?? 1)
let state = seed
/** Next number from 0 up to a limit, the same for each seed. */
function random(limit) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state % limit
}
const letters = () => String.fromCharCode(97 + random(26)) + String.fromCharCode(97 + random(26))

/** Pieces that regular expressions on an author's text begin, repeat or look for. */
const pieces = [
  ...[
    ' ',
    '\n',
    '\t',
    ' \n',
    '*',
    '/',
    '/*',
    '/**',
    '//',
    '<',
    '<b>',
    '(',
    '[',
    '[^',
    '{',
    '{@link ',
    '{@link [',
    '@',
    '@a {',
  ],
  ...[
    "'",
    '"',
    '`',
    '```ts\n',
    '~~~\n',
    '-',
    '. ',
    ';',
    ',',
    '|',
    '&',
    '=',
    '#',
    '#.',
    ':',
    '::',
    '\\',
    '!',
    '\uFFFD',
    '.',
  ],
]
const repeated = () => {
  const [one, other] = [pieces[random(pieces.length)], random(2) === 0 ? '' : letters()]
  return { name: JSON.stringify(one + other), of: (n) => `${letters()}${(one + other).repeat(n)}${letters()}` }
}

/** Readers of an author's text, with the size of a text that takes long enough. */
async function readers(folder) {
  const markdown = await createMarkdown()
  const extractor = createExtractor()
  let packages = 0
  const extract = (declarations, manifest = {}) => {
    const packageDir = join(folder, `p${packages++}`)
    const files = { 'package.json': JSON.stringify({ name: 'p', version: '1.0.0', types: 'index.d.ts', ...manifest }) }
    write(packageDir, { ...files, 'index.d.ts': declarations })
    extractor.extract({ packageDir, out: join(packageDir, 'out'), root: packageDir })
  }
  const root = (files) => {
    const at = join(folder, `r${packages++}`)
    write(at, { 'package.json': '{"name":"r","main":"x"}', ...files })
    try {
      findPackages(at)
    } catch {
      // Most of them are refused.
    }
  }
  const source = { path: 'a.md', shown: 'a.md', file: 'a.md', repositoryFolder: '', repository: '' }
  const orFail = (read) => {
    try {
      read()
    } catch {
      // Refused.
    }
  }
  return {
    'a doc comment': (text) => readSample(`/** ${text.replaceAll('*/', '')} */\nexport declare const a: 1`, markdown),
    Markdown: (text) => markdown.render(text),
    'front matter': (text) => splitFrontMatter({ ...source, text: `---\n${text}\n---\n` }, []),
    'the name of a module': (text) =>
      extract(`export * from ${JSON.stringify(`./${text}`)}\nexport declare const a: 1\n`),
    'a literal type': (text) => extract(`/** A. */\nexport declare const a: ${JSON.stringify(text)}\n`),
    'a comment of declarations': (text) => extract(`/** ${text.replaceAll('*/', '')} */\nexport declare const a: 1\n`),
    'keys of exports': (text, n) =>
      extract('export declare const a: 1\n', {
        exports: Object.fromEntries(
          Array.from({ length: Math.min(n, 2_000) }, (_, at) => [`./${at}`, `./${text.slice(0, 20)}`]),
        ),
      }),
    'an API report': (text) => orFail(() => readReportText('a', `## API Report File for "a"\n\n${text}`)),
    'pnpm-workspace.yaml': (text) =>
      root({ 'pnpm-workspace.yaml': `packages:\n  - ${JSON.stringify(text.slice(0, 5_000))}\n${text}` }),
    'lerna.json': (text) => root({ 'lerna.json': text }),
  }
}

function write(folder, files) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

/** Growth of each reader for random pieces; the largest first. */
export async function measure() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-scaling-')))
  try {
    const rows = []
    for (const [reader, read] of Object.entries(await readers(folder))) {
      const cost = (text, n) => {
        const start = process.cpuUsage()
        read(text, n)
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1000
      }
      cost('a', 1)
      for (let round = 0; round < 12; round++) {
        const { name, of } = repeated()
        const n = 25_000
        const large = cost(of(4 * n), 4 * n)
        // What is fast at the larger size needs no comparison.
        if (large < least) continue
        const growth = large / Math.max(1, cost(of(n), n))
        rows.push({ figure: `${reader}: ${name}`, value: growth, unit: `times, ${Math.round(large)} ms`, target: most })
      }
    }
    return [
      { figure: 'control: readers, each with 12 texts', value: 10, unit: 'readers' },
      ...rows.sort((a, b) => b.value - a.value),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tooMuch = (await measure()).filter(({ value, target }) => target !== undefined && value > target)
  for (const { figure, value, unit } of tooMuch)
    console.error(`${figure} takes ${Math.round(value)} ${unit}, expected 4.`)
  console.log(`scaling: seed ${seed}, ${tooMuch.length === 0 ? 'passed' : 'failed'}.`)
  process.exitCode = tooMuch.length === 0 ? 0 : 1
}
