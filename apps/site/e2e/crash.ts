import { expect, type Locator, type Page } from '@playwright/test'

/** Link in the navigation bar to the list of packages. */
export const toApi = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Docs' })

/** Console messages of a page after {@link crash}: the error, and that its list of symbols was preloaded in vain. */
export const crashed =
  /Cannot read properties of undefined|React Router caught|The above error occurred|\/sidebar\/.* was preloaded using link preload but not used/

/** Opens a page whose data lacks a field that its component needs. */
export async function crash(page: Page): Promise<void> {
  await page.route(/\/api\.data/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('crumbs', 'crumbz') })
  })
  await toApi(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.')
}
