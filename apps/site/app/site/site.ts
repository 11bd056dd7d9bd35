import { useRouteLoaderData } from '@remix-run/react'
import type { SiteConfiguration } from '@signpost/docs-content/reader'
import { createContext, useContext } from 'react'
import type { SiteLook } from '#app/look/index.ts'
import type { Locale } from '#app/urls/index.ts'
import type { PageHead } from './page-head.ts'

/** A link of the navigation bar, the footer or a list of pages, labelled in the page's language. */
export interface SiteLink {
  label: string
  /** Address below the base URL, or full address of another site. */
  href: string
  external: boolean
  /** Prefix of the paths that count as below the link, instead of its own path. */
  activeBasePath?: string | undefined
  /** Regular expression for those paths instead, ignoring case. */
  activeBaseRegex?: string | undefined
}

/** Item of the navigation bar. */
export type BarItem =
  | { type: 'link'; link: SiteLink }
  | { type: 'menu'; label: string; links: readonly SiteLink[] }
  | { type: 'locales' }
  | { type: 'search' }
  /** `names` are the versions to offer; absent for all. */
  | { type: 'versions'; names?: readonly string[] | undefined }

/** A docs version, and its address in links from pages other than docs. */
export interface SiteVersion {
  name: string
  label: string
  href: string
}

/** Column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly SiteLink[]
}

/** Message above the navigation bar. */
export interface SiteAnnouncement {
  /** A new id makes a closed announcement visible again. */
  id: string
  /** HTML of the site's owner. */
  html: string
  isCloseable: boolean
}

/** Data of the site for every page, in the page's language. */
export interface Site {
  title: string
  tagline: string
  /** Address of the image of pages without one of their own; absent when the site has no images. */
  image?: string
  /** Origin of canonical addresses, without a slash at the end. */
  url: string
  locales: readonly { code: Locale; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }[]
  /** Text beside the logo. */
  brand: string
  /** Logo for each colour mode, instead of the default one. */
  logo: SiteConfiguration['navbar']['logo']
  favicon: string
  navbar: { left: readonly BarItem[]; right: readonly BarItem[]; hidesOnScroll: boolean }
  footer: { columns: readonly FooterColumn[]; copyright: string }
  colorMode: {
    /** Mode of visitors who have not chosen one. */
    default: 'light' | 'dark'
    /** Whether such visitors get the system's mode instead. */
    followsSystem: boolean
    hasSwitch: boolean
    /** Background colour of each mode, for the browser's theme colour. */
    paper: Readonly<Record<'light' | 'dark', string>>
  }
  announcement: SiteAnnouncement | null
  /** Additions of the site's owner to every page; absent without any. */
  slots?: NonNullable<SiteConfiguration['slots']>
  look: SiteLook
  docs: {
    /** Address of the docs. */
    href: string
    /** Versions with docs, in menu order. */
    versions: readonly SiteVersion[]
    /** Name of the last version. */
    last: string
    /** Whether the browser may store the chosen version. */
    remembers: boolean
  }
  /** Messages for the browser, in a locale that the app does not include. */
  messages?: Readonly<Record<string, string>>
  /** Address of the description of the search for browsers; absent without the address of the site. */
  openSearch?: string
  /** Head of the 404 page. */
  missing: PageHead
}

/** Site data of the root loader; `undefined` when the root has failed. */
export function useOptionalSite(): Site | undefined {
  return useRouteLoaderData<Site>('root')
}

/** Site data for the components of the layout, which would render with each step of a navigation if they read the router's state. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** Site data of the root loader. @throws {@link Error} outside the site's layout. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('The site’s layout was rendered without the data of the root route.')
  return site
}
