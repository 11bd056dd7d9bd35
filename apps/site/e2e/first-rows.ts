import type { Page } from '@playwright/test'

/** Shortens the list of all symbols to its first three letters: its other rows are of the same kind. */
export async function keepFirstRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const letters = Array.from(document.querySelectorAll('section.symbols:has(> .symbol-names)'))
    for (const letter of letters.slice(3)) letter.remove()
  })
}
