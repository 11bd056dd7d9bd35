import type { Diagnostic, SwitchedOff } from '@signpost/diagnostics'

/**
 * Compact hast: a text, or an element with its properties (0 for none) and children. Sanitised.
 *
 * An `a` may carry `dataDoc` (the id of a doc) and `dataHash` (an anchor on it, without `#`) in place of `href`, and
 * an `a` or `img` may carry `dataRepo` (a path from the repository's root). Code blocks are
 * `pre.code[dataLanguage][dataTitle?][dataShowLineNumbers?] > code > span.line(.highlighted)[dataLine?] > span.tok-*`.
 * An admonition is `aside.admonition[dataAdmonition]`, tabs are `div.tabs[dataTabs] > section.tab[dataTab]`.
 */
export type HastNode = string | readonly [tagName: string, properties: HastProperties | 0, ...children: HastNode[]]

/** Properties of a hast element. */
export type HastProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A heading of a doc; the title is not among them. */
export interface Heading {
  id: string
  /** 2 to 6. */
  depth: number
  text: string
}

/** Severity of a check's findings: `throw` fails the build, `warn` and `log` print, `ignore` does nothing. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** The checks of a build and how severe each is. */
export interface Checks {
  brokenLinks: Severity
  brokenAnchors: Severity
  brokenMarkdownLinks: Severity
  duplicateRoutes: Severity
}

/** A language the site is offered in. */
export interface LocaleConfiguration {
  /** A BCP 47 tag: `en`, `ro`, `pt-BR`. */
  code: string
  /** The language's own name: `Română`. */
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  calendar: string
  /** The first segment of its addresses; the default locale has none in them. */
  path: string
  /** Address of its home, with a slash at the end: the site's base, and the path unless it is the default locale. */
  baseUrl: string
}

/** An entry of the navigation bar. Exactly one of `to` (a path of the site) and `href` (an address) is there. */
export interface NavbarLink {
  type: 'default'
  label: string
  to?: string
  href?: string
  /** Paths that start with this count as the item's. */
  activeBasePath?: string
  /** A regular expression, ignoring case, that takes the place of the test by path. */
  activeBaseRegex?: string
}

/** A link to a doc, by id. */
export interface NavbarDoc {
  type: 'doc'
  docId: string
  /** The docs version it leads to. */
  version: string
  /** The doc's sidebar label when the configuration gives none. */
  label: string
}

/** A link to the first doc of a sidebar. */
export interface NavbarDocSidebar {
  type: 'docSidebar'
  sidebarId: string
  /** The doc it leads to, and the docs version that is of. */
  docId: string
  version: string
  label: string
}

/** A menu of links. */
export interface NavbarDropdown {
  type: 'dropdown'
  label: string
  items: readonly (NavbarLink | NavbarDoc | NavbarDocSidebar)[]
}

/** A control that the site itself fills. */
export interface NavbarControl {
  type: 'localeDropdown' | 'search'
}

/** The menu of the docs' versions. */
export interface NavbarVersions {
  type: 'docsVersionDropdown'
  /** Names of those it offers, in order; absent for all. */
  versions?: readonly string[]
}

/** One thing in the navigation bar. */
export type NavbarItem = NavbarLink | NavbarDoc | NavbarDocSidebar | NavbarDropdown | NavbarControl | NavbarVersions

/** A link of the footer. */
export interface FooterLink {
  label: string
  to?: string
  href?: string
}

/** Everything the site's own configuration says, checked, with its defaults, in one language. */
export interface SiteConfiguration {
  title: string
  tagline: string
  /** Description of the home page for search engines; the tagline unless given. */
  description: string
  /** A path below the site's base. */
  favicon: string
  /** Origin: protocol and host, no slash at the end. */
  url: string
  /** Starts and ends with a slash. */
  baseUrl: string
  locales: { default: string; list: readonly LocaleConfiguration[] }
  /** Texts of the interface in this language; absent when they are built in. */
  strings?: Readonly<Record<string, string>>
  navbar: {
    title: string
    logo: ({ src: string; srcDark: string; alt: string } & LogoSizes) | null
    hideOnScroll: boolean
    left: readonly NavbarItem[]
    right: readonly NavbarItem[]
  }
  footer: {
    columns: readonly { title: string; links: readonly FooterLink[] }[]
    /** May contain HTML of the site's owner. */
    copyright: string
  }
  colorMode: { default: 'light' | 'dark'; respectPrefersColorScheme: boolean; disableSwitch: boolean }
  announcementBar: AnnouncementBar | null
  docs: {
    /** Where docs live below the site's base: `/docs`, or `/` for the base itself. */
    path: string
    versionPersistence: 'localStorage' | 'none'
    toc: { min: number; max: number }
    breadcrumbs: boolean
  }
  repository: RepositoryPlace | null
  theme: SiteTheme
  /** A script of another host; null when none is configured. */
  analytics: Analytics | null
  /** Additions of the site's owner to every page, the texts as HTML; absent in earlier content, for none. */
  slots?: { head: readonly HeadElement[]; footer: string | null; pageEnd: string | null }
  /**
   * How a vulnerability is reported: contact addresses, the time after which they are out of date (RFC 3339) and the address of a
   * policy.
   */
  security: { contact: readonly string[]; expires: string; policy: string | null } | null
  /**
   * A Storybook: its address with a slash at the end, a path below the site's base or a whole one, the packages in it, and the
   * stories that pages of packages show; those are absent in earlier content.
   */
  workbench: { url: string; packages: readonly string[]; stories?: Readonly<Record<string, string>> } | null
  /** Whether pages are also written as Markdown and as JSON, with llms.txt and feeds; absent in earlier content, for true. */
  programs?: boolean
  /** Hosts whose images pages show; absent for none. */
  imageHosts?: readonly string[]
  /** Whether pages have images for previews; absent in earlier content, for false. */
  socialImages?: boolean
  home: {
    /** Text of the configured Markdown file, without its title; null for the usual home page. */
    content: readonly HastNode[] | null
    /** Command with which a reader begins, on one line; absent in earlier content. */
    command?: string | null
    /** Whether a symbol is shown beside the title; absent in earlier content, for a page without text. */
    symbol?: boolean
    /** Short texts below the head of the home page. */
    facts: readonly { title: string; text: string }[]
  }
  checks: Checks
}

/** An element of the head, with its attributes. */
export interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Readonly<Record<string, string>>
}

/** Software of a repository's host, by which its addresses are formed. */
export type RepositoryHost = 'github' | 'gitlab' | 'bitbucket' | 'azure'

/** A repository on the web. */
export interface RepositoryPlace {
  /** Without a slash at the end. */
  url: string
  host: RepositoryHost
  /** The branch that edit links lead to. */
  branch: string
  /** The commit that source links lead to; absent when they lead to the branch. */
  commit?: string
}

/** A custom property's value in each colour mode. */
export type ModeColours = Readonly<Record<'light' | 'dark', string>>

/** Colours of the accent, named like the tokens of the site's theme. */
export type Accent = Readonly<
  Record<'accent' | 'accentStrong' | 'accentWash' | 'onAccent' | 'underline' | 'selection', ModeColours>
>

/** A font file. */
export interface FontFace {
  family: string
  /** Path below the site's base. */
  src: string
  /** A weight, or a range of weights. */
  weight: string
  style: 'normal' | 'italic'
}

/** Configured colours, fonts and styles; null or empty for the standard ones. */
export interface SiteTheme {
  accent: Accent | null
  fonts: { text: string | null; code: string | null; files: readonly FontFace[] }
  /** Path of the custom style sheet below the site's base. */
  css: string | null
}

/** A script of another host that every page loads. */
export interface Analytics {
  src: string
  /** Attributes of its element; their names begin with `data-`. */
  attributes: Readonly<Record<string, string>>
  /** Further origins that it may send to. */
  origins: readonly string[]
}

/** Sizes of the images of a logo, by which their place is reserved; absent for one that is no file of the repository. */
export interface LogoSizes {
  size?: ImageSize
  sizeDark?: ImageSize
}

/** Width and height of an image as its file has them; only their ratio counts. */
export interface ImageSize {
  width: number
  height: number
}

/** A file of the repository that the site serves. */
export interface SiteFile {
  /** Path below the site's base: `/files/logo.0123456789ab.svg`. */
  path: string
  /** Path from the manifest. */
  data: string
  /** Media type. */
  type: string
}

/** A message above the navigation bar. */
export interface AnnouncementBar {
  id: string
  /** HTML of the site's owner. */
  content: string
  backgroundColor: string | null
  textColor: string | null
  isCloseable: boolean
}

/** A doc in lists. */
export interface DocEntry {
  /** The path of its file from the content folder, without the ending: `guide/start`. */
  id: string
  /** The docs version it is of. */
  version: string
  /** The address below the version's own, no slash at either end; empty for that itself. */
  slug: string
  /** The whole path below the site's base: `/docs/guide/start`. */
  path: string
  title: string
  /** Name in sidebars and in links to neighbours. */
  label: string
  description: string
  /** The sidebar it is in, if any. */
  sidebar: string | null
  /** The language of the text: the default locale's when the doc is not translated. */
  lang: string
  /** Reachable by its address only. Present only when true. */
  unlisted?: true
  /** Not published yet: included only in builds with drafts. Present only when true. */
  draft?: true
}

/** A step of a doc's breadcrumbs, outermost first; the last one is the doc. */
export interface Breadcrumb {
  label: string
  /** Present when a listed doc is behind it. */
  docId?: string
}

/** A neighbour in the order of the sidebar. */
export interface DocNeighbour {
  id: string
  label: string
}

/** A tag as a doc carries it. */
export interface DocTag {
  slug: string
  label: string
}

/** A doc's page. */
export interface Doc extends DocEntry {
  content: readonly HastNode[]
  headings: readonly Heading[]
  /** The one h1: the text's own, else the title. */
  heading: string
  /** The h1 is there for screen readers only. */
  hideTitle: boolean
  /** Which headings the table of contents shows; absent when it is hidden. */
  toc?: { min: number; max: number }
  keywords: readonly string[]
  tags: readonly DocTag[]
  breadcrumbs: readonly Breadcrumb[]
  previous?: DocNeighbour
  next?: DocNeighbour
  /** The source file's path from the content folder, locale first; absent for a generated introduction. */
  file?: string
  editUrl?: string
  /** Doc comments shown rendered, by the index in `div[dataSample]`: each is a `CommentSample` of the symbol graph. */
  samples?: readonly unknown[]
  /** From front matter or Git; `date` is `YYYY-MM-DD` or a whole ISO date. */
  lastUpdate?: { date?: string; author?: string }
}

/** A line of a sidebar. */
export type SidebarItem =
  | { type: 'doc'; id: string; label: string; unlisted?: true }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category'
      label: string
      /** The doc that the category's own name leads to. */
      id?: string
      /** That doc is unlisted, so the category has no link in lists. */
      linkUnlisted?: true
      items: readonly SidebarItem[]
      collapsed: boolean
      collapsible: boolean
    }

/** A sidebar in one language. */
export interface Sidebar {
  name: string
  items: readonly SidebarItem[]
}

/** A tag and the listed docs that carry it, by title. */
export interface Tag extends DocTag {
  description: string
  docIds: readonly string[]
}

/** Notice on the pages of a version. */
export type VersionBanner = 'none' | 'unreleased' | 'unmaintained'

/** A version of the docs in one language. */
export interface DocsVersion {
  /** `current` for the docs of the content folder, else what it was cut as. */
  name: string
  label: string
  /** Where its docs live below the site's base: `/docs` for the last one, else `/docs/next` or `/docs/1.0`. */
  path: string
  /** Whether it is the one that readers are led to; exactly one is. */
  isLast: boolean
  banner: VersionBanner
  /** The doc that its address leads to; null when it has no docs. */
  mainDocId: string | null
  /** Ids of the drafts. `docs` includes them only in builds with drafts. */
  draftIds: readonly string[]
  /** By id in code units. */
  docs: readonly DocEntry[]
  sidebars: readonly Sidebar[]
  tags: readonly Tag[]
}

/** A page of the docs, the file that its text is from, and the links in it as they were written. */
export interface DocLinks {
  /** The whole path below the site's base, that of the locale included: `/ro/docs/intro`. */
  path: string
  /** Path from the site's folder. */
  file: string
  links: readonly { url: string; line: number; column: number }[]
}

/** A diagnostic of the docs; its file is relative to the site's folder. */
export interface ContentDiagnostic extends Diagnostic {
  /** The address: of a link as it was written, of a duplicate the one that both have. Absent for other diagnostics. */
  url?: string
  /** Present holder of a duplicate's address: a file, or a phrase such as `the home page`. Absent for other diagnostics. */
  other?: string
}

/** All that is said in one language. */
export interface LocaleContent {
  locale: string
  config: SiteConfiguration
  /** The current version, then those that were cut, the newest first. */
  versions: readonly StoredVersion[]
}

/** A version as it is written: each doc with its file. */
export interface StoredVersion extends DocsVersion {
  docs: readonly (DocEntry & { /** Path from the manifest. */ readonly data: string })[]
}

/** Packages to document, by names and patterns such as `@acme/*`. */
export interface PackageSelection {
  /** Null for all. */
  include: readonly string[] | null
  exclude: readonly string[]
  /** Patterns of `exports` to expand, by package. */
  entryPoints: Readonly<Record<string, readonly string[]>>
}

/** Smallest percentages for each package; 0 where nothing is asked for. */
export interface CoverageMinimum {
  documented: number
  withExample: number
  checked: number
}

/** Published releases to document. */
export interface WantedVersions {
  /** By package; `*` for all packages. */
  wanted: Readonly<Record<string, readonly string[]>>
  /** Name of the configuration file, for messages. */
  file: string
  /** Folder from which paths lead, relative to the site's folder. */
  folder: string
}

/** The content's table of contents, written last. */
export interface ContentManifest {
  /** `major.minor`; a reader accepts its own major. */
  formatVersion: string
  /** In the default locale. */
  config: SiteConfiguration
  checks: Checks
  /** In the order of the configuration, the default locale among them. */
  locales: readonly LocaleContent[]
  /** All of them, those that are switched off too. */
  diagnostics: readonly ContentDiagnostic[]
  /** Diagnostics that the configuration switches off; absent when there are none. */
  off?: SwitchedOff
  /** Files of the repository that the configuration names, by path; absent when there are none. */
  files?: readonly SiteFile[]
  /** Files besides docs and configuration that the content is made from, from the site's folder; absent when there are none. */
  sources?: readonly string[]
  /** Packages that the configuration selects, with its name for messages; absent when it selects all. */
  packages?: PackageSelection & { file: string }
  /** Bundled module that changes pages of symbols; absent without one. */
  transform?: string
  /** Present when examples are checked. */
  examples?: true
  /** Present when the site has pages of source files. */
  sourcePages?: true
  /** Absent when nothing is asked for. */
  coverage?: CoverageMinimum
  /** Absent when the configuration wants no releases. */
  versions?: WantedVersions
}

/** Open content. Doc files are read on first use and cached. Every locale has every doc. */
export interface Content {
  readonly manifest: ContentManifest
  /** The configuration in a language; the default locale's for one the site does not have. */
  config(locale: string): SiteConfiguration
  /** The current version, then those that were cut, the newest first. */
  versions(locale: string): readonly DocsVersion[]
  /** The version that readers are led to. */
  lastVersion(locale: string): DocsVersion
  /** The version that a path below the site's base is of, by the longest address of a version; absent outside the docs. */
  versionAt(locale: string, path: string): DocsVersion | undefined
  /** A doc by its path below the site's base, percent-encoded or not; absent when there is none. */
  docAt(locale: string, path: string): Doc | undefined
  /** A doc of a version by its id; absent when there is none. */
  doc(locale: string, version: string, id: string): Doc | undefined
  /** A {@link SiteFile} by its path below the site's base, with its bytes; absent when there is none. */
  file(path: string): { type: string; bytes: Buffer } | undefined
  /** Reads the manifest again; true when the content on disk is another one than before. */
  refresh(): boolean
}
