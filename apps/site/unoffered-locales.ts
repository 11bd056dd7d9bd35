import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { isLocale, needsOffer, ownLocales } from './app/urls/locales.ts'

/** Answers 404 for pages in locales that the site's configuration does not offer, like the production server. */
export function unofferedLocales(): Plugin {
  return {
    name: 'signpost:unoffered-locales',
    apply: 'serve',
    configureServer({ config: { root, base, logger, server }, middlewares }) {
      const content = resolve(root, process.env.SIGNPOST_CONTENT ?? '.content')
      // Remix starts a second server, as a middleware, to compile routes.
      if (!server.middlewareMode && existsSync(join(content, 'manifest.json'))) {
        const codes = offeredCodes(content)
        if (needsOffer(codes)) {
          logger.warn(
            `This dev server has the addresses of ${ownLocales.join(' and ')} only; the site has ${codes.join(', ')}. ` +
              'Use `signpost serve` to see them.',
          )
        }
      }
      middlewares.use(hideLocales(base, () => offeredCodes(content)))
    },
  }
}

/**
 * Turns requests for pages in locales that are not offered into requests for the 404 page: the app has routes for every locale
 * that it has messages for.
 *
 * @param base - With slashes at both ends.
 * @param offered - Returns the codes of the offered locales.
 */
export function hideLocales(base: string, offered: () => readonly string[]): Connect.NextHandleFunction {
  return (request: Connect.IncomingMessage, _response, next) => {
    const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost')
    const [, code = '', extension = ''] =
      /^([^/]+?)(?:\/.*?)?(\.data)?$/.exec(pathname.startsWith(base) ? pathname.slice(base.length) : '') ?? []
    if (isLocale(code) && !offered().includes(code)) {
      request.url = request.originalUrl = `${base}404${extension}`
    }
    next()
  }
}

function offeredCodes(content: string): string[] {
  const { config } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8')) as {
    config: { locales: { list: { code: string }[] } }
  }
  return config.locales.list.map(({ code }) => code)
}
