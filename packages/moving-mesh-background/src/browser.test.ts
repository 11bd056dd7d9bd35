import { join } from 'node:path'
import type { BrowserContextOptions, Page as BrowserPage } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { Page } from '../test/page.tsx'

const program = `
  import { createRoot, hydrateRoot } from 'react-dom/client'
  import { Page } from './test/page.tsx'
  import { MeshRenderer } from './src/index.ts'

  const root = document.getElementById('root')
  const bare = document.getElementById('bare')
  if (bare) globalThis.mesh = new MeshRenderer(bare, { seed: 7 })
  else {
    const app = hydrateRoot(root, <Page />)
    globalThis.unmount = () => app.unmount()
  }
`

const css = `
  body { margin: 0 }
  .mesh { display: block; width: 100%; height: 300px; --mesh-color: rgb(255, 0, 0) }
  [data-theme=dark] .mesh { --mesh-color: rgb(0, 0, 255) }
  .tall { height: 3000px }
`
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'nonce-n'; img-src data:">`

const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  (path) =>
    `${policy}<style nonce="n">${css}</style>` +
    (path === '/bare' ? '<canvas id="bare"></canvas>' : `<div id="root">${renderToString(createElement(Page))}</div>`),
)

/** Counts drawn frames: each begins by clearing the canvas. */
const countFrames = (): void => {
  globalThis.pictures = 0
  const { clearRect } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    globalThis.pictures++
    clearRect.apply(this, area)
  }
}

/** Counts the non-transparent pixels, and the red and blue ones among them. */
const countPixels = (page: BrowserPage) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const counts = { filled: 0, red: 0, blue: 0 }
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! === 0) continue
      counts.filled++
      if (data[at]! > 200) counts.red++
      if (data[at + 2]! > 200) counts.blue++
    }
    return counts
  })

const sizeOf = (page: BrowserPage) =>
  page
    .locator('canvas')
    .evaluate(({ width, height, clientWidth, clientHeight }: HTMLCanvasElement) => [
      width,
      height,
      clientWidth,
      clientHeight,
    ])

const picture = (page: BrowserPage) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
const state = (page: BrowserPage, wanted: string) =>
  page.waitForFunction((wanted) => globalThis.mesh?.state === wanted, wanted)
const framesAbove = (page: BrowserPage, count: number) =>
  page.waitForFunction((count) => globalThis.pictures > count, count)

/** Counts the frames drawn during a few frames of the browser. */
const framesMeanwhile = (page: BrowserPage) =>
  page.evaluate(async () => {
    const before = globalThis.pictures
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    return globalThis.pictures - before
  })

describe('a page in Chromium under a strict content security policy', {
  retry: browserRetries,
  timeout: 60_000,
}, () => {
  let page: BrowserPage
  let complaints: readonly string[]

  async function open(path = '', options: BrowserContextOptions = {}, saveData = false): Promise<void> {
    const context = await served.browser.newContext({
      viewport: { width: 600, height: 400 },
      reducedMotion: 'no-preference',
      ...options,
    })
    complaints = complaintsOf(context)
    page = await context.newPage()
    await page.addInitScript(countFrames)
    if (saveData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(served.address + path)
    if (path === '') await page.getByText('hydrated').waitFor()
    await framesAbove(page, 0)
  }

  afterEach(async () => {
    await page.context().close()
    expect(complaints).toEqual([])
  })

  test('moves in the colour set in CSS, and writes no style', async () => {
    await open()
    await state(page, 'running')
    const first = await picture(page)
    await framesAbove(page, (await page.evaluate(() => globalThis.pictures)) + 5)
    expect(await picture(page)).not.toBe(first)
    const { filled, red, blue } = await countPixels(page)
    expect(filled).toBeGreaterThan(500)
    expect([red, blue]).toEqual([filled, 0])
    expect(await page.locator('[style]').count()).toBe(0)
  })

  test('pauses off screen and continues when visible again', async () => {
    await open()
    await state(page, 'running')
    await page.evaluate(() => scrollTo(0, 1000))
    await state(page, 'paused')
    expect(await framesMeanwhile(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await state(page, 'running')
    expect(await framesMeanwhile(page)).toBeGreaterThan(0)
  })

  test('has as many pixels as a dense screen, also after moving to another one', async () => {
    await open('', { deviceScaleFactor: 2 })
    expect(await sizeOf(page)).toEqual([1200, 600, 600, 300])
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 500,
      height: 400,
      deviceScaleFactor: 3,
      mobile: false,
    })
    await page.waitForFunction(() => document.querySelector('canvas')!.width === 1500)
    expect(await sizeOf(page)).toEqual([1500, 900, 500, 300])
    expect((await countPixels(page)).filled).toBeGreaterThan(500)
  })

  test('a canvas without a size in CSS keeps its size on a dense screen', async () => {
    await open('bare', { deviceScaleFactor: 2 })
    expect(await framesMeanwhile(page)).toBe(0)
    expect(await sizeOf(page)).toEqual([300, 150, 300, 150])
  })

  test.each([
    ['reduced motion', { reducedMotion: 'reduce' }, false],
    ['a visitor who saves data', { reducedMotion: 'no-preference' }, true],
  ] as const)('draws one picture for %s, and again for another size or colour', async (_, options, saveData) => {
    await open('', options, saveData)
    await state(page, 'idle')
    expect(await framesMeanwhile(page)).toBe(0)
    expect(await page.evaluate(() => globalThis.pictures)).toBe(1)

    await page.setViewportSize({ width: 500, height: 400 })
    await framesAbove(page, 1)
    expect(await sizeOf(page)).toEqual([500, 300, 500, 300])

    const before = await page.evaluate(() => globalThis.pictures)
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    await framesAbove(page, before)
    const { filled, red, blue } = await countPixels(page)
    expect(filled).toBeGreaterThan(500)
    expect([red, blue]).toEqual([0, filled])
    expect(await framesMeanwhile(page)).toBe(0)
  })

  test('follows a later change of the reduced motion preference', async () => {
    await open()
    await state(page, 'running')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await state(page, 'idle')
    expect(await framesMeanwhile(page)).toBe(0)
  })

  test('draws nothing after it was unmounted', async () => {
    await open()
    await state(page, 'running')
    await page.evaluate(() => globalThis.unmount())
    await page.waitForFunction(() => !document.querySelector('canvas'))
    expect(await page.evaluate(() => globalThis.mesh)).toBeNull()
    expect(await framesMeanwhile(page)).toBe(0)
  })
})
