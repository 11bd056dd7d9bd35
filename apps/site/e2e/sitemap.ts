import { expect, type APIRequestContext } from '@playwright/test'

/** The path of every page that the site tells search engines of, in the order of its sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  const locations = Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, location]) => location!)
  expect(locations.length).toBeGreaterThan(100)
  return locations.map((location) => new URL(location).pathname)
}
