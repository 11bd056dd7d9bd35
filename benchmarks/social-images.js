import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { chdir } from 'node:process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pipeline, seconds, site } from './command.js'

export const title = 'images of links: CPU time and bytes of one, beside the CPU time of a page with its data'

/** Images, and as many pages. */
const asked = 150

/** Images and pages before, until the code is compiled. */
const warm = 40

/** Draws images of this site, whose configuration has none, in turn with rendering pages. CPU time counts all threads of the process. */
export async function measure() {
  await seconds('turbo', pipeline)
  process.env.NODE_ENV ??= 'production'
  const content = mkdtempSync(join(tmpdir(), 'bench-images-'))
  try {
    cpSync(join(site, '.content'), content, { recursive: true })
    const manifest = join(content, 'manifest.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('"socialImages":false', '"socialImages":true'))
    process.env.SIGNPOST_CONTENT = content
    chdir(site)
    const { openHandler } = await import(pathToFileURL(join(site, 'build', 'serve', 'open-handler.js')).href)
    const handler = await openHandler()
    const { documents, files } = await handler.sitemap()
    const images = files.filter((file) => file.endsWith('.png') && file.includes('social'))
    const every = (list) => list.filter((_, at) => at % Math.floor(list.length / (asked + warm)) === 0)
    const [somePages, someImages] = [every(documents), every(images)]
    const sums = { page: 0, image: 0, bytes: 0, count: 0 }
    for (const [at, path] of somePages.slice(0, asked + warm).entries()) {
      const page = await spent(handler, [path, path === '/' ? '/_root.data' : `${path}.data`])
      const image = await spent(handler, [someImages[at]])
      if (at < warm) continue
      sums.page += page.time
      sums.image += image.time
      sums.bytes += image.bytes
      sums.count += 1
    }
    return [
      { figure: `an image, of ${images.length}, CPU time`, value: sums.image / sums.count, unit: 'ms' },
      { figure: 'control: a page with its data, not compressed, CPU time', value: sums.page / sums.count, unit: 'ms' },
      { figure: 'an image', value: sums.bytes / sums.count / 1000, unit: 'kB' },
    ]
  } finally {
    rmSync(content, { recursive: true, force: true })
  }
}

async function spent(handler, paths) {
  const start = process.cpuUsage()
  let bytes = 0
  for (const path of paths) {
    const response = await handler.handle(new Request(`http://localhost${path}`))
    if (response.status !== 200) throw new Error(`found status ${response.status} for ${path}, expected 200`)
    bytes += (await response.arrayBuffer()).byteLength
  }
  const { user, system } = process.cpuUsage(start)
  return { time: (user + system) / 1000, bytes }
}
