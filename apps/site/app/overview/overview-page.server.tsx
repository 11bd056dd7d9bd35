import type { ReactElement } from 'react'
import { cachedPage, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { type ContentPage, frameText } from '#app/page/index.ts'
import { markdownHref } from '#app/programs/index.server.ts'
import { contentHtml } from '#app/prose/index.server.ts'
import { hrefOf, type Overview, overviews, type Place } from '#app/urls/index.ts'
import { AllArticle } from './all-article.tsx'
import { catalogue, type DeprecatedItem, type ListedSymbol } from './catalogue.server.ts'
import { DeprecatedArticle } from './deprecated-article.tsx'
import { HierarchyArticle } from './hierarchy-article.tsx'
import { type TreeNode, type Trees, treeSize } from './hierarchy.ts'
import { byLetter, type LetterPage, letterPages } from './letters.ts'
import { allTrees } from './trees.server.ts'
import { newestFirst } from './version-order.ts'

type OverviewPlace = Place & { at: 'overview' }

/** Pages of all lists. */
export function overviewPlaces(): OverviewPlace[] {
  return overviews.flatMap((of) =>
    pagesOf(of).map(({ part }): OverviewPlace => ({ at: 'overview', of, ...(part !== undefined && { part }) })),
  )
}

/** Page of a list in a locale; `undefined` when the list has no such page. */
export function overviewPage({ of, part }: OverviewPlace, translation: ServerTranslation): ContentPage | undefined {
  const found = pagesOf(of).find((page) => page.part === part)
  if (!found) return undefined
  return cachedPage(['overview', translation.locale, of, part].join('/'), () => {
    const { locale, t } = translation
    const name = t(`overview.${of}`)
    const title = part === undefined ? name : t('overview.page', { title: name, part: part.toUpperCase() })
    return {
      frame: frameText({
        head: {
          title: `${title} | ${t('api.title')}`,
          description: t(`overview.${of}.description`),
          markdown: markdownHref({ at: 'overview', of }),
        },
        crumbs: [{ label: t('api.title'), href: hrefOf(locale, { at: 'api' }) }, { label: title }],
        toc: [],
      }),
      html: contentHtml(articleOf(of, part), [], translation),
    }
  })
}

interface ListedTree {
  kind: Trees['kind']
  root: TreeNode
}

function pagesOf(of: Overview): readonly LetterPage<unknown>[] {
  switch (of) {
    case 'all':
      return symbolPages()
    case 'hierarchy':
      return treePages()
    case 'deprecated':
      return deprecatedPages()
  }
}

function articleOf(of: Overview, part: string | undefined): ReactElement {
  const packages = new Map(graph().manifest.packages.map(({ slug, name }) => [slug, name]))
  const at = <Page extends { part: string | undefined }>(pages: readonly Page[]): Page => {
    return pages.find((page) => page.part === part)!
  }
  switch (of) {
    case 'all': {
      const pages = symbolPages()
      const page = at(pages)
      const versions = page.groups.flatMap(({ items }) =>
        items.flatMap(({ since }) => (since === undefined ? [] : since)),
      )
      return (
        <AllArticle
          {...{ pages, page, packages }}
          count={catalogue().symbols.length}
          versions={newestFirst(versions)}
        />
      )
    }
    case 'hierarchy': {
      const pages = treePages()
      const ids = new Set(allTrees().flatMap(({ roots }) => roots.flatMap(symbolIds)))
      return <HierarchyArticle {...{ pages, packages }} page={at(pages)} trees={allTrees()} count={ids.size} />
    }
    case 'deprecated': {
      const pages = deprecatedPages()
      return <DeprecatedArticle {...{ pages, packages }} page={at(pages)} count={catalogue().deprecated.length} />
    }
  }
}

function symbolPages(): LetterPage<ListedSymbol>[] {
  return cachedPage('overview/all', () => letterPages(byLetter(catalogue().symbols, ({ entry }) => entry.name)))
}

function deprecatedPages(): LetterPage<DeprecatedItem>[] {
  return cachedPage('overview/deprecated', () => letterPages(byLetter(catalogue().deprecated, ({ name }) => name)))
}

function treePages(): LetterPage<ListedTree>[] {
  return cachedPage('overview/hierarchy', () => {
    const trees = allTrees().flatMap(({ kind, roots }) => roots.map((root): ListedTree => ({ kind, root })))
    return letterPages(
      byLetter(trees, ({ root }) => root.name),
      ({ root }) => treeSize(root),
    )
  })
}

function symbolIds({ id, symbol, children }: TreeNode): string[] {
  return [...(symbol === undefined ? [] : [id]), ...children.flatMap(symbolIds)]
}
