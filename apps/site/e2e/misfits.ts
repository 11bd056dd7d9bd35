import type { Page } from '@playwright/test'
import { nextFrame } from './open.ts'

/** Overflows: a page wider than the window, elements outside of it, and cut words. */
export function misfits(page: Page, except = 'no-element'): Promise<string[]> {
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
export function sideways(page: Page): Promise<string> {
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
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await nextFrame(page)
}
