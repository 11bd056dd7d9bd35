/** One page of each template, by its English address. */
export const templates: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'doc', path: '/docs/intro' },
  { name: 'list of packages', path: '/api' },
  { name: 'list of symbols', path: '/api/all' },
  { name: 'package', path: '/api/observable' },
  { name: 'class', path: '/api/observable/class/Observable' },
  { name: 'interface', path: '/api/observable/interface/Observer' },
  { name: 'namespace', path: '/api/observable/namespace/operators' },
  { name: 'function', path: '/api/observable/function/combineLatest' },
  { name: 'enum', path: '/api/observable/enum/NotificationKind' },
  { name: 'type', path: '/api/observable/type/MapChange' },
  { name: 'variable', path: '/api/observable/variable/config' },
  { name: 'page of results', path: '/search' },
  { name: 'missing page', path: '/nope' },
]

/** Languages of the site. */
export const locales = ['en', 'ro'] as const

/** Adds the locale prefix to an English path. */
export function inLocale(path: string, locale: (typeof locales)[number]): string {
  if (locale === 'en') return path
  return path === '/' ? '/ro' : `/ro${path}`
}
