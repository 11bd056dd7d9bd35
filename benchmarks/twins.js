import { chdir } from 'node:process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { pipeline, seconds, site } from './command.js'

export const title = 'pages for programs (.md and .json): their share of rendering and compressing the site'

/** One page in so many is rendered; a large list counts too much or not at all where not all are. */
const step = Number(process.env.SIGNPOST_SAMPLE ?? 1)

/** Pages that are rendered before, until the code is compiled. */
const warm = 60

/**
 * Renders pages and their data, each right before its twins as the prerender does, and compares the CPU times: other programs of a
 * machine do not change them much.
 */
export async function measure() {
  await seconds('turbo', pipeline)
  process.env.NODE_ENV ??= 'production'
  chdir(site)
  const { openHandler } = await import(pathToFileURL(join(site, 'build', 'serve', 'open-handler.js')).href)
  const handler = await openHandler()
  const { documents, files } = await handler.sitemap()
  const pages = new Set(documents)
  const twins = new Set(files.filter((file) => /\.(?:md|json)$/.test(file) && pages.has(file.replace(/\.[^.]+$/, ''))))
  const sums = { page: { time: 0, count: 0 }, twin: { time: 0, count: 0 } }
  const take = async (sum, paths) => {
    const start = process.cpuUsage()
    for (const path of paths) await render(handler, path)
    const { user, system } = process.cpuUsage(start)
    sum.time += (user + system) / 1000
    sum.count += 1
  }
  for (const path of documents.slice(0, warm)) await render(handler, path)
  for (const path of documents.filter((_, at) => at % step === 0)) {
    await take(sums.page, [path, path === '/' ? '/_root.data' : `${path}.data`])
    for (const twin of [`${path}.md`, `${path}.json`].filter((one) => twins.has(one))) await take(sums.twin, [twin])
  }
  const [page, twin] = [sums.page, sums.twin].map(({ time, count }) => time / count)
  const all = page * documents.length + twin * twins.size
  return [
    { figure: `a page with its data, of ${documents.length}, CPU time`, value: page, unit: 'ms' },
    { figure: `a page for programs, of ${twins.size}, CPU time`, value: twin, unit: 'ms' },
    { figure: 'share of the pages for programs', value: (100 * twin * twins.size) / all, unit: '%', target: '15' },
  ]
}

/** Renders a path, and compresses what the prerender compresses. */
async function render(handler, path) {
  const abort = new AbortController()
  const response = await handler.handle(new Request(`http://localhost${path}`, { signal: abort.signal }))
  if (response.status !== 200) throw new Error(`found status ${response.status} for ${path}, expected 200`)
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length >= 8192) gzipSync(body, { level: 5 })
  abort.abort('read')
}
