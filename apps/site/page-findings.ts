import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatDiagnostic, switchOff } from '@signpost/diagnostics'
import type { DocLinks } from '@signpost/docs-content/reader'
import type { Connect, Plugin } from 'vite'
import { refuseOtherSites } from './allowed-requests.ts'
import { oneCheck, type Check } from './one-check.ts'

const program = fileURLToPath(new URL('../../tooling/check-site/bin.js', import.meta.url))

/** Codes that the link checker reports itself. */
const ofCheck = ['broken-markdown-link', 'duplicate-slug']

/**
 * Answers the open page of the dev server with the build's findings about it: `_signpost/findings?path=/docs/intro`
 * returns `{text}`, which is empty without findings. New findings are printed as well (R5.9).
 *
 * Each check is a process. There is one at a time, and none for requests from other sites.
 */
export function pageFindings(): Plugin {
  return {
    name: 'signpost:page-findings',
    apply: 'serve',
    configureServer(server) {
      const { base, root, logger } = server.config
      const folders = {
        graph: resolve(root, process.env.SIGNPOST_GRAPH ?? '.graph'),
        content: resolve(root, process.env.SIGNPOST_CONTENT ?? '.content'),
      }
      const origin = (): string =>
        new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? 'http://localhost').origin
      const check: Check = (path, signal) => findingsOf(path, { origin: origin(), base, ...folders }, signal)
      const { handle, close } = findingsHandler(check, (line) => logger.warn(line))
      server.middlewares.use(`${base}_signpost/findings`, refuseOtherSites)
      server.middlewares.use(`${base}_signpost/findings`, handle)
      process.once('exit', close)
      server.httpServer?.once('close', () => {
        process.off('exit', close)
        close()
      })
    },
  }
}

/** The endpoint without Vite: checks `?path=` in one check at a time, and prints new findings. */
export function findingsHandler(
  check: Check,
  print: (line: string) => void,
): { handle: Connect.NextHandleFunction; close: () => void } {
  const told = new Map<string, string>()
  const { ask, close } = oneCheck(check)
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const target = new URL(request.url ?? '', 'http://local').searchParams.get('path') ?? '/'
    if (!URL.canParse(target, 'http://local')) {
      response.writeHead(400).end()
      return
    }
    const path = new URL(target, 'http://local').pathname
    const leaving = new AbortController()
    response.on('close', () => leaving.abort())
    ask(path, leaving.signal).then((text) => {
      if (text === undefined) return void response.destroy()
      if ((told.get(path) ?? '') !== text)
        print(text === '' ? `${path}: all problems are fixed.` : `Found on ${path}:\n\n${text}`)
      if (text === '') told.delete(path)
      else told.set(path, text)
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' })
        .end(JSON.stringify({ text }))
    }, next)
  }
  return { handle, close }
}

interface Site {
  origin: string
  base: string
  /** Folders. */
  graph: string
  content: string
}

async function findingsOf(path: string, site: Site, signal: AbortSignal): Promise<string> {
  const sources = await Promise.all([
    diagnosticsOf(path, site).catch((error: Error) => error.message),
    linksOf(path, site, signal),
  ])
  return sources.filter((text) => text !== '').join('\n\n')
}

/** Links, anchors and markup of the page as served. Resolves when the process has ended. */
function linksOf(path: string, { origin, base, content }: Site, signal: AbortSignal): Promise<string> {
  // A warning of Node, such as that of NO_COLOR beside FORCE_COLOR, is no finding.
  const args = [
    '--no-warnings',
    program,
    '--page',
    origin + path,
    '--base',
    base,
    '--config',
    resolve(content, 'manifest.json'),
  ]
  return new Promise((done) => {
    let text = ''
    const child = execFile(process.execPath, args, { signal }, (error, stdout, stderr) => {
      text = stderr.trim() || (stdout === '' ? (error?.message ?? '') : '')
    })
    // After an abort the callback runs before the process has ended.
    child.once('close', () => done(text)).once('error', () => child.pid === undefined && done(text))
  })
}

/** Diagnostics of the page's source: a doc, or the comments of a package or a symbol. */
async function diagnosticsOf(path: string, { base, graph, content }: Site): Promise<string> {
  const [{ openGraph }, { openContent }] = await Promise.all([
    import('@signpost/graph-model'),
    import('@signpost/docs-content/reader'),
  ])
  const { manifest } = openContent(content)
  const below = decodeURI(`/${path.slice(base.length)}`)
  const locale = manifest.locales.map((known) => known.locale).find((code) => below.startsWith(`/${code}/`))
  const rest = locale === undefined ? below : below.slice(locale.length + 1)
  const pages = JSON.parse(await readFile(resolve(content, 'links.json'), 'utf8')) as DocLinks[]
  const source = pages.find((page) => decodeURI(page.path) === below)?.file
  const ofDoc = manifest.diagnostics.filter(({ file, code }) => file === source && !ofCheck.includes(code))

  const [, slug, name] = /^\/api\/([^/]+)(?:\/[^/]+\/([^/]+))?$/.exec(rest) ?? []
  const found = openGraph(graph).manifest.packages.find((candidate) => candidate.slug === slug)?.diagnostics ?? []
  const ofSymbols = found.filter(
    (diagnostic) => name === undefined || diagnostic.found.endsWith(` in the comment of ${slug}!${name}`),
  )
  return switchOff([...ofDoc, ...ofSymbols], manifest.off)
    .kept.map((one) => formatDiagnostic(one))
    .join('\n')
}
