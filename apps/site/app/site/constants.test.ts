import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'
import { defaultLocale, locales } from '#app/urls/locales.ts'

const style = (name: string): string => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8')

test('R9.1 the constants are those of the specification', () => {
  expect({ ...constants }).toEqual({
    columnsFrom: `${996 / 16}em`,
    barHeight: 60,
    copiedFor: 1000,
    progress: { delay: 200, minimum: 0.08, speed: 200, trickle: 800, mostPerTrickle: 0.02, mostWhileLoading: 0.994 },
    themeKey: 'theme',
    versionKey: 'docs-preferred-version-default',
    dismissKey: 'docusaurus.announcement.dismiss',
    announcementKey: 'docusaurus.announcement.id',
  })
  expect([defaultLocale, locales]).toEqual(['en', ['en', 'ro']])
})

test('R9.1 the style sheets say the same', () => {
  const app = new URL('../', import.meta.url)
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const queries = sheets.flatMap((name) => readFileSync(new URL(name, app), 'utf8').match(/@media[^{]*/g) ?? [])
  // A range that includes its end on both sides, or leaves a gap, has two layouts or none at a fractional width.
  const widths = queries.flatMap((query) => query.match(/\([^)]*(?:width|inline-size)[^)]*\)/g) ?? [])
  const columns = widths.filter((width) => {
    const [, value, unit] = /([\d.]+)(r?em)?/.exec(width)!
    return Math.abs(Number(value) * (unit === undefined ? 1 : 16) - 996) < 16
  })
  expect(new Set(columns)).toEqual(
    new Set([`(width >= ${constants.columnsFrom})`, `(width < ${constants.columnsFrom})`]),
  )
  expect(style('navbar/navbar')).toMatch(/\.navbar \{[^}]*z-index: 200;/)
  expect(style('frame/layout')).toMatch(/\.skip-link \{[^}]*z-index: 201;/)
  expect(style('frame/layout')).toContain('grid-template-columns: min(18.75rem, 31vw) minmax(0, 1fr);')
  expect(style('navbar/navbar')).toMatch(/\.drawer \{[^}]*inline-size: 83vw;/)
})
