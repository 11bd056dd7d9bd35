import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { site } from './command.js'

// Requests every second document of the site and its data, beginning with the one whose number is the argument, and sends the
// seconds that it took. Writes nothing.
const { openHandler } = await import(pathToFileURL(join(site, 'build', 'serve', 'open-handler.js')).href)
const handler = await openHandler()
const { documents } = await handler.sitemap()
const own = documents.filter((_, at) => at % 2 === Number(process.argv[2]))
const urls = own.flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
const start = performance.now()
for (const url of urls) {
  const abort = new AbortController()
  const response = await handler.handle(new Request(`http://localhost${url}`, { signal: abort.signal }))
  if (response.status !== 200) throw new Error(`found status ${response.status} for ${url}, expected 200`)
  await response.arrayBuffer()
  abort.abort('read')
}
process.send({ documents: urls.length, seconds: (performance.now() - start) / 1000 })
process.disconnect()
