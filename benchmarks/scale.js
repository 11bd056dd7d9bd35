import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, site } from './command.js'
import { generateModels } from './generate-models.js'
import { measureTree } from './process-tree.js'

export const title =
  'cost of a symbol from its doc model to a checked page, by the size of the site (`npm run build` first)'

/** How many symbols, in how many packages. */
const sizes = [
  [10_000, 10],
  [100_000, 100],
]

/** Runs the steps after extraction on generated doc models, each size once. */
export async function measure(chosen = sizes) {
  const rows = []
  const perSymbol = []
  for (const [symbols, packages] of chosen) {
    const { steps, memory } = await buildSite(symbols, packages)
    const cpu = steps.reduce((sum, step) => sum + step.cpu, 0)
    perSymbol.push(cpu / symbols)
    rows.push(
      { figure: `${symbols} in ${packages} packages: CPU of a symbol`, value: (1000 * cpu) / symbols, unit: 'ms' },
      ...steps.map(({ name, cpu, wall }) => ({
        figure: `  ${name}, CPU, in ${wall.toFixed(1)} s`,
        value: (1000 * cpu) / symbols,
        unit: 'ms',
      })),
      { figure: '  largest memory', value: memory, unit: 'MB' },
    )
  }
  const [small, large] = [perSymbol[0], perSymbol.at(-1)]
  return [
    ...rows,
    { figure: 'times the cost of a symbol in the small site', value: large / small, unit: '', target: '1.15' },
  ]
}

async function buildSite(symbols, packages) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-scale-'))
  try {
    const { slugs } = generateModels(folder, symbols, packages)
    const [list, graph, content, out, readme] = ['list.json', 'graph', 'content', 'site', 'README.md'].map((name) =>
      join(folder, name),
    )
    writeFileSync(readme, '# Generated\n\nGenerated packages.\n')
    const folders = slugs.map((slug) => join(folder, 'packages', slug))
    writeFileSync(list, JSON.stringify(folders.map((one) => ({ folder: one, apiFolder: join(one, '.api') }))))
    const commands = [
      [
        'symbol-graph',
        'build',
        '--root',
        folder,
        '--list',
        list,
        '--out',
        graph,
        '--diagnostics',
        join(folder, 'found.json'),
      ],
      ['docs-content', 'build', '--site', folder, '--root', folder, '--out', content, '--intro-readme', readme],
      ['prerender', '--site', site, '--app', join(site, 'build'), '--out', out],
      ['check-site', out, '--config', join(content, 'manifest.json')],
    ]
    const env = {
      SIGNPOST_GRAPH: graph,
      SIGNPOST_CONTENT: content,
      SIGNPOST_WORKERS: '2',
      XDG_CACHE_HOME: join(folder, 'user'),
    }
    const steps = []
    for (const [tool, ...args] of commands) {
      const program = join(root, 'tooling', tool, 'bin.js')
      steps.push({ name: tool, ...(await measureTree([process.execPath, program, ...args], { cwd: site, env })) })
    }
    return { steps, memory: Math.max(...steps.map((step) => step.memory)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
