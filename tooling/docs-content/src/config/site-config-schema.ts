import { expectedInsteadOf, isAboutSymbol, type DiagnosticCode } from '@signpost/diagnostics'
import * as z from 'zod'
import type { Severity } from '../reader/model.ts'
import { announcementBar } from './announcement-bar.ts'
import type { CheckedConfig } from './checked-config.ts'
import { docs } from './docs-section.ts'
import { completeLocales, locales } from './locales.ts'
import { analytics, home, picture, repository, theme, repositoryFile } from './look-sections.ts'
import { link, navbarItems } from './navbar-items.ts'
import {
  choose,
  dictionary,
  filled,
  flag,
  isObject,
  keys,
  list,
  matching,
  oneOf,
  orNull,
  section,
  text,
  whole,
} from './schema.ts'
import { security } from './security-contact.ts'
import { slots } from './slots.ts'
import { versions } from './versions.ts'

/**
 * Schema of a configuration, whose result has all defaults.
 *
 * @param codes - Of the locales, the default one first: they are the keys of texts.
 */
export function siteConfig(codes: readonly string[]): z.ZodType<CheckedConfig> {
  return keys({
    title: text(codes),
    tagline: text(codes).default(''),
    description: text(codes).exactOptional(),
    favicon: orNull(picture),
    url: url(),
    baseUrl: baseUrl(),
    locales: locales(),
    navbar: section(
      keys({
        title: text(codes).exactOptional(),
        logo: orNull(logo(codes)),
        hideOnScroll: flag.default(false),
        items: navbarItems(codes).default([]),
      }),
    ),
    footer: keys({
      columns: list(keys({ title: text(codes), links: list(link(codes)).default([]) })).default([]),
      copyright: copyright(codes).default({ text: '', year: null }),
    }).prefault({}),
    colorMode: keys({
      default: oneOf('light', 'dark').default('light'),
      respectPrefersColorScheme: flag.default(false),
      disableSwitch: flag.default(false),
    }).prefault({}),
    announcementBar: announcementBar(codes),
    docs: docs(codes),
    repository: repository(),
    theme: theme(),
    analytics: analytics(),
    transform: orNull(repositoryFile('ts', 'mts', 'js', 'mjs')),
    slots: slots(codes),
    security: security(),
    workbench: orNull(
      keys({
        url: matching(
          /^(?:https?:\/)?\/[^?#]*\/$/,
          'a path or an address that ends with a slash, such as "/workbench/"',
        ).default('/workbench/'),
        packages: z.array(filled, { error: 'a list of package slugs' }),
        stories: dictionary(matching(/^[a-z\d-]+--[a-z\d-]+$/, 'the id of a story, such as "button--live"')).default(
          {},
        ),
      }),
    ),
    home: home(codes),
    programs: flag.default(true),
    socialImages: flag.default(false),
    sourcePages: flag.default(false),
    imageHosts: list(
      matching(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/, 'the name of a host, such as "raw.githubusercontent.com"'),
    ).default([]),
    packages: section(
      keys({
        include: orNull(list(filled)),
        exclude: list(filled).default([]),
        entryPoints: dictionary(list(filled)).default({}),
      }),
    ),
    examples: keys({ check: flag.default(false) }).prefault({}),
    coverage: keys({
      documented: percent.default(0),
      withExample: percent.default(0),
      checked: percent.default(0),
    }).prefault({}),
    versions: versions(),
    diagnostics: keys({ off: off().default([]) }).prefault({}),
    onBrokenLinks: severity('throw'),
    onBrokenAnchors: severity('warn'),
    onBrokenMarkdownLinks: severity('warn'),
    onDuplicateRoutes: severity('warn'),
  }).transform(
    ({ onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks, onDuplicateRoutes, ...config }): CheckedConfig => ({
      ...config,
      description: config.description ?? config.tagline,
      locales: completeLocales(config.locales, config.baseUrl),
      navbar: { ...config.navbar, title: config.navbar.title ?? config.title },
      checks: {
        brokenLinks: onBrokenLinks,
        brokenAnchors: onBrokenAnchors,
        brokenMarkdownLinks: onBrokenMarkdownLinks,
        duplicateRoutes: onDuplicateRoutes,
      },
    }),
  )
}

const percent = whole(0, 100)

function severity(standard: Severity): z.ZodType<Severity> {
  return oneOf('ignore', 'log', 'warn', 'throw').default(standard)
}

/** Base URL, with slashes at both ends. */
export function baseUrl(): z.ZodType<string> {
  return z
    .string({ error: 'a string that is not empty' })
    .default('/')
    .refine((path) => isBasePath(path), {
      error: 'a path such as "/" or "/site/", without "." and ".." between slashes',
    })
    .transform((path) => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/'))
}

/** Whether a path leads nowhere else, also once a server has decoded its `%2e`. */
function isBasePath(path: string): boolean {
  if (!/^(?:[\w~./-]|%[\da-f]{2})*$/i.test(path) || path.includes('//')) return false
  try {
    const decoded = decodeURIComponent(path)
    return !/[\p{Cc}\\?#]|%|\/\//u.test(decoded) && !decoded.split('/').some((one) => /^\.\.?$/.test(one))
  } catch {
    return false
  }
}

/** Protocol and host of the published site; empty when they are not known. */
export function url(): z.ZodType<string> {
  return filled
    .refine((address) => URL.canParse(address), {
      error: 'an address with a protocol, such as "https://example.org"',
      abort: true,
    })
    .refine((address) => /^https?:$/.test(new URL(address).protocol), { error: 'an https or http address' })
    .refine(
      (address) => {
        const { pathname, search, hash } = new URL(address)
        return pathname === '/' && search === '' && hash === ''
      },
      { error: 'an address without a path: use baseUrl for sub-paths' },
    )
    .transform((address) => new URL(address).origin)
    .default('')
}

function logo(codes: readonly string[]): z.ZodType<NonNullable<CheckedConfig['navbar']['logo']>> {
  // Decorative images have an empty alt text.
  const alt = choose((value) => (value === '' ? z.string() : text(codes)))
  return keys({ src: picture, srcDark: picture.exactOptional(), alt: alt.default('') }).transform(
    ({ src, srcDark = src, alt }) => ({ src, srcDark, alt }),
  )
}

function copyright(codes: readonly string[]): z.ZodType<CheckedConfig['footer']['copyright']> {
  const year = choose((value) => (value === undefined ? z.int({ error: 'a year' }) : whole(1970, 9999)))
  return choose<CheckedConfig['footer']['copyright']>((value) =>
    isObject(value) && ('text' in value || 'year' in value)
      ? keys({ text: text(codes), year })
      : text(codes).transform((words) => ({ text: words, year: null })),
  )
}

/** `diagnostics.off`: each entry has the code of a warning that may be switched off, a reason, and perhaps the symbols that it is for. */
function off(): z.ZodType<CheckedConfig['diagnostics']['off']> {
  const code = filled.superRefine((name, context) => {
    const instead = expectedInsteadOf(name)
    if (instead !== undefined) context.addIssue({ code: 'custom', message: instead })
  }) as unknown as z.ZodType<DiagnosticCode>
  const symbols = list(filled).min(1, { error: 'a list that is not empty' }).exactOptional()
  return list(keys({ code, reason: filled, symbols })).superRefine((entries, context) => {
    for (const [index, entry] of entries.entries()) {
      if (entry.symbols !== undefined && !isAboutSymbol(entry.code))
        context.addIssue({ code: 'custom', path: [index, 'symbols'], message: 'no symbols: this code is about none' })
      const isSame = (other: typeof entry): boolean =>
        other.code === entry.code && (other.symbols === undefined) === (entry.symbols === undefined)
      if (entry.symbols !== undefined || entries.findIndex(isSame) === index) continue
      context.addIssue({ code: 'custom', path: [index, 'code'], message: 'each code once' })
    }
  })
}
