import type { Locator, Page } from '@playwright/test'
import { open } from './open.ts'
import { expect } from './site.ts'

/** Elements of an open search. */
export interface OpenSearch {
  dialog: Locator
  field: Locator
  options: Locator
  chosen: Locator
}

/** Elements of the search on a page, in any language. */
export function searchOn(page: Page): OpenSearch {
  const dialog = page.locator('dialog.search')
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    chosen: dialog.locator('[role=option][aria-selected=true]'),
  }
}

/** Opens a page and its search by the key. */
export async function openSearch(page: Page, path: string): Promise<OpenSearch> {
  await open(page, path)
  await page.keyboard.press('/')
  const search = searchOn(page)
  await expect(search.field).toBeFocused()
  return search
}
