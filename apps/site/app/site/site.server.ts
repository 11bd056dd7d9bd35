import type { FooterLink, NavbarItem, NavbarLink, SiteConfiguration } from '@signpost/docs-content/reader'
import { websiteTheme } from '@signpost/website-theme'
import { content, docHref, mainDocPath, versionsWithDocs } from '#app/data/index.server.ts'
import { browserMessages, type ServerTranslation } from '#app/languages/index.server.ts'
import { siteLook } from '#app/look/index.server.ts'
import { barItemError, unknownItem } from '#app/navbar/index.ts'
import { imageHref } from '#app/social-images/index.server.ts'
import { inLocale, isLocale, type Locale, withBase } from '#app/urls/index.ts'
import type { BarItem, Site, SiteAnnouncement, SiteLink } from './site.ts'
import { offeredLocales } from './sitemap.server.ts'

/** Data of the site for every page in a locale, from its configuration. */
export function site(translation: ServerTranslation): Site {
  const { locale, t } = translation
  const image = imageHref({ at: 'home' }, translation)
  const config = content().config(locale)
  const messages = browserMessages(locale)
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    ...(image !== undefined && { image }),
    locales: config.locales.list.flatMap(({ code, label, htmlLang, direction }) =>
      isLocale(code) ? [{ code, label, htmlLang, direction }] : [],
    ),
    brand: config.navbar.title,
    logo: logoOf(config),
    favicon: fileHref(config.favicon),
    navbar: {
      left: config.navbar.left.flatMap((item) => namedBarItem(item, locale)),
      right: config.navbar.right.flatMap((item) => namedBarItem(item, locale)),
      hidesOnScroll: config.navbar.hideOnScroll,
    },
    footer: {
      columns: config.footer.columns.map(({ title, links }) => ({
        title,
        links: links.map((link) => siteLink(link, locale)),
      })),
      copyright: config.footer.copyright,
    },
    colorMode: {
      default: config.colorMode.default,
      followsSystem: config.colorMode.respectPrefersColorScheme,
      hasSwitch: !config.colorMode.disableSwitch,
      paper: {
        light: String(websiteTheme.resolve('paper', 'light')),
        dark: String(websiteTheme.resolve('paper', 'dark')),
      },
    },
    announcement: announcementOf(config),
    ...slotsOf(config),
    look: siteLook(),
    docs: docsOf(config, locale),
    ...(messages && { messages }),
    ...(config.url !== '' && { openSearch: withBase('/opensearch.xml') }),
    missing: { title: t('notFound.title'), description: t('notFound.description'), noindex: true },
  }
}

function logoOf({ navbar: { logo } }: SiteConfiguration): Site['logo'] {
  return logo && { ...logo, src: fileHref(logo.src), srcDark: fileHref(logo.srcDark) }
}

/** Address of a file: a path of the site gets the base URL, a full address stays. */
function fileHref(path: string): string {
  return /^(?:https?|mailto):/.test(path) ? path : withBase(path)
}

function activeBase({ activeBasePath, activeBaseRegex }: NavbarLink, locale: Locale): Partial<SiteLink> {
  return {
    ...(activeBasePath !== undefined && { activeBasePath: withBase(inLocale(activeBasePath, locale)) }),
    ...(activeBaseRegex !== undefined && { activeBaseRegex }),
  }
}

function announcementOf({ announcementBar: bar }: SiteConfiguration): SiteAnnouncement | null {
  if (!bar) return null
  return { id: bar.id, html: bar.content, isCloseable: bar.isCloseable }
}

/** Links of the head to the site itself get its base URL. */
function slotsOf({ slots }: SiteConfiguration): Pick<Site, 'slots'> {
  if (slots === undefined || (slots.head.length === 0 && slots.footer === null && slots.pageEnd === null)) return {}
  const head = slots.head.map((element) => {
    const { href } = element.attributes
    return href === undefined ? element : { ...element, attributes: { ...element.attributes, href: fileHref(href) } }
  })
  return { slots: { ...slots, head } }
}

function docsOf({ docs: { versionPersistence } }: SiteConfiguration, locale: Locale): Site['docs'] {
  const last = content().lastVersion(locale)
  return {
    href: withBase(last.path === '/' ? mainDocPath(locale) : inLocale(last.path, locale)),
    versions: versionsWithDocs(locale).map((version) => ({
      name: version.name,
      label: version.label,
      href: withBase(mainDocPath(locale, version)),
    })),
    last: last.name,
    remembers: versionPersistence !== 'none',
  }
}

function siteLink({ label, to, href }: FooterLink, locale: Locale): SiteLink {
  return to === undefined
    ? { label, href: href ?? '', external: true }
    : { label, href: withBase(inLocale(to, locale)), external: false }
}

function namedBarItem(item: NavbarItem, locale: Locale): BarItem[] {
  try {
    return barItem(item, locale)
  } catch (error) {
    throw barItemError(item, error)
  }
}

function barItem(item: NavbarItem, locale: Locale): BarItem[] {
  switch (item.type) {
    case 'default':
      return [{ type: 'link', link: { ...siteLink(item, locale), ...activeBase(item, locale) } }]
    case 'doc':
    case 'docSidebar': {
      const href = docHref(locale, item.version, item.docId)
      return href === undefined ? [] : [{ type: 'link', link: { label: item.label, href, external: false } }]
    }
    case 'dropdown': {
      const links = item.items.flatMap((child) => barItem(child, locale))
      return [
        {
          type: 'menu',
          label: item.label,
          links: links.flatMap((child) => (child.type === 'link' ? [child.link] : [])),
        },
      ]
    }
    case 'localeDropdown':
      return offeredLocales().length < 2 ? [] : [{ type: 'locales' }]
    case 'docsVersionDropdown':
      return [{ type: 'versions', names: item.versions }]
    case 'search':
      return [{ type: 'search' }]
    default:
      throw unknownItem(item)
  }
}
