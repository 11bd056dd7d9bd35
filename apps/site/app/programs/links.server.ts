import { sourceHref } from '@signpost/docs-content/reader'
import type { LinkTargets } from '@signpost/graph-markdown'
import type { IndexEntry, Ref } from '@signpost/graph-model'
import { content, repositoryPlace } from '#app/data/index.server.ts'
import { defaultLocale, inLocale, type Locale, withBase } from '#app/urls/index.ts'
import { twinBase } from './twin-path.server.ts'

/** Full address of a path, where the configuration has that of the site; else the path with its base URL. */
export function fullHref(path: string): string {
  return content().manifest.config.url + withBase(path)
}

/** Link targets of pages for programs: their links lead to other such pages. */
export function programLinks(locale: Locale = defaultLocale, version?: string): LinkTargets {
  const repository = repositoryPlace(locale)
  return {
    ref: refHref,
    doc: (id) => {
      const found = content().doc(locale, version ?? content().lastVersion(locale).name, id)
      return found && markdownOf(inLocale(found.path, locale))
    },
    path: fullHref,
    ...(repository !== undefined && { repository: (path: string) => sourceHref(repository, path) }),
  }
}

function markdownOf(path: string): string {
  return fullHref(path === '/' ? path : `${path}.md`)
}

function refHref({ page, anchor, href, package: slug }: Ref): string | undefined {
  const place = page ? ({ at: 'symbol', page } as const) : slug ? ({ at: 'package', slug } as const) : undefined
  const path = place && twinBase(place)
  if (path === undefined) return href
  return fullHref(`${path}.md`) + (anchor === undefined ? '' : `#${anchor}`)
}

/** Address of a symbol of a package as Markdown. */
export function entryHref(slug: string, { kind, name }: IndexEntry): string | undefined {
  const path = twinBase({ at: 'symbol', page: { slug, kind, name } })
  return path === undefined ? undefined : fullHref(`${path}.md`)
}
