import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import MiniSearch from 'minisearch'

const site = join(import.meta.dirname, '../../apps/site')

/**
 * Search of the guides of our own site, from the source of the site and the texts that it was built with.
 *
 * @param locale - `en` or `ro`.
 * @returns Paths of the guides of the hits below `docs/`, best first, each once: `publishing/deploying`.
 */
export async function openGuides(locale) {
  const { indexGuides } = await guidesModule()
  const index = indexGuides(textsIn(locale))
  return (query) => [
    ...new Set(index.search(query, 50).hits.map(({ href }) => href.replace(/^.*\/docs\//, '').replace(/#.*$/, ''))),
  ]
}

/**
 * Processor time of the index of the English guides, which the worker of the search makes when a reader opens it, beside that of
 * MiniSearch over the same texts with its own settings. In turns, so that both run equally warm.
 *
 * @returns Milliseconds of the first index and the median of nine, and the same of the control.
 */
export async function indexTimes() {
  const { indexGuides } = await guidesModule()
  const texts = textsIn('en')
  const sections = texts.docs.flatMap(([title, , , parts]) =>
    parts.map(([, heading, text]) => ({ title, heading, text })),
  )
  const documents = sections.map((section, id) => ({ ...section, id }))
  const times = { ours: [], control: [] }
  for (let round = 0; round < 9; round += 1) {
    times.ours.push(processorTime(() => indexGuides(texts)))
    times.control.push(processorTime(() => new MiniSearch({ fields: ['title', 'heading', 'text'] }).addAll(documents)))
  }
  const shown = (list) => ({ first: list[0], median: list.toSorted((a, b) => a - b)[4] })
  return { ours: shown(times.ours), control: shown(times.control) }
}

function processorTime(run) {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function textsIn(locale) {
  const folder = locale === 'en' ? 'dist/search/docs' : `dist/${locale}/search/docs`
  return JSON.parse(readFileSync(join(site, folder, 'current.json'), 'utf8'))
}

async function guidesModule() {
  const { outputFiles } = await build({
    entryPoints: [join(site, 'app/search/guides.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@signpost/source'],
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}
