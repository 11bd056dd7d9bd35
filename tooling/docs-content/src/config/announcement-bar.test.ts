import { expect, test } from 'vitest'
import type { SiteConfig } from './site-config.ts'
import { validateSiteConfig } from './validate-site-config.ts'

const barOf = (announcementBar: unknown) =>
  validateSiteConfig({ title: 'T', announcementBar } as SiteConfig, 'site.config.ts').announcementBar

test('R3.3 there is none by default', () => {
  expect([barOf(undefined), barOf(null)]).toEqual([null, null])
})

test('R2.29 only the words are needed', () => {
  expect(barOf({ content: 'New' })).toEqual({
    id: 'announcement-bar',
    content: 'New',
    backgroundColor: null,
    textColor: null,
    isCloseable: true,
  })
})

test.each([
  [{}, 'announcementBar.content'],
  [{ content: '' }, 'announcementBar.content'],
  [{ content: 'New', id: '' }, 'announcementBar.id'],
  [{ content: 'New', isCloseable: 'no' }, 'announcementBar.isCloseable'],
  [{ content: 'New', backgroundColor: 'red; } body { display: none' }, 'announcementBar.backgroundColor'],
  [{ content: 'New', textColour: 'red' }, 'announcementBar.textColour'],
])('R2.29 %j is refused for %s', (bar, place) => {
  expect(() => barOf(bar)).toThrow(place)
})

test.each(['#20232a', 'rebeccapurple', 'oklch(0.5 0.1 250 / 80%)', 'rgb(1, 2, 3)'])('R2.29 %s is a colour', (color) => {
  expect(barOf({ content: 'New', backgroundColor: color, textColor: color })).toMatchObject({
    backgroundColor: color,
    textColor: color,
  })
})
