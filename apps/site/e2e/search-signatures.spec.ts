import { openCallables, printTree, signatureAsker } from '@signpost/name-search/signatures'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'

test.describe('the search by signatures', () => {
  test('a query with an arrow finds callables by their types', async ({ page }) => {
    const { field, options } = await openSearch(page, '/api')
    await field.fill('((T) => U) -> Operator<T, U>')
    await expect(options.first()).toContainText('map')
    await expect(options.first()).toContainText('(T, number) => U')
    await field.fill('subject')
    await expect(options.first()).toContainText('Subject')
  })

  test('its files are loaded by the first query with an arrow, and no sooner', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      // Chromium reports a file that it has in its cache a second time, as another type.
      if (request.resourceType() === 'fetch' && request.url().includes('/search/signatures/'))
        loaded.push(new URL(request.url()).pathname)
    })
    const { field, options } = await openSearch(page, '/api')
    await field.fill('subject')
    await expect(options.first()).toContainText('Subject')
    expect(loaded).toEqual([])
    await field.fill('-> Observable<T>')
    await expect(options.first()).toContainText('=> Observable<T>')
    expect(loaded).toEqual(['/search/signatures/0.json', '/search/signatures/1.json'])
  })

  test('a mistake is a sentence with its place, in the language of the page', async ({ page }) => {
    const { dialog, field } = await openSearch(page, '/api')
    await field.fill('string -> Map<K')
    await expect(dialog).toContainText('End of the query: “>” is expected.')
    await field.fill('string -> string string')
    await expect(dialog).toContainText('Character 18, “string”: a comma or the arrow is expected before another type.')
    const romanian = await openSearch(page, '/ro/api')
    await romanian.field.fill('->')
    await expect(romanian.dialog).toContainText('La sfârșitul căutării: se așteaptă un tip înainte sau după săgeată.')
  })

  test('nothing fits, and unknown names are said', async ({ page }) => {
    const { dialog, field } = await openSearch(page, '/api')
    await field.fill('Workspace, Rgb -> Observable<Workspace>')
    await expect(dialog).toContainText('Nothing found')
    await field.fill('Bananna -> string')
    await expect(dialog).toContainText('Not on this site: Bananna.')
  })

  test('long, odd and deep queries get an answer', async ({ page }) => {
    const { dialog, field } = await openSearch(page, '/api')
    for (const query of [
      `${'A<'.repeat(480)} ->`,
      '\u202Eabc -> \u05D0',
      '-> .*+?^${}()|[]\\',
      `${'a'.repeat(5000)} ->`,
    ]) {
      await field.fill(query)
      await expect(dialog.locator('.search-notices, .search-none, .hit').first()).toBeVisible()
    }
  })

  test('the results page has the hits too', async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent('EventTarget, string -> Observable<_>')}`)
    await expect(page.getByRole('main').locator('.hit').first()).toContainText('fromEvent')
  })

  test('every callable of the site is in the first five by its own signature', async ({ request }) => {
    const load = async (file: number): Promise<string> => (await request.get(`/search/signatures/${file}.json`)).text()
    const root = await load(0)
    const { pieces } = JSON.parse(root) as { pieces: unknown[] }
    const callables = openCallables(root, await Promise.all(pieces.map((_, at) => load(at + 1))))
    const asker = signatureAsker(load)
    const nameOf = (at: number): string => `P${at}`
    const missing: string[] = []
    for (const { parameters, result, constraints, name, container } of callables) {
      const declared = constraints.map((one, at) => {
        return one === undefined ? nameOf(at) : `${nameOf(at)} extends ${printTree(one, nameOf)}`
      })
      const list = [...parameters].reverse().map(({ type, optional, rest }) => {
        const text = printTree(type, nameOf)
        return rest ? `...${text}` : optional ? `(${text})?` : text
      })
      const head = declared.length === 0 ? '' : `<${declared.join(', ')}>`
      const { hits } = await asker.ask(`${head}(${list.join(', ')}) -> ${printTree(result, nameOf)}`, { limit: 1000 })
      const own = hits.find((hit) => hit.name === name && hit.container === container)
      // Callables of the same types are one place.
      if (own === undefined || hits.filter(({ cost }) => cost < own.cost).length >= 5)
        missing.push(`${container}.${name}`)
    }
    expect(callables.length).toBeGreaterThan(400)
    expect(missing).toEqual([])
  })
})
