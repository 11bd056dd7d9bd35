import type { Theme, TokenTree } from '@signpost/theme'
import { expectTypeOf } from 'expect-type'
import { expect, test } from 'vitest'
import {
  DATA_SECTION_ATTRIBUTE,
  DATA_THEME_ATTRIBUTE,
  websiteFamilies,
  WebsiteSection,
  websiteTheme,
  type WebsiteTheme,
  websiteTokens,
} from './index.ts'

test('tokens are frozen, all the way', () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))
  expect(isFrozen(websiteTokens)).toBe(true)
  expect(isFrozen(websiteTheme.vars)).toBe(true)
})

test('the theme has all tokens, as variables and as values', () => {
  expect(websiteTheme.tokens).toEqual(websiteTokens)
  expect(websiteTheme.attribute).toBe(DATA_THEME_ATTRIBUTE)
  expect(websiteTheme.vars.accentStrong).toBe('var(--accent-strong)')
  expect(websiteTheme.resolve('size.note')).toBe(websiteTokens.size.note)
  expect(websiteTheme.resolve('paper')).toBe(websiteTokens.paper.light)
  expect(websiteTheme.resolve('paper', 'dark')).toBe(websiteTokens.paper.dark)
})

test('there is a family for each section, and it takes names and members', () => {
  expect(websiteFamilies.names).toEqual(Object.values(WebsiteSection))
  expect(websiteFamilies.attribute).toBe(DATA_SECTION_ATTRIBUTE)
  expect(websiteFamilies.base).toBe(websiteTheme)
  expect(websiteFamilies.pick(WebsiteSection.Docs)).toBe(websiteFamilies.pick('docs'))
  expect(websiteFamilies.selector(WebsiteSection.Guides)).toBe('[data-section="guides"]')
})

test('the types have the paths, schemes and sections', () => {
  expectTypeOf<'paper' | 'code.keyword' | 'size.page'>().toExtend<WebsiteTheme.Path>()
  expectTypeOf<'papier' | 'code' | 'code.colour'>()
    .exclude<WebsiteTheme.Path>()
    .toEqualTypeOf<'papier' | 'code' | 'code.colour'>()
  expectTypeOf<WebsiteTheme.Scheme>().toEqualTypeOf<'light' | 'dark'>()
  expectTypeOf<WebsiteTheme.Section>().toEqualTypeOf<'base' | 'docs' | 'api' | 'packages' | 'guides'>()
  expectTypeOf(websiteTheme).toExtend<Theme<TokenTree>>()
  expectTypeOf(websiteTheme.vars.code.keyword).toEqualTypeOf<`var(--${string})`>()
  // @ts-expect-error There is no such token.
  expect(() => websiteTheme.resolve('papier')).toThrow(RangeError)
  // @ts-expect-error There is no such section.
  expect(() => websiteFamilies.pick('blog')).toThrow(RangeError)
})
