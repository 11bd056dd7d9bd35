import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostic, print, switchOff } from '@signpost/diagnostics'
import type { DocLinks } from '@signpost/docs-content/reader'
import type { Places } from '../steps/places.ts'
import type { Steps } from '../steps/steps.ts'

/** Checks a page: what a build would find about it, as text; empty without findings. */
export type PageCheck = (page: URL) => Promise<string>

/**
 * Runs one check at a time, and prints findings that are new or gone (R5.9). Requests for a page that waits for its check share it.
 *
 * @param check - Must not reject.
 */
export function oneCheck(check: PageCheck): PageCheck {
  const told = new Map<string, string>()
  const waiting = new Map<string, Promise<string>>()
  let last: Promise<unknown> = Promise.resolve()

  const checkAndTell = async (page: URL): Promise<string> => {
    // The page may change from now on: the next request is another check.
    waiting.delete(page.href)
    const text = await check(page)
    const { pathname } = page
    if ((told.get(pathname) ?? '') !== text)
      print(text === '' ? `${pathname}: all problems are fixed.` : `Found on ${pathname}:\n\n${text}`)
    if (text === '') told.delete(pathname)
    else told.set(pathname, text)
    return text
  }

  return (page) => {
    const shared = waiting.get(page.href)
    if (shared !== undefined) return shared
    const asked = last.then(() => checkAndTell(page))
    last = asked
    waiting.set(page.href, asked)
    return asked
  }
}

/**
 * Creates the check of the open page of the dev server: the diagnostics of its source, then links, anchors and markup of the page as
 * served.
 *
 * @param base - Base URL of the site, with both slashes.
 */
export function pageCheck(places: Places, steps: Steps, base: string): PageCheck {
  return async (page) => {
    const parts = [
      diagnosticsOf(page.pathname, base, places),
      steps.check.run('findingsOfPage', page.href, base, join(places.content, 'manifest.json')),
    ]
    const texts = await Promise.all(parts.map((part) => part.catch((error: Error) => error.message)))
    return texts.filter((text) => text !== '').join('\n\n')
  }
}

/** Codes that the link checker reports itself. */
const ofCheck = ['broken-markdown-link', 'duplicate-slug']

/** Diagnostics of the page's source: a doc, or the comments of a package or a symbol. */
async function diagnosticsOf(path: string, base: string, { graph, content }: Places): Promise<string> {
  const [{ openGraph }, { openContent }] = await Promise.all([
    import('@signpost/graph-model'),
    import('@signpost/docs-content/reader'),
  ])
  const { manifest } = openContent(content)
  const below = decodeURI(`/${path.slice(base.length)}`)
  const locale = manifest.locales.map((known) => known.locale).find((code) => below.startsWith(`/${code}/`))
  const rest = locale === undefined ? below : below.slice(locale.length + 1)
  const pages = JSON.parse(readFileSync(join(content, 'links.json'), 'utf8')) as DocLinks[]
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
