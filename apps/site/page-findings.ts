import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentDiagnostic, DocLinks } from '@signpost/docs-content/reader'
import type { GraphDiagnostic } from '@signpost/symbol-graph/reader'
import type { Plugin } from 'vite'

const program = fileURLToPath(new URL('../../tooling/check-site/bin.js', import.meta.url))

/** What the check of links tells by itself, in its own words. */
const ofCheck = ['broken-markdown-link', 'duplicate-slug']

/**
 * Answers the open page of the dev server with what a build would find about it: `_signpost/findings?path=/docs/intro` has
 * `{text}`, which is empty when all is well. What is new about a page is printed as well (R5.9).
 */
export function pageFindings(): Plugin {
  return {
    name: 'signpost:page-findings',
    apply: 'serve',
    configureServer(server) {
      const { base, root, logger } = server.config
      const folders = { graph: resolve(root, process.env.SIGNPOST_GRAPH ?? '.graph'), content: resolve(root, process.env.SIGNPOST_CONTENT ?? '.content') }
      const told = new Map<string, string>()
      server.middlewares.use(`${base}_signpost/findings`, (request, response) => {
        const path = new URL(request.url ?? '', 'http://local').searchParams.get('path') ?? base
        const { resolvedUrls } = server
        const origin = new URL(resolvedUrls?.local[0] ?? resolvedUrls?.network[0] ?? 'http://localhost').origin
        void findingsOf(new URL(path, origin).pathname, { origin, base, ...folders }).then((text) => {
          if ((told.get(path) ?? '') !== text) logger.warn(text === '' ? `${path}: what was found is mended.` : `Found on ${path}:\n\n${text}`)
          told.set(path, text)
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ text }))
        })
      })
    },
  }
}

interface Site {
  origin: string
  base: string
  /** Folders. */
  graph: string
  content: string
}

async function findingsOf(path: string, site: Site): Promise<string> {
  const sources = await Promise.all([diagnosticsOf(path, site).catch((error: Error) => error.message), linksOf(path, site)])
  return sources.filter((text) => text !== '').join('\n\n')
}

/** The links, anchors and the markup of the page as it is served. */
function linksOf(path: string, { origin, base, content }: Site): Promise<string> {
  const args = [program, '--page', origin + path, '--base', base, '--config', resolve(content, 'manifest.json')]
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) => done(stderr.trim() || (stdout === '' ? (error?.message ?? '') : '')))
  })
}

/** What was found while the page's source was read: a doc, or the comments of a package or a symbol. */
async function diagnosticsOf(path: string, { base, graph, content }: Site): Promise<string> {
  const [{ openGraph }, { openContent }] = await Promise.all([import('@signpost/symbol-graph/reader'), import('@signpost/docs-content/reader')])
  const { manifest } = openContent(content)
  const below = decodeURI(`/${path.slice(base.length)}`)
  const locale = manifest.locales.map((known) => known.locale).find((code) => below.startsWith(`/${code}/`))
  const rest = locale === undefined ? below : below.slice(locale.length + 1)
  const pages = JSON.parse(await readFile(resolve(content, 'links.json'), 'utf8')) as DocLinks[]
  const source = pages.find((page) => decodeURI(page.path) === below)?.file
  const ofDoc = manifest.diagnostics.filter(({ file, code }) => file === source && !ofCheck.includes(code))

  const [, slug, name] = /^\/api\/([^/]+)(?:\/[^/]+\/([^/]+))?$/.exec(rest) ?? []
  const found = openGraph(graph).manifest.packages.find((candidate) => candidate.slug === slug)?.diagnostics ?? []
  const ofSymbols = found.filter((diagnostic) => name === undefined || diagnostic.found.endsWith(` in the comment of ${slug}!${name}`))
  return [...ofDoc, ...ofSymbols].map(line).join('\n')
}

function line({ code, severity, file, line, found, expected, nextStep }: ContentDiagnostic | GraphDiagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `[${severity.toUpperCase()}] ${place}: found ${found}; expected ${expected}. ${nextStep} (${code})`
}
