import type { Page, Response } from '@playwright/test'

/**
 * Opens a page and waits until it reacts to its visitor.
 *
 * @throws Error when there is no answer at all.
 */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path)
  await hydrated(page)
  if (!response) throw new Error(`${path} only changed the place on the page; a document was expected`)
  return response
}

/** Waits until the page has been painted as it is now. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until the page that was loaded last has become interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
}
