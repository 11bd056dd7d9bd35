import type { Page } from '@playwright/test'
import { nextFrame } from './open.ts'

/**
 * Records what moves in each document of a page, and holds its fonts back.
 *
 * @returns Lets the fonts of the current document come, once it was painted without them. The next document has to wait again.
 */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(recordShifts)
  let painted: () => void
  let isPainted: Promise<void>
  const hold = (): void => {
    isPainted = new Promise((resolve) => (painted = resolve))
  }
  hold()
  await page.route('**/*.woff2', async (route) => {
    await isPainted
    await route.continue()
  })
  return async () => {
    await nextFrame(page)
    painted()
    await page.evaluate(() => document.fonts.ready)
    hold()
  }
}

/** Elements that have moved in the current document, where that is a hundredth of the window at least. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await nextFrame(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [score: number, moved: string][] }).shifts)
  const score = shifts.reduce((sum, [value]) => sum + value, 0)
  return score.toFixed(2) === '0.00' ? [] : shifts.map(([, moved]) => moved)
}

/** Records all layout shifts of the document: score, element, old and new position. Runs in the page. */
function recordShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: [score: number, moved: string][] = []
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}x${height}`
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.localName}.${element?.className}: ${place(previousRect)} -> ${place(currentRect)}`
      })
      shifts.push([value, `${value.toFixed(4)} ${moved.join('; ')}`])
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
