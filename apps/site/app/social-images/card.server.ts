import type { IndexEntry, PackageIndex } from '@signpost/graph-model'
import { color } from '@signpost/theme'
import { websiteTheme } from '@signpost/website-theme'
import { cachedPage, content, graph } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { kindLetters } from '#app/prose/index.server.ts'
import { shownName } from '#app/urls/index.ts'
import type { Card, CardColours } from './card-svg.ts'
import type { ImagePlace } from './image-place.server.ts'

/** Texts of the image of a page; `undefined` when there is no such page. */
export function cardOf(place: ImagePlace, { locale, t }: ServerTranslation): Card | undefined {
  const { title: site, tagline } = content().config(locale)
  switch (place.at) {
    case 'home':
      return { site, label: '', name: site, isCode: false, sentence: tagline }
    case 'doc': {
      const doc = content().docAt(locale, place.path)
      return doc && { site, label: t('image.guide'), name: doc.title, isCode: false, sentence: doc.description }
    }
    case 'package': {
      const found = currentPackage(place.slug)
      return found && { site, label: t('search.package'), name: found.name, isCode: true, sentence: found.description }
    }
    case 'symbol': {
      const { slug, kind, name } = place.page
      const owner = currentPackage(slug)
      const entry = owner && entriesOf(owner).get(`${kind}/${name}`)
      return (
        entry && {
          site,
          label: t(`kind.${kind}`),
          kind,
          letter: kindLetters[kind],
          from: owner.name,
          name: shownName(name),
          isCode: true,
          ...(entry.route && { route: entry.route }),
          sentence: entry.summary,
        }
      )
    }
  }
}

/** A package that is no published release. */
function currentPackage(slug: string): PackageIndex | undefined {
  return graph().manifest.packages.some((one) => one.slug === slug) ? graph().package(slug) : undefined
}

function entriesOf({ slug, symbols }: PackageIndex): ReadonlyMap<string, IndexEntry> {
  return cachedPage(`social/${slug}`, () => new Map(symbols.map((entry) => [`${entry.kind}/${entry.name}`, entry])))
}

/** Colours of a card in the light mode. */
export function coloursOf({ kind }: Card): CardColours {
  const token = (path: 'paper' | 'ink' | 'inkSoft' | 'line' | 'accent' | `kind.${string}`): string =>
    color.toHex(String(websiteTheme.resolve(path as 'ink', 'light')))
  const { accent } = content().manifest.config.theme
  return {
    paper: token('paper'),
    ink: token('ink'),
    soft: token('inkSoft'),
    line: token('line'),
    accent: accent === null ? token('accent') : color.toHex(accent.accent.light),
    kind: token(kind === undefined ? 'ink' : `kind.${kind}`),
  }
}
