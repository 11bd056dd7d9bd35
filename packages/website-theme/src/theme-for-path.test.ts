import { expect, test } from 'vitest'
import { themeForPath } from './theme-for-path.ts'
import { WebsiteSection } from './website-section.ts'

const { Base, Docs, Api, Packages, Guides } = WebsiteSection

test.each([
  ['', Base],
  ['/', Base],
  ['/ro', Base],
  ['/pt-BR/', Base],
  ['/sitemap.xml', Base],
  ['/elsewhere/docs', Base],
  ['/documents', Base],
  ['/Docs', Base],
  ['/apis', Base],
  ['/docs', Docs],
  ['/docs/', Docs],
  ['/docs/intro', Docs],
  ['/docs/guide', Docs],
  ['/docs/intro/guides', Docs],
  ['/ro/docs/intro', Docs],
  ['/pt-BR/docs', Docs],
  ['/docs/guides', Guides],
  ['/docs/guides/colour/', Guides],
  ['/ro/docs/guides/colour', Guides],
  ['/api', Packages],
  ['/api/', Packages],
  ['/ro/api', Packages],
  ['/api/theme', Packages],
  ['/api/theme/', Packages],
  ['/ro/api/useLocalStorage', Packages],
  ['/api/theme/class', Api],
  ['/api/theme/class/Theme', Api],
  ['/api/theme/class/Theme/', Api],
  ['/ro/api/theme/function/createTheme', Api],
  ['/api/docs/class/guides', Api],
  ['//api//theme', Packages],
  ['/ro/ro/docs', Base],
])('%s is in %s', (path, section) => {
  expect(themeForPath(path)).toBe(section)
})
