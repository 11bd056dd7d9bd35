import type { Page } from '@playwright/test'
import { keepShapes } from './first-rows.ts'
import { isLong } from './long.ts'
import { nextFrame, open } from './open.ts'
import { expect, test } from './site.ts'
import { templates } from './templates.ts'

// Moving the focus does not scroll the page smoothly.
test.use({ still: true })

/** Facts about the focused element. */
interface Stop {
  name: string
  /** Problems with the focus; usually none. */
  faults: string[]
}

/** Adds helpers to the page, and returns the names of all focusable elements in document order. */
function watchFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true })
    const bar = document.querySelector('.navbar')!
    Object.assign(window, {
      stop: (): Stop | undefined => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const faults: string[] = []
        const marked = element.matches('.tab-input') ? element.nextElementSibling! : element
        const { outlineStyle, outlineWidth } = getComputedStyle(marked)
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) faults.push('shows nothing')
        const box = marked.getClientRects()[0]
        if (!box || box.width === 0 || box.height === 0) faults.push('has no place')
        else {
          const { left, top, width, height } = box
          const [x, y] = [left + width / 2, top + Math.min(height / 2, 40)]
          if (top < 0 || left < 0 || x > innerWidth || y > innerHeight)
            faults.push(`is out of view at ${Math.round(left)}, ${Math.round(top)}`)
          else if (!bar.contains(element) && !element.matches('.skip-link') && top < bar.getBoundingClientRect().bottom)
            faults.push('is behind the bar')
          else if (!marked.contains(document.elementFromPoint(x, y)))
            faults.push(`is covered by ${nameOf(document.elementFromPoint(x, y) ?? document.body)}`)
        }
        // Whether code and tables scroll depends on the width, so authors cannot know.
        if (
          !element.matches('a[href], button, summary, input, select') &&
          element.scrollWidth <= element.clientWidth &&
          element.scrollHeight <= element.clientHeight &&
          !element.matches('pre, .table')
        )
          faults.push('is no control and does not scroll')
        return { name: nameOf(element), faults }
      },
    })
    const all = document.querySelectorAll(
      'a[href], button:not(:disabled), summary, select, input[type=search], input:checked, input[type=radio]:checked, [tabindex="0"]',
    )
    return Array.from(all).filter(isShown).map(nameOf)
  })
}

/** Tabs from the start of the page until the focus leaves it. */
async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length <= most) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => (window as unknown as { stop: () => Stop | undefined }).stop())
    if (stop === undefined) break
    stops.push(stop)
  }
  return stops
}

for (const { name, path } of templates) {
  // The bar, the sidebar and the contents of a doc are other elements on a phone; what is below them is the same at every width.
  for (const width of name === 'doc' || (isLong && name === 'package') ? [390, 1280] : [1280]) {
    test(`R64 the keyboard reaches everything of the ${name} at ${width} px, and one sees where it is`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      if (!isLong) await keepShapes(page)
      // Code with long lines has a wrap button, which the first move of a pointer brings.
      await page.mouse.move(200, 300)
      const loaded = (): Promise<boolean> =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/reading-aids-')),
        )
      await expect.poll(loaded).toBe(true)
      await nextFrame(page)
      await nextFrame(page)
      const controls = await watchFocus(page)
      const stops = await walk(page, controls.length)
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
      expect(stops.map((stop) => stop.name)).toEqual(controls)
    })
  }
}
