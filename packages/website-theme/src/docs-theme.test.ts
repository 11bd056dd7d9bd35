import { expect, test } from 'vitest'
import { docsTheme, websiteFamilies, websiteTheme, WebsiteSection } from './index.ts'

/** Rules of a stylesheet: selectors with the number of declarations. */
function outline(css: string): string {
  return css
    .replace(/\{((?:[^{};]+;)+)\}/g, (_, block: string) => ` ${block.match(/;/g)!.length}\n`)
    .replaceAll('{', '\n')
    .replaceAll('}', '')
    .trim()
}

test('is the base alone, unless sections are given', () => {
  const { css, ...attributes } = docsTheme()
  expect(css).toBe(websiteTheme.toCss())
  expect(attributes).toEqual({ schemeAttribute: websiteTheme.attribute, sectionAttribute: websiteFamilies.attribute })
  expect(css).not.toContain(websiteFamilies.attribute)
})

test('has these rules', () => {
  expect(outline(docsTheme().css)).toMatchInlineSnapshot(`
    ":where(:root) 9
    :where(:root,:is(:root:not([data-theme="dark"],[data-theme="system"]),[data-theme="light"]),[data-theme="system"]) 29
    @media (prefers-color-scheme: dark)
    :where(:root:not(:is(:root:not([data-theme="dark"],[data-theme="system"]),[data-theme="light"])),[data-theme="system"]) 29
    :where([data-theme="dark"]) 29"
  `)
})

test('has the given sections, each once', () => {
  const { css } = docsTheme({ sections: [WebsiteSection.Docs, 'docs', 'api'] })
  expect([...new Set([...css.matchAll(/\[data-section="(\w+)"\]/g)].map(([, name]) => name))]).toEqual(['docs', 'api'])
  expect(docsTheme({ sections: ['docs', 'api'] }).css).toBe(css)
  expect(docsTheme({ sections: websiteFamilies.names }).css).toBe(websiteFamilies.toCss())
})

test('is in the given layer', () => {
  expect(docsTheme({ layer: 'tokens' }).css).toBe(`@layer tokens{${docsTheme().css}}`)
})

test('is the same text for the same options', () => {
  const options = { sections: websiteFamilies.names, layer: 'tokens' }
  expect(docsTheme(options).css).toBe(docsTheme({ ...options }).css)
})

test('rejects an unknown section', () => {
  // @ts-expect-error There is no such section.
  expect(() => docsTheme({ sections: ['blog'] })).toThrow('found "blog": use one of base, docs, api, packages, guides')
})
