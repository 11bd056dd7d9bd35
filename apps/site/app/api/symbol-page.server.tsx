import type { PageKey, PageRedirect } from '@signpost/graph-model'
import { cachedPage, graph, readSymbol } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { imageHref } from '#app/social-images/index.server.ts'
import { decodeSegment, defaultLocale, hrefOf, isKind, pathOf, shownName, withBase } from '#app/urls/index.ts'
import { otherExamples } from './other-examples.server.ts'
import { packageName } from './package-name.server.ts'
import { currentHref, symbolVersions } from './api-versions.server.ts'
import { ReleaseNotice } from './version-menu.tsx'
import { leadDocs } from './lead.ts'
import { SymbolArticle } from './symbol-article.tsx'
import { symbolOutline } from './symbol-outline.ts'
import { isFirstPage, partDescription, partLabel, type SymbolPart, symbolPart } from './symbol-part.ts'

/** Key of a symbol from the parameters of its route; `undefined` when they cannot name one. */
export function symbolKey(params: Readonly<Record<string, string | undefined>>): PageKey | undefined {
  const slug = decodeSegment(params.package ?? '')
  const name = decodeSegment(params.name ?? '')
  const kind = params.kind ?? ''
  if (slug === undefined || name === undefined || !isKind(kind)) return undefined
  return { slug, kind, name, ...(params.part !== undefined && { part: params.part }) }
}

/** Page of a symbol, or the page it redirects to; `undefined` for an unknown key. */
export function findSymbol(key: PageKey | undefined): SymbolPart | PageRedirect | undefined {
  const found = key && graph().package(key.slug) ? readSymbol(key) : undefined
  if (found && 'redirect' in found) return key?.part === undefined ? found : undefined
  return found && symbolPart(found, key?.part)
}

/** Page of a symbol in a locale. */
export function symbolPage(part: SymbolPart, translation: ServerTranslation): SymbolContent {
  const { slug, kind, name } = part.page.page
  const key = [translation.locale, slug, kind, name, part.of, part.number].join('/')
  return cachedPage(key, () => makeSymbolPage(part, translation))
}

/** Content of a page of a symbol. */
export interface SymbolContent extends ContentPage {
  /** Address of the anchors of all pages of a symbol with several. */
  anchors?: string
}

/** Address of the anchors of a symbol's pages, below the base URL. */
export function anchorsPath(page: PageKey): string {
  return `${pathOf(defaultLocale, { at: 'symbol', page })}/anchors.json`
}

/** Anchors of members on each page of a symbol; `undefined` for a symbol with one page. */
export function symbolAnchors(key: PageKey | undefined): readonly (readonly string[])[] | undefined {
  const part = findSymbol(key)
  if (!part || 'redirect' in part || part.memberPages.length === 1) return undefined
  return part.memberPages.map(({ anchors }) => anchors)
}

function makeSymbolPage(part: SymbolPart, translation: ServerTranslation): SymbolContent {
  const { locale, t } = translation
  const { page } = part
  const { slug, kind, name } = page.page
  const isFirst = isFirstPage(part)
  const label = isFirst ? page.displayName : partLabel(part, t)
  const shown = shownName(name)
  const packageTitle = packageName(slug)!
  const summary = page.facets.map((facet) => leadDocs(facet)?.summaryText ?? '').find((text) => text !== '') ?? ''
  const examples = isFirst ? otherExamples(page, locale) : []
  const versions = symbolVersions(page.page, locale)
  const isRelease = versions !== undefined && versions.shown !== null
  const namespaces = page.parents.flatMap((parent) => page.refs[parent] ?? [])
  return {
    ...(isRelease && {
      notices: contentHtml(<ReleaseNotice name={packageTitle} versions={versions} />, [], translation),
    }),
    frame: frameText({
      head: {
        canonical: currentHref(page.page, locale),
        title: `${isFirst ? shown : `${shown}: ${label}`} | ${packageTitle}`,
        description: !isFirst
          ? partDescription(part, t)
          : summary === ''
            ? t('symbol.description', { kind: t(`kind.${kind}`), name: shown, package: packageTitle })
            : summary.replaceAll('\n', ' '),
        markdown: markdownHref({ at: 'symbol', page: page.page }),
        image: imageHref({ at: 'symbol', page: page.page }, translation),
      },
      crumbs: [
        { label: t('api.title'), href: hrefOf(locale, { at: 'api' }) },
        { label: packageTitle, href: hrefOf(locale, { at: 'package', slug }) },
        ...namespaces.map(({ text, page: parent }) => ({
          label: text,
          ...(parent && { href: hrefOf(locale, { at: 'symbol', page: parent }) }),
        })),
        ...(isFirst ? [] : [{ label: page.displayName, href: hrefOf(locale, { at: 'symbol', page: page.page }) }]),
        { label },
      ],
      toc: symbolOutline(part, t, examples.length),
    }),
    html: contentHtml(<SymbolArticle part={part} examples={examples} versions={versions} />, page.refs, translation, {
      packageName: packageTitle,
    }),
    ...(part.memberPages.length > 1 && { anchors: withBase(anchorsPath(page.page)) }),
  }
}
