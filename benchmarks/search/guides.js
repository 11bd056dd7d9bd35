import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const site = join(import.meta.dirname, '../../apps/site')

/**
 * Search of the guides of our own site, from the source of the site and the texts that it was built with.
 *
 * @param locale - `en` or `ro`.
 * @returns Paths of the guides of the hits below `docs/`, best first, each once: `publishing/deploying`.
 */
export async function openGuides(locale) {
  const { outputFiles } = await build({
    entryPoints: [join(site, 'app/search/guides.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@signpost/source'],
  })
  const { indexGuides } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  )
  const folder = locale === 'en' ? 'dist/search/docs' : `dist/${locale}/search/docs`
  const index = indexGuides(JSON.parse(readFileSync(join(site, folder, 'current.json'), 'utf8')))
  return (query) => [
    ...new Set(index.search(query, 50).hits.map(({ href }) => href.replace(/^.*\/docs\//, '').replace(/#.*$/, ''))),
  ]
}
