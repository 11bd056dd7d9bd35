import { translationFor } from '#app/languages/index.server.ts'
import { site } from '#app/site/index.server.ts'
import { defaultLocale, withBase } from '#app/urls/index.ts'

/** Allows everything and names the sitemap, which needs the site's address. */
export async function loader(): Promise<Response> {
  const { url } = site(await translationFor(defaultLocale))
  const sitemap = url === '' ? '' : `\nSitemap: ${url}${withBase('/sitemap.xml')}\n`
  const text = `User-agent: *\nAllow: /\n${sitemap}`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
