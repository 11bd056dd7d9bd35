import { expect, type APIRequestContext } from '@playwright/test'

/** Path of every page in the site's sitemap, in its order. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  const locations = Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, location]) => location!)
  expect(locations.length).toBeGreaterThan(100)
  return locations.map((location) => new URL(location).pathname)
}
