import type { PageKey, PageRedirect, SymbolPage } from '@signpost/graph-model'
import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { decodeSegment, hrefOf, isKind } from '#app/urls/index.ts'
import { packageState } from './package-state.server.ts'
import { shownName } from './shown-name.ts'
import { SymbolArticle } from './symbol-article.tsx'
import { symbolOutline } from './symbol-outline.ts'

/** Key of a symbol from the parameters of its route; `undefined` when they cannot name one. */
export function symbolKey(params: Readonly<Record<string, string | undefined>>): PageKey | undefined {
  const slug = decodeSegment(params.package ?? '')
  const name = decodeSegment(params.name ?? '')
  const kind = params.kind ?? ''
  return slug !== undefined && name !== undefined && isKind(kind) ? { slug, kind, name } : undefined
}

/** Page of a symbol, or the page it redirects to; `undefined` for an unknown key. */
export function findSymbol(key: PageKey | undefined): SymbolPage | PageRedirect | undefined {
  if (!key || !graph().package(key.slug)) return undefined
  return cachedPage(`symbol/${key.slug}/${key.kind}/${key.name}`, () => graph().symbol(key))
}

/** Page of a symbol in a locale. */
export function symbolPage(page: SymbolPage, translation: ServerTranslation): ContentPage {
  const { slug, kind, name } = page.page
  return cachedPage([translation.locale, slug, kind, name].join('/'), () => makeSymbolPage(page, translation))
}

function makeSymbolPage(page: SymbolPage, translation: ServerTranslation): ContentPage {
  const { locale, t } = translation
  const { slug, kind, name } = page.page
  const shown = shownName(name)
  const state = packageState(slug)!
  const summary = page.facets[0]?.signatures[0]?.docs.summaryText ?? ''
  const namespaces = page.parents.flatMap((parent) => page.refs[parent] ?? [])
  return {
    frame: frameText({
      head: {
        title: `${shown} | ${state.name}`,
        description:
          summary === ''
            ? t('symbol.description', { kind: t(`kind.${kind}`), name: shown, package: state.name })
            : summary,
      },
      crumbs: [
        { label: t('api.title'), href: hrefOf(locale, { at: 'api' }) },
        { label: state.name, href: hrefOf(locale, { at: 'package', slug }) },
        ...namespaces.map(({ text, page: parent }) => ({
          label: text,
          ...(parent && { href: hrefOf(locale, { at: 'symbol', page: parent }) }),
        })),
        { label: page.displayName },
      ],
      toc: symbolOutline(page, t),
    }),
    html: contentHtml(<SymbolArticle page={page} state={state} />, page.refs, translation),
  }
}
