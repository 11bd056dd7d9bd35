import type { Page, Response } from '@playwright/test'

/**
 * Opens a page and waits until it is interactive.
 *
 * @throws Error when there is no response.
 */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path)
  await hydrated(page)
  if (!response) throw new Error(`${path} only changed the place on the page; a document was expected`)
  return response
}

/** Waits for the next paint of the page. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until the loaded page is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
}
