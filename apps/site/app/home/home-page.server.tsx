import { cachedPage, content, graph, mainDocPath } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { frameText } from '#app/page/index.ts'
import { contentHtml, Hast } from '#app/prose/index.server.ts'
import { hrefOf, withBase } from '#app/urls/index.ts'
import { chooseSpecimen } from './choose-specimen.ts'
import { Command } from './command.tsx'
import { Specimen } from './specimen.tsx'

/** Data of the home page. */
export interface HomePage {
  /** Head of the page, by `frameText`. */
  frame: string
  /** HTML of the configured command; empty without one, like those below. */
  commandHtml: string
  /** HTML of one symbol, as its page begins. */
  symbolHtml: string
  /** HTML of the configured text. */
  textHtml: string
  /** Address of the main doc; null when there are no docs. */
  startHref: string | null
  apiHref: string
  /** Short texts of the configuration. */
  facts: readonly { title: string; text: string }[]
  /** Up to six packages with the most symbols, most first. `symbols` is their number in words. */
  packages: readonly { name: string; href: string; description: string; symbols: string }[]
  /** Words of the page. */
  words: Readonly<Record<'start' | 'api' | 'packages' | 'allPackages', string>>
}

const shown = 6

/** Home page in a locale. */
export function homePage(translation: ServerTranslation): HomePage {
  return cachedPage(`home/${translation.locale}`, () => makeHomePage(translation))
}

function makeHomePage(translation: ServerTranslation): HomePage {
  const { locale, t } = translation
  const config = content().config(locale)
  const { content: text, command, symbol = text === null } = config.home
  const specimen = symbol ? chooseSpecimen(graph()) : undefined
  const packages = graph()
    .manifest.packages.map(({ counts, ...one }) => ({
      ...one,
      count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, shown)
    .map(({ slug, name, description, count }) => ({
      name,
      href: hrefOf(locale, { at: 'package', slug }),
      description,
      symbols: t('home.symbols', { count }),
    }))
  return {
    frame: frameText({ head: { title: '', description: config.description }, crumbs: [], toc: [] }),
    commandHtml: command ? contentHtml(<Command command={command} />, [], translation) : '',
    symbolHtml: specimen ? contentHtml(<Specimen page={specimen} />, specimen.refs, translation) : '',
    textHtml: text ? contentHtml(<Hast nodes={text} />, [], translation) : '',
    startHref: content().lastVersion(locale).mainDocId === null ? null : withBase(mainDocPath(locale)),
    apiHref: hrefOf(locale, { at: 'api' }),
    facts: config.home.facts,
    packages,
    words: {
      start: t('home.start'),
      api: t('home.api'),
      packages: t('home.packages'),
      allPackages: t('home.allPackages'),
    },
  }
}
