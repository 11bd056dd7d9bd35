import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { sections, site } from '../test/site.ts'
import type * as published from './index.ts'

declare global {
  var api: typeof published
  var themes: { site: typeof site; sections: typeof sections }
}

const program = `
  import * as api from './src/index.ts'
  import * as themes from './test/site.ts'
  Object.assign(globalThis, { api, themes })
`

const served = serveProgram(join(import.meta.dirname, '..'), program)

/** Scheme and variant of each element in a chain of nested elements, from the root on. */
interface Level {
  readonly scheme?: published.ColorSchemeChoice | undefined
  readonly family?: 'docs' | 'guides' | 'base' | undefined
}

const levels: Level[] = [undefined, 'light', 'dark', 'system'].flatMap((scheme) =>
  [undefined, 'docs', 'guides'].map((family) => ({ scheme, family }) as Level),
)

describe('a page in Chromium', { retry: browserRetries, timeout: 120_000 }, () => {
  let context: BrowserContext
  let page: Page
  let complaints: readonly string[]

  beforeEach(async () => {
    context = await served.browser.newContext({ colorScheme: 'light' })
    complaints = complaintsOf(context)
    page = await context.newPage()
    await page.goto(served.address)
  })

  afterEach(async () => {
    await context.close()
  })

  for (const preferred of ['light', 'dark'] as const) {
    test(`every scheme and variant within every other one, where the system is ${preferred}`, async () => {
      await page.emulateMedia({ colorScheme: preferred })
      const chains = levels.flatMap((one) => levels.flatMap((two) => levels.map((three) => [one, two, three])))
      const wrong = await page.evaluate(
        ({ chains, preferred }) => {
          const { sections } = globalThis.themes
          const { DATA_FAMILY_ATTRIBUTE: familyAttribute, DATA_SCHEME_ATTRIBUTE: schemeAttribute } = globalThis.api
          sections.apply()
          const div = document.body.appendChild(document.createElement('div'))
          const p = div.appendChild(document.createElement('p'))
          const elements = [document.documentElement, div, p]
          const wrong: string[] = []
          for (const chain of chains) {
            for (const [index, { scheme, family }] of chain.entries()) {
              elements[index]!.toggleAttribute(schemeAttribute, false)
              elements[index]!.toggleAttribute(familyAttribute, false)
              if (scheme) elements[index]!.setAttribute(schemeAttribute, scheme)
              if (family) elements[index]!.setAttribute(familyAttribute, family)
            }
            const nearest = chain.findLast(({ scheme }) => scheme)?.scheme ?? 'system'
            const scheme = nearest === 'system' ? preferred : nearest
            const family = chain.findLast(({ family }) => family)?.family
            const theme = family ? sections.pick(family) : sections.base
            const style = getComputedStyle(p)
            for (const path of sections.base.paths) {
              const expected = theme.resolve(path, scheme)
              const found = style.getPropertyValue(theme.variable(path))
              if (found !== expected) wrong.push(`${JSON.stringify(chain)} ${path}: ${found} instead of ${expected}`)
            }
            if (style.colorScheme !== scheme) wrong.push(`${JSON.stringify(chain)} color-scheme: ${style.colorScheme}`)
          }
          return wrong
        },
        { chains, preferred },
      )
      expect(chains.length).toBe(levels.length ** 3)
      expect(wrong).toEqual([])
    })
  }

  test('colours follow the scheme, the system and the variant, and everything is restored afterwards', async () => {
    await page.evaluate(() => {
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style>body { background: var(--paper); color: var(--link) }</style>',
      )
    })
    const colors = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return [backgroundColor, color]
      })
    const before = await page.evaluate(() => document.documentElement.outerHTML)
    const unthemed = await colors()
    const applied = await page.evaluateHandle(() => globalThis.themes.sections.apply())

    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 100, 80)'])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colors()).toEqual(['rgb(17, 17, 17)', 'rgb(80, 255, 180)'])
    await applied.evaluate((theme) => theme.setScheme('light'))
    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 100, 80)'])
    await applied.evaluate((theme) => theme.setFamily('docs'))
    expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(60, 0, 120)'])
    await applied.evaluate((theme) => theme.setScheme('dark'))
    expect(await colors()).toEqual(['rgb(17, 17, 17)', 'rgb(80, 255, 180)'])
    await applied.evaluate((theme) => theme.setFamily('guides'))
    expect(await colors()).toEqual(['rgb(17, 17, 17)', 'rgb(200, 100, 0)'])
    await applied.evaluate((theme) => theme.setScheme('system'))
    await applied.evaluate((theme) => theme.setFamily(undefined))
    expect(await colors()).toEqual(['rgb(17, 17, 17)', 'rgb(80, 255, 180)'])

    await applied.evaluate((theme) => theme[Symbol.dispose]())
    expect(await colors()).toEqual(unthemed)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
    expect(complaints).toEqual([])
  })

  test('a single element can have a theme, in the scheme of the page or in its own, in a shadow root too', async () => {
    const seen = await page.evaluate(() => {
      const { site } = globalThis.themes
      const root = document.documentElement
      const paper = (element: Element): string => getComputedStyle(element).getPropertyValue('--paper')
      const host = document.body.appendChild(document.createElement('div'))
      return [document.body, host.attachShadow({ mode: 'open' })].map((parent) => {
        const [themed, beside] = [1, 2].map(() => parent.appendChild(document.createElement('p')))
        const child = themed!.appendChild(document.createElement('b'))
        const applied = site.apply(themed!)
        const light = [root, beside!, themed!, child].map(paper)
        root.setAttribute('data-color-scheme', 'dark')
        const dark = [root, beside!, themed!, child].map(paper)
        root.removeAttribute('data-color-scheme')
        applied.setScheme('dark')
        child.setAttribute('data-color-scheme', 'light')
        const own = [root, beside!, themed!, child].map(paper)
        applied[Symbol.dispose]()
        return { light, dark, own, left: themed!.attributes.length, after: paper(themed!) }
      })
    })
    const [light, dark] = ['rgb(255 255 255)', 'rgb(17 17 17)']
    expect(seen[0]).toEqual({
      light: ['', '', light, light],
      dark: ['', '', dark, dark],
      own: ['', '', dark, light],
      left: 0,
      after: '',
    })
    // Rules outside of a shadow root do not apply within it.
    expect(seen[1]).toEqual({ ...seen[0], dark: seen[0]!.light })
  })

  test('breakpoints: exactly one matches at each width, and it is the named one', async () => {
    const widths = [1, 699, 700, 701, 999, 1000, 1001, 1599, 1600, 1601]
    const found: unknown[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 100 })
      found.push(
        await page.evaluate((width) => {
          const at = globalThis.api.breakpoints({ mobile: 0, tablet: 700, screen: 1000, large: 1600 })
          const holds = (query: string): boolean => matchMedia(query).matches
          return {
            isWidth: innerWidth === width,
            only: at.names.filter((name) => holds(at.only(name))),
            named: at.nameAt(width),
            both: at.names.filter((name) => holds(at.up(name)) === holds(at.down(name))),
          }
        }, width),
      )
    }
    const names = widths.map((width) =>
      width < 700 ? 'mobile' : width < 1000 ? 'tablet' : width < 1600 ? 'screen' : 'large',
    )
    expect(found).toEqual(names.map((name) => ({ isWidth: true, only: [name], named: name, both: [] })))
  })

  test('colours of CSS are those that a browser computes', async () => {
    const texts = [
      '#0cf',
      '#0cf8',
      '#12345678',
      'rgb(1 2 3)',
      'rgba(10%, 20%, 30%, 0.5)',
      'hsl(192 100% 50%)',
      'hsl(-90deg, 30%, 70%)',
      'oklch(45% 0.13 300)',
      'oklab(0.5 0.1 -0.1)',
      'transparent',
    ]
    const seen = await page.evaluate((texts) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      return texts.map((text) => {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = text
        canvas.fillRect(0, 0, 1, 1)
        const painted = [...canvas.getImageData(0, 0, 1, 1).data]
        const { r, g, b, alpha } = globalThis.api.color.toRgb(text)
        const read = [r, g, b, alpha].map((channel) => channel * 255)
        // Translucent pixels are stored premultiplied, and lose precision.
        const allowed = alpha < 1 ? 2 : 0.51
        const off =
          painted[3] === 0 ? [Math.abs(read[3]!)] : painted.map((value, index) => Math.abs(value - read[index]!))
        return Math.max(...off) <= allowed ? 'same' : `${text}: ${painted} and ${read}`
      })
    }, texts)
    expect(seen).toEqual(texts.map(() => 'same'))
  })

  test('mix is color-mix(in oklab)', async () => {
    const seen = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')!
      const pairs = [
        ['#0cf', 'white', 0.9],
        ['#f0c', '#0cf', 0.5],
        ['black', '#fc0', 0.25],
      ] as const
      return pairs.map(([from, to, amount]) => {
        canvas.fillStyle = `color-mix(in oklab, ${from}, ${to} ${amount * 100}%)`
        canvas.fillRect(0, 0, 1, 1)
        const painted = [...canvas.getImageData(0, 0, 1, 1).data]
        const { r, g, b } = globalThis.api.color.parse(globalThis.api.color.mix(from, to, amount))
        return Math.max(...[r, g, b].map((channel, index) => Math.abs(channel * 255 - painted[index]!)))
      })
    })
    expect(seen).toHaveLength(3)
    for (const off of seen) expect(off).toBeLessThanOrEqual(1)
  })
})
