import { type Locale, ownLocales } from './locales.ts'

/** A route of the app, as far as its locale matters. Ids of a locale's routes begin with its code. */
export interface LocaleRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
}

/** Id of the layout route from which routes of locales that are not the app's are copied. */
export const otherLocale = 'other'

/**
 * Returns the app's routes for the locales of a site. The routes of the first locale have no prefix.
 *
 * @param codes - The default locale first.
 */
export function localeRoutes<Route extends LocaleRoute>(
  routes: Readonly<Record<string, Route>>,
  codes: readonly Locale[],
): Record<string, Route> {
  const all = Object.values(routes)
  const groups = [...ownLocales, otherLocale]
  const groupOf = ({ id }: Route): string => id.split('/', 1)[0]!
  const copies = codes.flatMap((code, index) => {
    const group = ownLocales.includes(code) ? code : otherLocale
    const renamed = (id: string | undefined): string | undefined => id && code + id.slice(group.length)
    return all
      .filter((route) => groupOf(route) === group)
      .map((route) =>
        route.id === group
          ? { ...route, id: code, path: index === 0 ? undefined : code }
          : { ...route, id: renamed(route.id)!, parentId: renamed(route.parentId) },
      )
  })
  const shared = all.filter((route) => !groups.includes(groupOf(route)))
  return Object.fromEntries([...shared, ...copies].map((route) => [route.id, route]))
}

/** Returns the routes with a name, such as `symbol`, in all locales, and those around them. */
export function routesNamed<Route extends LocaleRoute>(
  routes: Readonly<Record<string, Route>>,
  name: string,
): Record<string, Route> {
  const found = Object.entries(routes).filter(([id]) => id.endsWith(`/${name}`))
  for (const [, { parentId }] of found) {
    const parent = parentId === undefined ? undefined : routes[parentId]
    if (parent && !found.some(([id]) => id === parentId)) found.push([parent.id, parent])
  }
  return Object.fromEntries(found)
}
