import { index, layout, route, type RouteConfigEntry } from '@remix-run/route-config'
import { otherLocale } from './urls/locale-routes.ts'
import { overviews } from './urls/overviews.ts'

/** Pages of one locale. Routes of every locale have their own ids. */
function pages(locale: string): RouteConfigEntry[] {
  const id = (name: string): { id: string } => ({ id: `${locale}/${name}` })
  return [
    index('routes/home.tsx', id('home')),
    route('api', 'routes/api-layout.tsx', id('api'), [
      index('routes/api-index.tsx', id('api-index')),
      ...overviews.map((of) => route(`${of}/:part?`, 'routes/overview.tsx', id(of))),
      route(':package', 'routes/package.tsx', id('package')),
      route(':package/changes/:number?', 'routes/changes.tsx', id('changes')),
      route(':package/:kind/:name/:part?', 'routes/symbol.tsx', id('symbol')),
    ]),
    route('api/coverage/:file', 'routes/coverage-badge.ts', id('coverage-badge')),
    route('social.png', 'routes/social-image.ts', id('social-image')),
    route('social/*', 'routes/social-image.ts', id('social-images')),
    route('names.json', 'routes/names-json.ts', id('names')),
    route('search', `routes/search-${locale}.tsx`, id('search')),
    route('search/docs/:file', 'routes/search-docs.ts', id('search-docs')),
    // The configuration sets the path of the docs, so any other address may be a doc.
    layout('routes/docs-layout.tsx', id('docs'), [route('*', 'routes/doc.tsx', id('doc'))]),
  ]
}

export default [
  route('_signpost/sitemap.json', 'routes/sitemap-json.ts'),
  route('sitemap.xml', 'routes/sitemap-xml.ts'),
  route('site.css', 'routes/site-css.ts'),
  route('assets/site/:file', 'routes/site-file.ts'),
  route('robots.txt', 'routes/robots-txt.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('api/:package/:kind/:name/anchors.json', 'routes/symbol-anchors.ts'),
  route('search/names.bin', 'routes/search-names.ts'),
  route('search/words/:piece', 'routes/search-words.ts'),
  route('search/signatures/:file', 'routes/search-signatures.ts'),
  route('search/in/:release/names.bin', 'routes/search-names.ts', { id: 'release-names' }),
  route('search/in/:release/words/:piece', 'routes/search-words.ts', { id: 'release-words' }),
  route('search/in/:release/signatures/:file', 'routes/search-signatures.ts', { id: 'release-signatures' }),
  route('sidebar/:file', 'routes/sidebar-list.ts'),
  layout('routes/locale-en.tsx', { id: 'en' }, pages('en')),
  route('ro', 'routes/locale-ro.tsx', { id: 'ro' }, pages('ro')),
  // Never matched: `localeRoutes` copies it for the locales of a site that are not the app's.
  route('_locale', 'routes/locale-other.tsx', { id: otherLocale }, pages(otherLocale)),
] satisfies RouteConfigEntry[]
