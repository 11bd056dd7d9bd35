import type { Page } from '@playwright/test'

/** Requests that get no answer until it is said so. */
export interface Held {
  /** Resolves when the first one has been sent. */
  asked: Promise<void>
  release: () => void
}

/** Holds back the answers to a page's requests for what a pattern names. */
export async function hold(page: Page, pattern: string | RegExp): Promise<Held> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let ask = (): void => undefined
  const asked = new Promise<void>((resolve) => (ask = resolve))
  await page.route(pattern, async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { asked, release }
}
