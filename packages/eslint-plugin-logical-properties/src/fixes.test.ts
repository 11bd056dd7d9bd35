import { join } from 'node:path'
import { browserRetries } from '@signpost/test-browser/chromium'
import { serveProgram } from '@signpost/test-browser/program'
import { Linter } from 'eslint'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '@playwright/test'
import { styles } from '../test/style-arbitrary.ts'
import { plugin } from './index.ts'
import { toKebab } from './name-case.ts'

const linter = new Linter()
const fix = (code: string) => linter.verifyAndFix(code, [plugin.configs.strict])

const asObject = (entries: readonly (readonly [string, string])[]): string =>
  `style({\n${entries.map(([property, value]) => `  ${property}: '${value}',\n`).join('')}})`
const asTemplate = (entries: readonly (readonly [string, string])[]): string =>
  `css\`\n${entries.map(([property, value]) => `  ${toKebab(property)}: ${value};\n`).join('')}\``

describe('fixing', () => {
  test.each([
    ['an object', asObject],
    ['a template', asTemplate],
  ])('%s a second time changes nothing, and nothing is left that could be fixed', (_, write) => {
    fc.assert(
      fc.property(styles, (entries) => {
        const once = fix(write(entries))
        const twice = fix(once.output)
        expect(twice.fixed).toBe(false)
        expect(twice.output).toBe(once.output)
        expect(once.messages.filter((message) => message.fatal || message.fix)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [
      'beside a shorthand that sets the same side',
      "padding: '1px 2px 3px 4px', paddingLeft: '0px'",
      "paddingLeft: '1px'",
    ],
    ['with values by condition', "left: { default: '1px', ':hover': '2px' }", "left: '1px'"],
    ['as an inset of a device', "paddingLeft: 'env(safe-area-inset-left)'", "paddingLeft: '1px'"],
  ])('what stays physical %s stays so in the other styles of an atomic function', (_, first, second) => {
    const code = (a: string, b: string): string => `stylex.create({ a: { ${a} }, b: { ${b} } })`
    expect(fix(code(first, second)).output).toBe(code(first, second))
    expect(fix(code("color: 'red'", second)).output).not.toBe(code("color: 'red'", second))
    expect(fix(code(first, second).replace('stylex.create', 'styleVariants')).output).toContain('InlineStart')
  })
})

/** Computed sides of an element, and positions of its box and its text. */
interface Seen {
  readonly styles: Record<string, string>
  readonly gaps: { readonly left: number; readonly right: number; readonly top: number }[]
}

const page = `
  globalThis.look = (css, direction) => {
    document.dir = direction
    document.getElementById('css').textContent = '#box { ' + css + ' }'
    const [outer, box, text] = ['outer', 'box', 'text'].map((id) => document.getElementById(id))
    const gapsIn = (inner, frame) => {
      const [a, b] = [inner.getBoundingClientRect(), frame.getBoundingClientRect()]
      return { left: a.left - b.left, right: b.right - a.right, top: a.top - b.top }
    }
    const computed = getComputedStyle(box)
    const physical = [...computed].filter((name) =>
      /^(?:margin|padding|border|scroll-margin|scroll-padding|overflow|overscroll|min|max|left|right|top|bottom|width|height)/.test(name) && !/inline|block|start|end/.test(name))
    return {
      styles: Object.fromEntries(physical.map((name) => [name, computed.getPropertyValue(name)])),
      gaps: [gapsIn(box, outer), gapsIn(text, outer)],
    }
  }
`
const body =
  '<style>html { scrollbar-width: none } #outer { width: 400px; height: 300px; position: relative } #box { position: relative; border: 1px solid }' +
  ' i { float: inline-start; width: 21px; height: 20px }</style><style id="css"></style>' +
  '<div id="outer"><i></i><div id="box"><span id="text">x</span></div></div>'
const served = serveProgram(join(import.meta.dirname, '..'), page, () => body)

describe('in Chromium', { retry: browserRetries, timeout: 120_000 }, () => {
  let tab: Page

  beforeAll(async () => {
    tab = await served.browser.newPage()
    await tab.goto(served.address)
    await tab.waitForFunction(() => 'look' in globalThis)
  })

  afterAll(() => tab?.close())

  const look = (entries: readonly (readonly [string, string])[], direction: 'ltr' | 'rtl'): Promise<Seen> =>
    tab.evaluate(
      ([css, dir]) => (globalThis as unknown as { look: (css: string, dir: string) => Seen }).look(css!, dir!),
      [entries.map(([property, value]) => `${toKebab(property)}: ${value};`).join(' '), direction],
    )

  /** Mirrors the measurements. */
  const mirrored = ({ styles: seen, gaps }: Seen): Seen => {
    const swap = (name: string): string =>
      name.replace(/\b(?:left|right)\b/, (side) => (side === 'left' ? 'right' : 'left'))
    return {
      styles: Object.fromEntries(Object.entries(seen).map(([name, value]) => [swap(name), value])),
      gaps: gaps.map(({ left, right, top }) => ({ left: right, right: left, top })),
    }
  }

  const evaluate = (code: string): [string, string][] =>
    Object.entries(
      new Function('style', `return ${code}`)((style: Record<string, string>) => style) as Record<string, string>,
    )

  /** Rounds lengths, which may differ slightly. */
  const rounded = ({ styles: seen, gaps }: Seen) => ({
    styles: seen,
    gaps: gaps.map((gap) =>
      Object.fromEntries(Object.entries(gap).map(([side, size]) => [side, Math.round(size * 8) / 8 + 0])),
    ),
  })

  test('a style that names a side looks different from its mirror, so that the comparison means something', async () => {
    for (const entry of [
      ['marginLeft', '7px'],
      ['borderTopRightRadius', '7px'],
      ['float', 'right'],
      ['textAlign', 'right'],
    ] as const) {
      const seen = await look([entry], 'ltr')
      expect(rounded(mirrored(seen)), entry[0]).not.toEqual(rounded(seen))
    }
  })

  test('a transition that is fixed with its property runs in both directions', async () => {
    const sides = ['margin-left', 'padding-right', 'border-left-width', 'margin-top']
    const code = sides.map((name) => `style({ transition: '${name} 9s', '${name}': '7px' })`)
    const fixed = code.map((one) => evaluate(fix(one).output))
    const running = (all: [string, string][][], direction: string): Promise<string[][]> =>
      tab.evaluate(
        ([styles, dir]) => {
          document.dir = dir as string
          return (styles as [string, string][]).map(([before, after]) => {
            const box = document.getElementById('box')!
            box.style.cssText = before
            box.getBoundingClientRect()
            box.style.cssText = `${before};${after}`
            box.getBoundingClientRect()
            const names = box.getAnimations().map((one) => (one as CSSTransition).transitionProperty)
            box.style.cssText = ''
            return names
          })
        },
        [
          all.map((entries) => entries.map(([property, value]) => `${toKebab(property)}: ${value}`)),
          direction,
        ] as const,
      )
    const original = code.map(evaluate)
    expect(await running(fixed, 'ltr')).toEqual(await running(original, 'ltr'))
    expect(await running(fixed, 'ltr')).toEqual(sides.map((name) => [name]))
    const swapped = sides.map((name) => [name.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'))])
    expect(await running(fixed, 'rtl')).toEqual(swapped)
  })

  // What frameworks make of styles that follow each other, so that none must be installed. In a cascade (vanilla-extract,
  // Emotion, styled-components, Linaria, Lit, `sx`) all declarations apply in order. Atomic ones (StyleX, Panda) keep the
  // last declaration of each property, and longer names win over shorthands.
  /** Priority of a property, as in StyleX: shorthands of shorthands, shorthands, logical and physical properties. */
  const rank = (name: string): number => {
    if (/^(?:margin|padding|inset|scrollMargin|scrollPadding|border)$/.test(name)) return 1
    if (/^(?:overscrollBehavior|border(?:Radius|Width|Style))$/.test(name)) return 2
    if (/^border(?:(?:Top|Right|Bottom|Left)|(?:Block|Inline)(?:Start|End)?(?:Width|Style)?)$/.test(name)) {
      return /(?:Start|End)(?:Width|Style)$/.test(name) ? 3 : 2
    }
    if (/(?:Block|Inline)$/.test(name)) return 2
    return /inline|block|start|end/i.test(name) ? 3 : 4
  }
  test.each([
    ['cascade', 'styleVariants', (pair: [string, string][]) => pair],
    [
      'atomic',
      'stylex.create',
      (pair: [string, string][]) =>
        Object.entries(Object.fromEntries(pair.filter(([, value]) => !value.includes('!'))))
          .map((entry, index) => ({ entry, index }))
          .sort((a, b) => rank(a.entry[0]) - rank(b.entry[0]) || a.index - b.index)
          .map(({ entry }) => entry),
    ],
  ] as const)('two fixed styles after one another look the same: %s', async (_, name, join) => {
    const write = (entries: [string, string][]): string =>
      `{ ${entries.map(([property, value]) => `${property}: '${value}'`).join(', ')} }`
    let fixes = 0
    await fc.assert(
      fc.asyncProperty(styles, styles, async (first, second) => {
        const { output, fixed } = fix(`${name}({ a: ${write(first)}, b: ${write(second)} })`)
        if (fixed) fixes++
        const read = new Function('stylex', 'styleVariants', `return ${output}`)
        const same = (made: unknown): unknown => made
        const { a, b } = read({ create: same }, same) as Record<'a' | 'b', Record<string, string>>
        const now = join([...Object.entries(a), ...Object.entries(b)])
        expect(rounded(await look(now, 'ltr'))).toEqual(rounded(await look(join([...first, ...second]), 'ltr')))
      }),
      { numRuns: 40 },
    )
    expect(fixes).toBeGreaterThan(10)
  })

  test('fixed styles look the same from left to right, and mirrored from right to left', async () => {
    let mirrors = 0
    await fc.assert(
      fc.asyncProperty(styles, async (entries) => {
        const { output, messages } = fix(asObject(entries))
        const fixed = evaluate(output)
        const original = await look(entries, 'ltr')
        expect(rounded(await look(fixed, 'ltr'))).toEqual(rounded(original))
        if (messages.length > 0) return
        mirrors++
        expect(rounded(await look(fixed, 'rtl'))).toEqual(rounded(mirrored(original)))
      }),
      { numRuns: 150 },
    )
    expect(mirrors).toBeGreaterThan(30)
  })
})
