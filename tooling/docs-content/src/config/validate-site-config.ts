import type { Severity } from '../reader/model.ts'
import { announcementBarAt } from './announcement-bar.ts'
import type { CheckedConfig } from './checked-config.ts'
import { diagnosticsAt } from './diagnostics-off.ts'
import { docsAt } from './docs-section.ts'
import { localesAt } from './locales.ts'
import { linkAt, navbarItemsAt } from './navbar-items.ts'
import { securityAt } from './security-contact.ts'
import { SiteConfigError } from './site-config-error.ts'
import type { ConfigProblem, Place } from './value-checks.ts'
import { workbenchAt } from './workbench.ts'
import { booleanAt, integerAt, isObject, listAt, objectAt, oneOfAt, reject, stringAt, textAt } from './value-checks.ts'

const severities: readonly Severity[] = ['ignore', 'log', 'warn', 'throw']

const keys = [
  'title',
  'tagline',
  'description',
  'favicon',
  'url',
  'baseUrl',
  'locales',
  'navbar',
  'footer',
  'colorMode',
  'announcementBar',
  'docs',
  'repository',
  'security',
  'workbench',
  'diagnostics',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
] as const

/**
 * Checks a configuration and fills in its defaults. Unknown keys are problems (R1.4): ignored ones are never found.
 *
 * @param value - What the configuration file exports
 * @param file - Its name, for messages
 * @throws {@link SiteConfigError} with everything that is wrong
 */
export function validateSiteConfig(value: unknown, file: string): CheckedConfig {
  const problems: ConfigProblem[] = []
  const at = objectAt({ value, path: '', problems }, keys)
  if (!at) throw new SiteConfigError(file, problems)

  const baseUrl = baseUrlAt(at('baseUrl'))
  const locales = localesAt(at('locales'), baseUrl)
  const codes = locales.list.map(({ code }) => code)
  const title = textAt(at('title'), codes)
  const tagline = textAt(at('tagline'), codes, '')
  const config: CheckedConfig = {
    title,
    tagline,
    description: textAt(at('description'), codes, tagline),
    favicon: stringAt(at('favicon'), '/favicon.svg'),
    url: urlAt(at('url')),
    baseUrl,
    locales,
    navbar: navbarAt(at('navbar'), codes, title),
    footer: footerAt(at('footer'), codes),
    colorMode: colorModeAt(at('colorMode')),
    announcementBar: announcementBarAt(at('announcementBar'), codes),
    docs: docsAt(at('docs'), codes),
    repository: repositoryAt(at('repository')),
    security: securityAt(at('security')),
    workbench: workbenchAt(at('workbench')),
    diagnostics: diagnosticsAt(at('diagnostics')),
    checks: {
      brokenLinks: oneOfAt(at('onBrokenLinks'), severities, 'throw'),
      brokenAnchors: oneOfAt(at('onBrokenAnchors'), severities, 'warn'),
      brokenMarkdownLinks: oneOfAt(at('onBrokenMarkdownLinks'), severities, 'warn'),
      duplicateRoutes: oneOfAt(at('onDuplicateRoutes'), severities, 'warn'),
    },
  }
  if (problems.length > 0) throw new SiteConfigError(file, problems)
  return config
}

function baseUrlAt(place: Place): string {
  const path = typeof place.value === 'string' && place.value === '' ? '/' : stringAt(place, '/')
  if (/^[\w~.%/-]*$/.test(path) && !path.includes('//')) return `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
  reject(place, 'a path such as "/" or "/site/"')
  return '/'
}

function urlAt(place: Place): string {
  const written = stringAt(place, 'http://localhost')
  let url: URL
  try {
    url = new URL(written)
  } catch {
    reject(place, 'an address with a protocol, such as "https://example.org"')
    return written
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') reject(place, 'an https or http address')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    reject(place, 'an address without a path: use baseUrl for sub-paths')
  }
  return url.origin
}

function navbarAt(place: Place, locales: readonly string[], title: CheckedConfig['title']): CheckedConfig['navbar'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['title', 'logo', 'hideOnScroll', 'items'])
  if (!at) return { title, logo: null, hideOnScroll: false, items: [] }
  return {
    title: textAt(at('title'), locales, title),
    logo: logoAt(at('logo'), locales),
    hideOnScroll: booleanAt(at('hideOnScroll'), false),
    items: navbarItemsAt(at('items'), locales),
  }
}

function logoAt(place: Place, locales: readonly string[]): CheckedConfig['navbar']['logo'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['src', 'srcDark', 'alt'])
  if (!at) return null
  const src = stringAt(at('src'))
  const alt = at('alt').value === '' ? '' : textAt(at('alt'), locales, '')
  return { src, srcDark: stringAt(at('srcDark'), src), alt }
}

function footerAt(place: Place, locales: readonly string[]): CheckedConfig['footer'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['columns', 'copyright'])
  if (!at) return { columns: [], copyright: { text: '', year: null } }
  const columns = listAt(at('columns')).flatMap((column) => {
    const columnAt = objectAt(column, ['title', 'links'])
    if (!columnAt) return []
    const links = listAt(columnAt('links')).flatMap((link) => {
      const keyAt = objectAt(link, ['label', 'to', 'href'])
      return keyAt ? [linkAt(keyAt, link, locales)] : []
    })
    return [{ title: textAt(columnAt('title'), locales), links }]
  })
  return { columns, copyright: copyrightAt(at('copyright'), locales) }
}

function copyrightAt(place: Place, locales: readonly string[]): CheckedConfig['footer']['copyright'] {
  const hasYear = isObject(place.value) && ('text' in place.value || 'year' in place.value)
  const at = hasYear ? objectAt(place, ['text', 'year']) : undefined
  if (!at) return { text: textAt(place, locales, ''), year: null }
  const year = integerAt(at('year'), [1970, 9999], 0)
  if (at('year').value === undefined) reject(at('year'), 'a year')
  return { text: textAt(at('text'), locales), year }
}

function colorModeAt(place: Place): CheckedConfig['colorMode'] {
  const standard = { default: 'light', respectPrefersColorScheme: false, disableSwitch: false } as const
  const at =
    place.value === undefined ? undefined : objectAt(place, ['default', 'respectPrefersColorScheme', 'disableSwitch'])
  if (!at) return standard
  return {
    default: oneOfAt(at('default'), ['light', 'dark'], 'light'),
    respectPrefersColorScheme: booleanAt(at('respectPrefersColorScheme'), false),
    disableSwitch: booleanAt(at('disableSwitch'), false),
  }
}

function repositoryAt(place: Place): CheckedConfig['repository'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['url', 'branch'])
  if (!at) return null
  const url = stringAt(at('url')).replace(/\/$/, '')
  if (url !== '' && !/^https?:\/\//.test(url)) reject(at('url'), 'an https or http address')
  return { url, branch: stringAt(at('branch'), 'main') }
}
