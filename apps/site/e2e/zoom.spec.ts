import type { Page } from '@playwright/test'
import { keepFirstRows } from './first-rows.ts'
import { isLong } from './long.ts'
import { nextFrame, open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** Overflows: a page wider than the window, elements outside of it, and cut words. */
function misfits(page: Page, except = 'no-element'): Promise<string[]> {
  return page.evaluate((left) => {
    const nameOf = (element: Element): string =>
      `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      // Code and tables scroll on their own, as WCAG 1.4.10 allows. Visually hidden text is clipped on purpose.
      if (
        element.closest(`pre, .table, svg, .visually-hidden, .skip-link, .tab-input, ${left}`) ||
        !element.checkVisibility({ checkVisibilityCSS: true })
      )
        continue
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (words.length === 0) continue
      const range = document.createRange()
      const boxes = words.flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      const out = boxes.find((box) => box.right > innerWidth + 1 || box.left < -1)
      if (out) found.push(`${nameOf(element)} sticks out: ${Math.round(out.left)} to ${Math.round(out.right)}`)
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const isCut =
          (overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 1)
        if (isCut) found.push(`${nameOf(element)} is cut by ${nameOf(box)}`)
      }
      const bar = element.closest('.navbar:not(:has(.menu-list[data-open=true]))')?.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      if (bar && (top < bar.top - 1 || bottom > bar.bottom + 1)) found.push(`${nameOf(element)} is higher than the bar`)
    }
    return found
  }, except)
}

/** How wide a page is that scrolls sideways, and for which element. */
function sideways(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = Array.from(document.querySelectorAll('body *')).find((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1 && !element.closest('pre, .table, dialog')
    })
    return scrollWidth > clientWidth ? `${scrollWidth} px, for ${wide?.outerHTML.slice(0, 120)}` : ''
  })
}

/** Text spacing that readers may set (WCAG 1.4.12). The content security policy must not block it. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await nextFrame(page)
}

const docs = [
  { name: 'doc with everything', path: '/docs/writing/pages' },
  { name: 'list of tags', path: '/docs/tags' },
]

for (const { name, path } of [...templates, ...docs]) {
  for (const locale of locales) {
    test(`R10.9 R64 the ${name} in ${locale} is whole at 200 % and at 400 %, with any spacing of its text`, async ({
      page,
    }) => {
      await open(page, inLocale(path, locale))
      if (!isLong) await keepFirstRows(page)
      // The Romanian words are longer.
      for (const width of locale === 'ro' ? [390, 995, 996] : []) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sideways(page), `at ${width} px`).toBe('')
      }
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
      )
      for (const spaced of [false, true]) {
        if (spaced) await spaceText(page)
        // Windows of half and a quarter of 1280 by 1024.
        for (const [width, height] of [
          [640, 512],
          [320, 256],
        ] as const) {
          await page.setViewportSize({ width, height })
          expect(await misfits(page), `at ${width} px${spaced ? ', spaced' : ''}`).toEqual([])
        }
      }
      await page.setViewportSize({ width: 1280, height: 1024 })
      // An overview cuts what does not fit on a line; the section of the member shows it whole.
      expect(await misfits(page, '.member-row:not(.is-whole)'), 'at 1280 px, spaced').toEqual([])
    })
  }
}

for (const locale of locales) {
  test(`R64 the open search in ${locale} is whole at 200 % and at 400 %, with any spacing of its text`, async ({
    page,
  }) => {
    const { field, options } = await openSearch(page, inLocale('/api/observable', locale))
    for (const query of ['', 'observable', 'zzqqxxyy']) {
      await field.fill(query)
      if (query === 'observable') await expect(options.first()).toContainText('Observable')
      for (const [width, height] of [
        [640, 512],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height })
        // The page behind the search is covered, and the filter buttons are a row that scrolls.
        expect(await misfits(page, '.navbar, .content, .footer, .chips'), `"${query}" at ${width} px`).toEqual([])
        await expect(field).toBeInViewport()
        if (query === 'observable') {
          await page.keyboard.press('End')
          await expect(options.last()).toBeInViewport()
          await page.keyboard.press('Home')
        }
      }
    }
    await spaceText(page)
    expect(await misfits(page, '.navbar, .content, .footer, .chips'), 'spaced').toEqual([])
  })
}
