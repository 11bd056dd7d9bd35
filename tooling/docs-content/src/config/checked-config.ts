import type { SwitchedOff } from '@signpost/diagnostics'
import type {
  HeadElement,
  Analytics,
  Checks,
  CoverageMinimum,
  FontFace,
  LocaleConfiguration,
  LogoSizes,
  PackageSelection,
  RepositoryHost,
  VersionBanner,
} from '../reader/model.ts'
import type { NavbarItemConfig, SidebarItemConfig, Text } from './site-config.ts'

/** A checked configuration whose files have addresses. */
export interface ServedConfig extends CheckedConfig {
  favicon: string
}

/** A configuration without problems, defaults filled in, words still in every language. */
export interface CheckedConfig {
  title: Text
  tagline: Text
  description: Text
  /** Null: the first letter of the title. */
  favicon: string | null
  url: string
  baseUrl: string
  locales: { default: string; list: readonly (LocaleConfiguration & { strings?: string })[] }
  navbar: {
    title: Text
    logo: ({ src: string; srcDark: string; alt: Text } & LogoSizes) | null
    hideOnScroll: boolean
    items: readonly NavbarItemConfig[]
  }
  footer: {
    columns: readonly { title: Text; links: readonly { label: Text; to?: string; href?: string }[] }[]
    copyright: { text: Text; year: number | null }
  }
  colorMode: { default: 'light' | 'dark'; respectPrefersColorScheme: boolean; disableSwitch: boolean }
  announcementBar: {
    id: string
    content: Text
    backgroundColor: string | null
    textColor: string | null
    isCloseable: boolean
  } | null
  security: { contact: readonly string[]; expires: string; policy: string | null } | null
  docs: {
    path: string
    versions: readonly { name: string; label: Text | null; banner: VersionBanner | null }[]
    /** Null: the one that was cut last, else the current one. */
    lastVersion: string | null
    versionPersistence: 'localStorage' | 'none'
    /** Null: one sidebar, `tutorialSidebar`, made from the folders. */
    sidebars: readonly { name: string; items: readonly SidebarItemConfig[] }[] | null
    /** Null: derived from `repository`. False: no edit links. */
    editUrl: string | false | null
    toc: { min: number; max: number }
    breadcrumbs: boolean
    lastUpdate: { date: boolean; author: boolean }
    /** Null: any tag is fine. */
    tags: readonly { slug: string; label: Text; description: Text | null }[] | null
  }
  repository: { url: string; branch: string; host: RepositoryHost; links: 'commit' | 'branch' } | null
  theme: {
    accent: { light: string; dark: string } | null
    fonts: { text: string | null; code: string | null; files: readonly FontFace[] }
    css: string | null
  }
  analytics: Analytics | null
  transform: string | null
  slots: { head: readonly HeadElement[]; footer: Text | null; pageEnd: Text | null }
  programs: boolean
  socialImages: boolean
  sourcePages: boolean
  imageHosts: readonly string[]
  workbench: { url: string; packages: readonly string[]; stories: Readonly<Record<string, string>> } | null
  home: {
    /** Path of a Markdown file from the configuration, the same for every language or by locale. */
    markdown: string | Readonly<Record<string, string>> | null
    command: string | null
    /** Null: where there is no Markdown. */
    symbol: boolean | null
    facts: readonly { title: Text; text: Text }[]
  }
  packages: PackageSelection
  examples: { check: boolean }
  coverage: CoverageMinimum
  /** Wanted releases by package; `*` for all packages. */
  versions: Readonly<Record<string, readonly string[]>>
  diagnostics: { off: SwitchedOff['entries'] }
  checks: Checks
}
