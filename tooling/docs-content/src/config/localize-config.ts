import type { Accent, NavbarItem, RepositoryPlace, SiteConfiguration } from '../reader/model.ts'
import type { ServedConfig } from './checked-config.ts'
import { localized } from './localized.ts'
import type { NavbarItemConfig, Text } from './site-config.ts'

/** Docs that the navigation bar links to, in a language. */
export interface NavbarDocs {
  /** Label and version of a doc; absent when there is no such doc, or it is a draft. */
  doc(id: string): { label: string; version: string } | undefined
  /** The first listed doc of a sidebar, and its version. */
  firstDoc(sidebarId: string): { id: string; version: string } | undefined
}

/** Parts of a site's look that the configuration alone does not have. */
export interface Look {
  /** Derived from the configured colour; null without one. */
  accent: Accent | null
  /** Text of the configured home page; null without one. */
  home: SiteConfiguration['home']['content']
  /** Texts of the interface; absent for a language whose texts are built in. */
  strings?: Readonly<Record<string, string>>
  /** The commit that source links lead to. */
  commit?: string
}

/** The configuration in one language. Items of the bar whose doc is not published are left out. */
export function localizeConfig(config: ServedConfig, locale: string, docs: NavbarDocs, look: Look): SiteConfiguration {
  const standard = config.locales.default
  const say = (text: Text) => localized(text, locale, standard)
  const items = config.navbar.items.flatMap((item) => {
    const said = navbarItem(item, say, docs)
    return said ? [{ said, position: item.position ?? 'left' }] : []
  })
  const { logo } = config.navbar
  const { text, year } = config.footer.copyright
  const bar = config.announcementBar
  return {
    title: say(config.title),
    tagline: say(config.tagline),
    description: say(config.description),
    favicon: config.favicon,
    url: config.url,
    baseUrl: config.baseUrl,
    locales: {
      default: standard,
      list: config.locales.list.map(({ strings: _, ...one }) => one),
    },
    ...(look.strings && { strings: look.strings }),
    navbar: {
      title: say(config.navbar.title),
      logo: logo && { ...logo, alt: say(logo.alt) },
      hideOnScroll: config.navbar.hideOnScroll,
      left: items.filter(({ position }) => position === 'left').map(({ said }) => said),
      right: items.filter(({ position }) => position === 'right').map(({ said }) => said),
    },
    footer: {
      columns: config.footer.columns.map(({ title, links }) => ({
        title: say(title),
        links: links.map((link) => ({ ...link, label: say(link.label) })),
      })),
      copyright: year === null ? say(text) : say(text).replaceAll('{year}', String(year)),
    },
    colorMode: config.colorMode,
    announcementBar: bar && { ...bar, content: say(bar.content) },
    docs: {
      path: config.docs.path,
      versionPersistence: config.docs.versionPersistence,
      toc: config.docs.toc,
      breadcrumbs: config.docs.breadcrumbs,
    },
    repository: config.repository && placeOf(config.repository, look.commit),
    theme: { ...config.theme, accent: look.accent },
    analytics: config.analytics,
    slots: {
      head: config.slots.head,
      footer: config.slots.footer && say(config.slots.footer),
      pageEnd: config.slots.pageEnd && say(config.slots.pageEnd),
    },
    security: config.security,
    workbench: config.workbench,
    programs: config.programs,
    ...(config.imageHosts.length > 0 && { imageHosts: config.imageHosts }),
    socialImages: config.socialImages,
    home: {
      content: look.home,
      command: config.home.command,
      symbol: config.home.symbol ?? look.home === null,
      facts: config.home.facts.map(({ title, text: words }) => ({ title: say(title), text: say(words) })),
    },
    checks: config.checks,
  }
}

function placeOf({ url, host, branch }: ServedConfig['repository'] & {}, commit: string | undefined): RepositoryPlace {
  return { url, host, branch, ...(commit !== undefined && { commit }) }
}

function navbarItem(item: NavbarItemConfig, say: (text: Text) => string, docs: NavbarDocs): NavbarItem | undefined {
  if ('items' in item) {
    const items = item.items.flatMap((child) => navbarItem(child, say, docs) ?? [])
    return { type: 'dropdown', label: say(item.label), items } as NavbarItem
  }
  if (item.type === 'doc') {
    const doc = docs.doc(item.docId)
    return doc && { type: 'doc', docId: item.docId, ...doc, ...(item.label && { label: say(item.label) }) }
  }
  if (item.type === 'docSidebar') {
    const doc = docs.firstDoc(item.sidebarId)
    if (!doc) return undefined
    return {
      type: 'docSidebar',
      sidebarId: item.sidebarId,
      docId: doc.id,
      version: doc.version,
      label: say(item.label),
    }
  }
  if (item.type === 'docsVersionDropdown') return { type: item.type, ...(item.versions && { versions: item.versions }) }
  if (!('label' in item)) return { type: item.type }
  return {
    type: 'default',
    label: say(item.label),
    ...(item.to !== undefined && { to: item.to }),
    ...(item.href !== undefined && { href: item.href }),
    ...(item.activeBasePath !== undefined && { activeBasePath: item.activeBasePath }),
    ...(item.activeBaseRegex !== undefined && { activeBaseRegex: item.activeBaseRegex }),
  }
}
