import type { Page } from '@playwright/test'
import { holdFonts, shiftsOf } from './layout-shifts.ts'
import { isLong } from './long.ts'
import { hydrated } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** Storage keys that the site may write. */
const keys = ['theme', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id']

/** Violations of the content security policy since the page was loaded. */
function refused(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

/** Text of a document as sent, and as shown now. The sidebar, whose tree is loaded afterwards, is left out. */
function texts(page: Page, html: string): Promise<{ sent: string; shown: string }> {
  return page.evaluate((source) => {
    const textOf = (body: HTMLElement): string => {
      const copy = body.cloneNode(true) as HTMLElement
      for (const element of copy.querySelectorAll('script, style, .sidebar')) element.remove()
      return copy.textContent ?? ''
    }
    return { sent: textOf(new DOMParser().parseFromString(source, 'text/html').body), shown: textOf(document.body) }
  }, html)
}

/** Templates that are loaded in Romanian too; in a long run, all. Each one's Romanian page is watched by every-template.spec.ts. */
const translated = ['home', 'class', 'package']

for (const { name, path } of templates) {
  for (const locale of locales) {
    if (locale !== 'en' && !isLong && !translated.includes(name)) continue
    // The server's policy is the same in all languages.
    const tag = locale === 'en' ? [] : '@any-server'
    // The watched context fails the test on an error or warning, a blocked script, and a request to another host.
    test(`R1.1 R4.60 R7.1 R10.10 the ${name} is quiet in ${locale}, and still as it loads, its fonts last: from files in light on a phone and in dark on a desk`, {
      tag,
    }, async ({ page, context, request, mode }) => {
      await page.addInitScript(() => {
        Object.assign(window, { refused: [] })
        document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
          (window as unknown as { refused: string[] }).refused.push(`${violatedDirective} ${blockedURI}`),
        )
      })
      // What moves depends on no server.
      const painted = mode === 'static' ? await holdFonts(page) : undefined
      const address = inLocale(path, locale)
      const html = await (await request.get(address)).text()
      const views = [
        { theme: 'light', width: 390 },
        { theme: 'dark', width: 1280 },
      ]
      // The mode and the width are the browser's: a server is asked once.
      for (const { theme, width } of mode === 'static' || isLong ? views : views.slice(0, 1)) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(address, { waitUntil: painted ? 'commit' : 'load' })
        await hydrated(page)
        await painted?.()
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await page.evaluate(() => document.fonts.ready)
        if (painted) expect(await shiftsOf(page), `what moved at ${width} px`).toEqual([])
        expect(await refused(page), theme).toEqual([])
        const { sent, shown } = await texts(page, html)
        expect(shown, `the text after hydration, ${theme}`).toBe(sent)
        await page.evaluate(() => localStorage.setItem('theme', 'dark'))
      }
      expect(await context.cookies()).toEqual([])
      expect((await page.evaluate(() => Object.keys(localStorage))).filter((key) => !keys.includes(key))).toEqual([])
    })
  }
}
