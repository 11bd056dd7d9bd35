import { translationFor } from '#app/languages/index.server.ts'
import { site } from '#app/site/index.server.ts'
import { defaultLocale, withBase } from '#app/urls/index.ts'

/** Allows everything and names the sitemap. */
export async function loader(): Promise<Response> {
  const { url } = site(await translationFor(defaultLocale))
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBase('/sitemap.xml')}\n`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
