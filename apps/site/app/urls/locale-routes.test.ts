import { expect, test } from 'vitest'
import { localeRoutes, routesNamed } from './locale-routes.ts'

const routes = Object.fromEntries(
  [
    { id: 'root' },
    { id: 'routes/site-css', parentId: 'root', path: 'site.css' },
    { id: 'en', parentId: 'root' },
    { id: 'en/api', parentId: 'en', path: 'api' },
    { id: 'ro', parentId: 'root', path: 'ro' },
    { id: 'ro/api', parentId: 'ro', path: 'api' },
    { id: 'other', parentId: 'root', path: '_locale' },
    { id: 'other/api', parentId: 'other', path: 'api' },
  ].map((route) => [route.id, route]),
)

const paths = (codes: string[]): string[] =>
  Object.entries(localeRoutes(routes, codes)).map(([key, { id, parentId = '', path = '' }]) => {
    expect(id).toBe(key)
    return `${parentId} > ${id} ${path}`
  })

const shared = [' > root ', 'root > routes/site-css site.css']

test('a locale of the site has copies of the routes; the default one has no prefix', () => {
  expect(paths(['de'])).toEqual([...shared, 'root > de ', 'de > de/api api'])
  expect(paths(['pt-BR', 'en'])).toEqual([
    ...shared,
    'root > pt-BR ',
    'pt-BR > pt-BR/api api',
    'root > en en',
    'en > en/api api',
  ])
})

test('locales of the app keep their routes', () => {
  expect(paths(['en', 'ro'])).toEqual([...shared, 'root > en ', 'en > en/api api', 'root > ro ro', 'ro > ro/api api'])
})

test('the routes with a name come with those around them', () => {
  expect(Object.keys(routesNamed(localeRoutes(routes, ['en', 'ro']), 'api')).sort()).toEqual([
    'en',
    'en/api',
    'ro',
    'ro/api',
    'root',
  ])
})
