import type { Page } from '@playwright/test'

/** Requests whose responses are held back until the test releases them. */
export interface Held {
  /** Resolves when the first request was sent. */
  asked: Promise<void>
  release: () => void
}

/** Holds back the responses to a page's requests that match a pattern. */
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
