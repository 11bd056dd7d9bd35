import { translationFor } from '#app/languages/index.server.ts'
import { listedDocuments, site } from '#app/site/index.server.ts'
import { defaultLocale, inLocale, withBase } from '#app/urls/index.ts'

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** All pages, with their alternates if the site has several languages; empty without the address of the site. */
export async function loader(): Promise<Response> {
  const { url, locales } = site(await translationFor(defaultLocale))
  const absolute = (path: string): string => escapeXml(url + withBase(path))
  const listed = url === '' ? [] : listedDocuments()
  const entries = listed.map((path) => {
    const alternates = (locales.length < 2 ? [] : locales).map(
      ({ code, htmlLang }) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang}" href="${absolute(inLocale(path, code))}"/>`,
    )
    return `<url><loc>${absolute(path)}</loc>${alternates.join('')}</url>`
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ]
  return new Response(`${xml.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
