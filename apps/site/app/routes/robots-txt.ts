import { translationFor } from '#app/lib/i18n.server.ts'
import { site } from '#app/lib/site.server.ts'
import { defaultLocale } from '#app/lib/locales.ts'
import { withBase } from '#app/lib/urls.ts'

/** Everything may be read; the sitemap is named. */
export async function loader(): Promise<Response> {
  const { url } = site(await translationFor(defaultLocale))
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBase('/sitemap.xml')}\n`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
