import { Writable } from 'node:stream'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { printDefect } from '@signpost/diagnostics'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { apiVersion } from './api/index.server.ts'
import { docsVersion } from './docs/index.server.ts'
import { NonceContext } from './document/index.ts'
import { listPage, overviewVersion } from './overview/index.server.ts'
import { fullFileOf, programFile as fileOf, twinOf } from './programs/index.server.ts'
import { pageData, shownData, withoutShown } from './prose/index.server.ts'
import { searchVersion } from './search/index.server.ts'
import { hasImages, imageVersion } from './social-images/index.server.ts'
import { type LocaleRoute, placeOf, routesNamed, withoutBase } from './urls/index.ts'

export { refreshData } from './data/index.server.ts'
export { offeredRoutes } from './site/index.server.ts'
export { allowedOrigins } from './look/index.server.ts'

/**
 * Fingerprint of everything that a page shows: equal versions mean an equal page.
 *
 * @returns `undefined` for other pages: they are few and show data of the whole site.
 */
export function pageVersion(path: string): string | undefined {
  const file = imageVersion(path) ?? searchVersion(path)
  if (file !== undefined) return file
  // Twins for programs show what their pages show.
  const twin = twinOf(path)
  const own = twin ?? path
  const full = fullFileOf(path)
  // The README of a package and the addresses of links are no part of its hash.
  if (full) return `${apiVersion(full.page)} ${full.hash}`
  const version = placeOf(own) ? (overviewVersion(own) ?? apiVersion(own)) : docsVersion(own)
  // Heads name images only where they can be drawn.
  return version !== undefined && hasImages() ? `${version} with images` : version
}

/** A file for programs, by its path below the base URL; undefined for any other path. */
export function programFile(path: string): ReturnType<typeof fileOf> {
  return fileOf(path, listPage)
}

/** Whether a path, with base URL, is that of a symbol, as most are. */
export function isSymbolPath(path: string): boolean {
  return placeOf(withoutBase(path) ?? '/')?.place.at === 'symbol'
}

/** Routes that answer the paths of symbols, among those of the app. */
export function symbolRoutes<Route extends LocaleRoute>(routes: Readonly<Record<string, Route>>): typeof routes {
  return routesNamed(routes, 'symbol')
}

/**
 * Renders a page and sends its HTML when it is complete. Nothing is slow enough to stream, and the bytes never depend
 * on timing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = typeof loadContext?.nonce === 'string' ? loadContext.nonce : undefined
  const { matches, loaderData } = remixContext.staticHandlerContext
  const onData = loadContext?.onData as ((data: Uint8Array) => void) | undefined
  const data = onData && (await pageData(remixContext.staticHandlerContext))
  if (data) onData(data)
  if (remixContext.serverHandoffStream) {
    const shown = shownData(matches.map(({ route }) => loaderData[route.id]))
    remixContext.serverHandoffStream = await withoutShown(remixContext.serverHandoffStream, shown)
  }
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} {...(nonce !== undefined && { nonce })} />
      </NonceContext.Provider>,
      {
        ...(nonce !== undefined && { nonce }),
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(collect((body) => resolve(new Response(body, { status: failed ? 500 : status, headers }))))
        },
        onShellError: reject,
        onError(error) {
          failed = true
          printDefect(error)
        },
      },
    )
  })
}

/** A stream that buffers its input and writes it when it ends. */
function collect(done: (body: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(withoutPadding(Buffer.concat(chunks)))
      next()
    },
  })
}

/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character does not fit at the end of a buffer. HTML
 * itself contains none.
 */
function withoutPadding(body: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(body.includes(0) ? body.filter((byte) => byte !== 0) : body)
}
