import type { Page } from '@playwright/test'

/** Shortens the list of all symbols to its first three letters: its other rows are of the same kind. */
export async function keepFirstRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const letters = Array.from(document.querySelectorAll('section.symbols:has(> .symbol-names)'))
    for (const letter of letters.slice(3)) letter.remove()
  })
}

/**
 * Shortens each list and table to two rows of every shape: the others have the same elements and classes, and differ in
 * their texts only. For checks that no text decides.
 */
export async function keepShapes(page: Page): Promise<void> {
  await keepFirstRows(page)
  await page.evaluate(() => {
    const shapeOf = (row: Element): string => {
      const names = [row, ...row.querySelectorAll('*')].map((one) => `${one.localName} ${one.getAttribute('class')}`)
      return [...new Set(names)].sort().join()
    }
    for (const list of document.querySelectorAll('ul, ol, tbody')) {
      const seen = new Map<string, number>()
      for (const row of [...list.children]) {
        const shape = shapeOf(row)
        const count = (seen.get(shape) ?? 0) + 1
        seen.set(shape, count)
        // A link to the page that is shown has no class of its own.
        if (count > 2 && row.querySelector('[aria-current]') === null) row.remove()
      }
    }
  })
}
