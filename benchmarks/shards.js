import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, site } from './command.js'
import { generateModels } from './generate-models.js'
import { measureTree } from './process-tree.js'

export const title =
  'pages of a large site in 1, 2 and 4 shards: time of each, and of joining them (`npm run build` first; SYMBOLS and PACKAGES for another size)'

const child = join(import.meta.dirname, 'shards-child.js')

/** Writes the pages of one generated graph as a whole, and in shards one after the other, each in a process of its own. */
export async function measure({ SYMBOLS: symbols = '300000', PACKAGES: packages = '1000' } = process.env) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-shards-'))
  const at = (name) => join(folder, name)
  const env = {
    SIGNPOST_GRAPH: at('graph'),
    SIGNPOST_CONTENT: at('content'),
    SIGNPOST_WORKERS: '2',
    XDG_CACHE_HOME: at('user'),
  }
  const run = (program, ...args) => measureTree([process.execPath, program, ...args], { cwd: site, env })
  const tool = (name) => join(root, 'tooling', name, 'bin.js')
  try {
    mkdirSync(folder, { recursive: true })
    const { slugs } = generateModels(folder, Number(symbols), Number(packages))
    const folders = slugs.map((slug) => join(folder, 'packages', slug))
    writeFileSync(at('README.md'), '# Generated\n\nGenerated packages.\n')
    writeFileSync(
      at('list.json'),
      JSON.stringify(folders.map((one) => ({ folder: one, apiFolder: join(one, '.api') }))),
    )
    const found = ['--diagnostics', at('found.json')]
    const graph = await run(
      ...[tool('symbol-graph'), 'build', '--root', folder, '--list', at('list.json'), '--out', at('graph'), ...found],
    )
    const docs = ['build', '--site', folder, '--root', folder, '--out', at('content')]
    await run(tool('docs-content'), ...docs, '--intro-readme', at('README.md'))
    const whole = await run(child, 'write', at('whole'), '', '')
    const expected = filesOf(at('whole'))
    const row = (figure, { wall, memory }) => [
      { figure, value: wall, unit: 's' },
      { figure: '  largest memory', value: memory, unit: 'MB' },
    ]
    const rows = [
      ...row(`${symbols} symbols in ${packages} packages: graph, in each shard`, graph),
      ...row('control: all pages in one build', whole),
    ]
    for (const count of [1, 2, 4]) {
      const shards = []
      for (let index = 1; index <= count; index += 1) {
        const out = at(`shard-${index}`)
        rows.push(...row(`shard ${index} of ${count}`, await run(child, 'write', out, `${index}`, `${count}`)))
        shards.push(out)
      }
      rows.push(
        ...row(`joining ${count}, without the check of links`, await run(child, 'join', at('joined'), ...shards)),
      )
      const differing = differences(at('whole'), expected, at('joined'))
      rows.push({ figure: '  files that differ from those of one build', value: differing, unit: '', target: '0' })
      for (const name of [...shards, at('joined')]) rmSync(name, { recursive: true })
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => statSync(join(folder, file)).isFile())
}

/** How many files of two folders are missing in one or have other bytes. */
function differences(one, files, other) {
  const others = new Set(filesOf(other))
  const changed = files.filter(
    (file) => !others.delete(file) || !readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
  )
  return changed.length + others.size
}
