import { useRouteLoaderData } from '@remix-run/react'
import type { Locale } from '#app/urls/index.ts'
import type { PageHead } from './page-head.ts'

/** A link of the navigation bar, the footer or a list of pages; its words are in the page's language. */
export interface SiteLink {
  label: string
  /** An address below the site's root, or the whole address of another site. */
  href: string
  external: boolean
  /** Pages whose path begins with this count as below the link, instead of those below its own. */
  activeBasePath?: string | undefined
  /** An expression for paths, ignoring case, that decides that instead. */
  activeBaseRegex?: string | undefined
}

/** One thing in the navigation bar. */
export type BarItem =
  | { type: 'link'; link: SiteLink }
  | { type: 'menu'; label: string; links: readonly SiteLink[] }
  | { type: 'locales' }
  | { type: 'search' }
  /** `names` are those of the versions to offer; absent for all. */
  | { type: 'versions'; names?: readonly string[] | undefined }

/** A version of the docs, and the doc that it leads to from a page that is no doc. */
export interface SiteVersion {
  name: string
  label: string
  href: string
}

/** A column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly SiteLink[]
}

/** A message above the navigation bar. */
export interface SiteAnnouncement {
  /** Another id is another announcement, which was not closed yet. */
  id: string
  /** HTML of the site's owner. */
  html: string
  isCloseable: boolean
  /** Whether its colours have a style sheet of their own. */
  hasColors: boolean
}

/** What every page knows of the site it is part of, in the page's language. */
export interface Site {
  title: string
  tagline: string
  /** Origin of canonical addresses, no slash at the end. */
  url: string
  locales: readonly { code: Locale; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }[]
  /** The words beside the mark. */
  brand: string
  /** A picture in place of the mark, for each colour mode. */
  logo: { src: string; srcDark: string; alt: string } | null
  favicon: string
  navbar: { left: readonly BarItem[]; right: readonly BarItem[]; hidesOnScroll: boolean }
  footer: { columns: readonly FooterColumn[]; copyright: string }
  colorMode: {
    /** The mode of a visitor who has chosen none. */
    default: 'light' | 'dark'
    /** Whether such a visitor gets the system's mode instead. */
    followsSystem: boolean
    hasSwitch: boolean
    /** The colour of the page in each mode, for the browser around it. */
    paper: Readonly<Record<'light' | 'dark', string>>
  }
  announcement: SiteAnnouncement | null
  docs: {
    /** Where the docs begin. */
    href: string
    /** Those that have docs, in the order of menus. */
    versions: readonly SiteVersion[]
    /** The name of the one that readers are led to. */
    last: string
    /** Whether the browser may keep which one a visitor chose. */
    remembers: boolean
  }
  /** The head of the page that says that there is none. */
  missing: PageHead
}

/** The site's facts as the root loader sent them; absent while the root itself has failed. */
export function useOptionalSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}

/** The site's facts. @throws {@link Error} outside the site's layout. */
export function useSite(): Site {
  const site = useOptionalSite()
  if (!site) throw new Error('The site’s layout was rendered without the data of the root route.')
  return site
}
