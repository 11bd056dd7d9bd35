import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { testStorybook } from '@signpost/test-browser/storybook'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDON_ID } from './events.ts'

/** Errors that Storybook itself logs when it composes another one. */
const expected: readonly string[] = [
  // A composed Storybook has an origin of its own.
  'unable to connect to top frame for connecting dev tools',
  'received globals from a non-local ref',
  'received a GLOBALS_UPDATED from a non-local ref',
  // One of the files that it looks for there; which one it was is checked elsewhere.
  'Failed to load resource: the server responded with a status of 404',
]

describe('a built Storybook in Chromium', { retry: browserRetries, timeout: 240_000 }, () => {
  const storybook = testStorybook({
    source: join(import.meta.dirname, '..', 'test', 'storybook'),
    composed: 'REF_ADDRESS',
    expected,
  })
  let page: Page

  beforeEach(() => {
    page = storybook.page
  })

  async function open(story: string): Promise<Frame> {
    await page.goto(`${storybook.address}?path=/story/demo--${story}`)
    return frame('#storybook-preview-iframe', story)
  }

  /** The frame, when it shows the story. */
  async function frame(selector: string, story: string): Promise<Frame> {
    await page.frameLocator(selector).getByText(`The value is ${story}`, { exact: true }).waitFor({ timeout: 60_000 })
    return storybook.frame(selector)
  }

  /** Waits until a custom property has the value at the manager's root. */
  const managerHas = (property: string, value: string) =>
    page.waitForFunction(
      ([name, expectedValue]) => getComputedStyle(document.documentElement).getPropertyValue(name!) === expectedValue,
      [property, value],
      { timeout: 60_000 },
    )

  const copies = () =>
    page.$$eval('[data-mirror-preview]', (elements) =>
      elements.map((element) => element.getAttribute('data-mirror-preview')),
    )

  /** Gives the preview a style of that name, or another text to the one there is. */
  const write = (preview: Frame, name: string, text: string) =>
    preview.evaluate(
      ([demo, css]) => {
        const present = document.querySelector<HTMLStyleElement>(`style[data-demo="${demo}"]`)
        const style = present ?? document.head.appendChild(document.createElement('style'))
        style.dataset['demo'] = demo!
        style.textContent = css!
      },
      [name, text],
    )

  test('manager and preview load the addon once', async () => {
    const text = `${ADDON_ID}/patch`
    expect([await storybook.countScripts('sb-addons', text), await storybook.countScripts('assets', text)]).toEqual([
      1, 1,
    ])
  })

  test('a style that is added, edited and removed in the preview is so in the manager', async () => {
    const preview = await open('first')
    await write(preview, 'edited', ':root { --demo-edited: one }')
    await managerHas('--demo-edited', 'one')
    const copy = await page.$('[data-mirror-preview="0:data-demo=edited"]')
    await write(preview, 'edited', ':root { --demo-edited: two }')
    await managerHas('--demo-edited', 'two')
    expect(await copy!.evaluate((element) => element.isConnected)).toBe(true)

    await preview.evaluate(() => document.querySelector('style[data-demo=edited]')!.setAttribute('media', 'print'))
    await managerHas('--demo-edited', '')
    await preview.evaluate(() => document.querySelector('style[data-demo=edited]')!.removeAttribute('media'))
    await managerHas('--demo-edited', 'two')
    await preview.evaluate(() => document.querySelector('style[data-demo=edited]')!.remove())
    await managerHas('--demo-edited', '')
    expect(await copies()).not.toContain('0:data-demo=edited')
  })

  test('files are linked by their own address, whatever the rules are written like', async () => {
    const preview = await open('first')
    await managerHas('--demo-file', 'linked')
    expect(
      await preview.evaluate(() =>
        'isBroken' in globalThis ? 'broken' : document.scripts.namedItem('signpost-mirror-preview')?.type,
      ),
    ).toBe('application/json')
  })

  test('rules that a story inserts into a sheet are there with the story', async () => {
    await open('first')
    await managerHas('--demo-sheet', 'first')
    await page.getByRole('link', { name: 'Second' }).first().click()
    await frame('#storybook-preview-iframe', 'second')
    await managerHas('--demo-sheet', 'second')
  })

  test('attributes of the root follow too', async () => {
    const preview = await open('first')
    await preview.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'))
    await page.waitForSelector('html[data-scheme=dark]', { state: 'attached' })
    await preview.evaluate(() => document.documentElement.removeAttribute('data-scheme'))
    await page.waitForSelector('html:not([data-scheme])', { state: 'attached' })
  })

  test('a preview that reloads starts anew, and what it no longer has is gone', async () => {
    const preview = await open('first')
    await managerHas('--demo-sheet', 'first')
    await write(preview, 'passing', ':root { --demo-passing: yes }')
    await managerHas('--demo-passing', 'yes')

    await preview.evaluate(() => location.reload())
    await managerHas('--demo-passing', '')
    await frame('#storybook-preview-iframe', 'first')
    await managerHas('--demo-sheet', 'first')
    await write(await frame('#storybook-preview-iframe', 'first'), 'edited', ':root { --demo-edited: again }')
    await managerHas('--demo-edited', 'again')
    expect(await copies()).not.toContain('0:data-demo=passing')
  })

  test('a manager that asks gets everything', async () => {
    const preview = await open('first')
    await managerHas('--demo-sheet', 'first')
    const before = await copies()
    await page.evaluate(() => document.querySelectorAll('[data-mirror-preview]').forEach((element) => element.remove()))
    expect(await copies()).toEqual([])
    await preview.evaluate(() => {
      // As the manager would, after its own reload.
      const event = { type: 'signpost/mirror-preview/request', args: [{}], from: 'manager' }
      postMessage(JSON.stringify({ key: 'storybook-channel', event }), '*')
    })
    await managerHas('--demo-sheet', 'first')
    expect(await copies()).toEqual(before)
  })

  test('the frame of a composed Storybook is not listened to', async () => {
    const preview = await open('first')
    await page.locator('#other_demo').click()
    const foreign = await frame('#storybook-ref-other', 'first')
    await page.evaluate(() => {
      addEventListener('message', ({ data }) => {
        if (String(data).includes('--demo-foreign')) document.body.dataset['heard'] = 'yes'
      })
    })
    await write(foreign, 'foreign', ':root { --demo-foreign: yes }')
    await page.waitForSelector('body[data-heard=yes]', { timeout: 60_000 })
    await write(preview, 'edited', ':root { --demo-edited: own }')
    await managerHas('--demo-edited', 'own')
    expect(await copies()).not.toContain('0:data-demo=foreign')
    await managerHas('--demo-sheet', 'first')
  })
})
