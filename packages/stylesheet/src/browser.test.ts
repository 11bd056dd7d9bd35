import { join } from 'node:path'
import type { Page as BrowserPage } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nonce, Page, sent, type tagged } from '../test/page.tsx'
import type * as published from './index.ts'

declare global {
  var api: typeof published
  var page: { sent: typeof sent; tagged: typeof tagged }
  var sentElement: Element | null
  /** Computed value of a property of an element. */
  var computed: (selector: string | Element, property: string, pseudo?: string) => string
}

const program = `
  import { StrictMode } from 'react'
  import { flushSync } from 'react-dom'
  import { hydrateRoot } from 'react-dom/client'
  import * as api from './src/index.ts'
  import { Page, sent, tagged } from './test/page.tsx'

  globalThis.sentElement = document.querySelector('main style')
  flushSync(() => hydrateRoot(document.getElementById('root'), <StrictMode><Page /></StrictMode>))
  globalThis.api = api
  globalThis.page = { sent, tagged }
  globalThis.computed = (selector, property, pseudo) =>
    getComputedStyle(typeof selector === 'string' ? document.querySelector(selector) : selector, pseudo).getPropertyValue(property)
`

const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  (path) =>
    (path === '/policy' || path === '/sent'
      ? `<meta http-equiv="Content-Security-Policy" content="style-src 'nonce-${nonce}'">`
      : '') +
    (path === '/sent' ? sent.toHtml() : '') +
    `<div id="root">${renderToString(createElement(Page))}</div>`,
)

describe('a page in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let page: BrowserPage
  let complaints: readonly string[]

  beforeEach(async () => {
    page = await served.browser.newPage()
    complaints = complaintsOf(page.context())
  })

  afterEach(async () => {
    await page.close()
  })

  for (const mode of ['adopted', 'element'] as const) {
    test(`mode ${mode}: rules apply, follow changes and are removed`, async () => {
      await page.goto(served.address)
      const seen = await page.evaluate((wanted) => {
        const sheet = globalThis.api.createStylesheet(
          {
            '@layer low, high': true,
            '@layer high': { 'main p': { lineHeight: 2, WebkitLineClamp: 3 } },
            '@layer low': { 'main p': { lineHeight: 1 } },
            main: {
              fontSize: 10,
              '--gap': 7,
              '& p': { marginTop: 'calc(var(--gap) * 1px)', '@media screen': { paddingTop: 3 } },
            },
            '@media print': { p: { paddingTop: 99 } },
          },
          { mode: wanted as published.MountMode },
        )
        const read = (): string[] =>
          ['line-height', 'margin-top', 'padding-top', '-webkit-line-clamp', 'background-color'].map((name) =>
            globalThis.computed('p', name),
          )
        const before = read()
        const mounts = [sheet.mount(), sheet.mount()]
        const mounted = read()
        sheet.merge({ 'main p': { backgroundColor: 'rgb(4, 5, 6)' } }).set('main', { fontSize: 20 })
        const changed = read()
        const places = [document.adoptedStyleSheets.length, document.head.querySelectorAll('style').length]
        mounts[0]!.dispose()
        const kept = read()
        mounts[1]!.dispose()
        return {
          modes: mounts.map(({ mode }) => mode),
          mounted,
          changed,
          places,
          kept,
          restored: read().join() === before.join(),
        }
      }, mode)
      const changed = ['40px', '20px', '0px', '3', 'rgb(4, 5, 6)']
      expect(seen).toEqual({
        modes: [mode, mode],
        mounted: ['20px', '7px', '3px', '3', 'rgba(0, 0, 0, 0)'],
        changed,
        places: mode === 'adopted' ? [1, 0] : [0, 1],
        kept: changed,
        restored: true,
      })
      expect(complaints).toEqual([])
    })
  }

  test('shadow roots of a document share one adopted stylesheet, and other documents have their own', async () => {
    await page.goto(served.address)
    const seen = await page.evaluate(() => {
      const { createStylesheet } = globalThis.api
      const roots = Array.from({ length: 2 }, () => {
        const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
        root.append(document.createElement('p'))
        return root
      })
      const frame = document.body.appendChild(document.createElement('iframe')).contentDocument!
      frame.body.append(frame.createElement('p'))
      const sheet = createStylesheet({ ':host': { display: 'block' }, p: { color: 'rgb(1, 1, 1)' } })
      const modes = [...roots, frame].map((target) => sheet.mount(target).mode)
      sheet.merge({ p: { color: 'rgb(2, 2, 2)' } })
      const colors = [...roots, frame, document].map((target) =>
        globalThis.computed(target.querySelector('p')!, 'color'),
      )
      const shared = roots[0]!.adoptedStyleSheets[0] === roots[1]!.adoptedStyleSheets[0]
      const host = globalThis.computed(roots[0]!.host, 'display')
      sheet.unmount()
      return { modes, colors, shared, host, left: [...roots, frame].map((target) => target.adoptedStyleSheets.length) }
    })
    expect(seen).toEqual({
      modes: ['adopted', 'adopted', 'adopted'],
      colors: ['rgb(2, 2, 2)', 'rgb(2, 2, 2)', 'rgb(2, 2, 2)', 'rgb(0, 0, 0)'],
      shared: true,
      host: 'block',
      left: [0, 0, 0],
    })
    expect(complaints).toEqual([])
  })

  test('an element in a shadow root', async () => {
    await page.goto(served.address)
    const seen = await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
      const p = root.appendChild(document.createElement('p'))
      const mount = globalThis.api
        .createStylesheet({ p: { color: 'rgb(1, 1, 1)' } }, { mode: globalThis.api.MountMode.Element })
        .mount(root)
      const during = [mount.mode, globalThis.computed(p, 'color'), globalThis.computed('main p', 'color')]
      mount.dispose()
      return [...during, globalThis.computed(p, 'color')]
    })
    expect(seen).toEqual(['element', 'rgb(1, 1, 1)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
  })

  test('a policy allows an adopted stylesheet, and an element with its nonce, whose text may change', async () => {
    await page.goto(`${served.address}policy`)
    const colors = await page.evaluate((allowed) => {
      const { createStylesheet, MountMode } = globalThis.api
      const colorWith = (options: published.StylesheetOptions): string => {
        const sheet = createStylesheet({}, options)
        sheet.mount()
        sheet.set('p', { color: 'rgb(1, 1, 1)' })
        const color = globalThis.computed('p', 'color')
        sheet.unmount()
        return color
      }
      return [{}, { mode: MountMode.Element, nonce: allowed }].map(colorWith)
    }, nonce)
    expect(colors).toEqual(['rgb(1, 1, 1)', 'rgb(1, 1, 1)'])
    expect(complaints).toEqual([])
  })

  test('the policy is in force: an element without the nonce does nothing', async () => {
    await page.goto(`${served.address}policy`)
    const color = await page.evaluate(() => {
      globalThis.api
        .createStylesheet({ p: { color: 'rgb(1, 1, 1)' } }, { mode: globalThis.api.MountMode.Element })
        .mount()
      return globalThis.computed('p', 'color')
    })
    expect(color).toBe('rgb(0, 0, 0)')
    await expect.poll(() => complaints).toEqual([expect.stringContaining('Content Security Policy')])
  })

  test('an element sent by a server applies, is reused, and changes under the policy', async () => {
    await page.goto(`${served.address}sent`)
    const seen = await page.evaluate(() => {
      const element = document.querySelector('[data-stylesheet=sent]')
      const { sent } = globalThis.page
      const before = globalThis.computed('p', 'color')
      const mount = sent.mount()
      const same =
        document.querySelectorAll('[data-stylesheet]').length === 1 &&
        document.querySelector('[data-stylesheet]') === element
      sent.set('main p', { color: 'rgb(4, 5, 6)' })
      const changed = globalThis.computed('p', 'color')
      mount.dispose()
      return {
        mode: mount.mode,
        before,
        same,
        changed,
        after: globalThis.computed('p', 'color'),
        adopted: document.adoptedStyleSheets.length,
      }
    })
    expect(seen).toEqual({
      mode: 'element',
      before: 'rgb(1, 2, 3)',
      same: true,
      changed: 'rgb(4, 5, 6)',
      after: 'rgb(0, 0, 0)',
      adopted: 0,
    })
    expect(complaints).toEqual([])
  })

  test('React hydrates its tag under the policy without an error, and it follows the stylesheet', async () => {
    await page.goto(`${served.address}policy`)
    const content = () => page.evaluate(() => globalThis.computed('main > p', 'content', '::after'))
    expect(await content()).toBe('"</style> & \'"')
    await page.evaluate(() => globalThis.page.tagged.set('main > p::after', { content: '"changed"' }))
    await expect.poll(content).toBe('"changed"')
    expect(
      await page.evaluate(
        () => globalThis.sentElement !== null && globalThis.sentElement === document.querySelector('main style'),
      ),
    ).toBe(true)
    expect(complaints).toEqual([])
  })
})
