import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'
import { defaultLocale, locales } from '#app/urls/locales.ts'

const style = (name: string): string => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8')

test('R9.1 the constants are those of the specification', () => {
  expect({ ...constants }).toEqual({
    columnsFrom: `${997 / 16}em`,
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
  const sheets = ['announcement/announcement', 'styles/base', 'frame/layout', 'navbar/navbar', 'sidebar/sidebar']
    .map(style)
    .join('\n')
  const widths = Array.from(sheets.matchAll(/\(width (?:>=|<) ([\d.]+em)\)/g), ([, width]) => width)
  expect(new Set(widths)).toEqual(new Set([constants.columnsFrom, '80em']))
  expect(style('navbar/navbar')).toMatch(/\.navbar \{[^}]*z-index: 200;/)
  expect(style('frame/layout')).toMatch(/\.skip-link \{[^}]*z-index: 201;/)
  expect(style('frame/layout')).toContain('grid-template-columns: min(18.75rem, 31vw) minmax(0, 1fr);')
  expect(style('navbar/navbar')).toMatch(/\.drawer \{[^}]*inline-size: 83vw;/)
})
