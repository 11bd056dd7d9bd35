/**
 * Creates the subset fonts in app/styles/fonts, and the outlines of their letters for images: `node fonts.js`. The results are
 * committed, because they change only with the fonts. Both fonts are under the SIL Open Font License 1.1.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Latin, general punctuation, currency and arrows: the characters of code and western languages. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≈≠≤≥⁠`
/** Additional characters of Romanian: the file is small enough to be loaded before the first paint. */
const romanian = 'ĂăȘșȚț'
/** Latin Extended-A, and the letters with a comma below. */
const latinExtended = `${range(0x100, 0x17f)}ȘșȚț`

/**
 * OpenType features by family: spacing, accents, letters of a language, and those that the style sheets switch on. Any other
 * one (ligatures of code, small capitals) brings glyphs that no page shows: half of the monospaced file.
 */
const features = {
  'source-sans-3': ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  'jetbrains-mono': ['mark', 'mkmk', 'ccmp', 'locl', 'zero'],
}

const fonts = [
  ['source-sans-3', 'latin', 'sans-latin', latin, { wght: { min: 400, max: 700 } }],
  ['source-sans-3', 'latin-ext', 'sans-romanian', romanian, { wght: { min: 400, max: 700 } }],
  ['source-sans-3', 'latin-ext', 'sans-latin-ext', latinExtended, { wght: { min: 400, max: 700 } }],
  ['jetbrains-mono', 'latin', 'mono-latin', latin, { wght: { min: 400, max: 700 } }],
  ['jetbrains-mono', 'latin-ext', 'mono-latin-ext', latinExtended, { wght: { min: 400, max: 700 } }],
]

const sourceOf = (family, subset) =>
  readFile(require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`))

for (const [family, subset, name, text, variationAxes] of fonts) {
  const font = await subsetFont(await sourceOf(family, subset), text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features[family],
  })
  await writeFile(new URL(`app/styles/fonts/${name}.woff2`, import.meta.url), font)
  console.log(`${name}.woff2 ${font.length} bytes`)
}

/** Advance and SVG path of each character, in thousandths of the font size; the baseline is at 0, and y points up. */
async function outlinesOf(family, weight) {
  const outlines = {}
  for (const [subset, text] of [
    ['latin', latin],
    ['latin-ext', latinExtended + romanian],
  ]) {
    const settings = { targetFormat: 'sfnt', variationAxes: { wght: weight } }
    const font = new Font(new Face(new Blob(await subsetFont(await sourceOf(family, subset), text, settings))))
    for (const character of text) {
      const glyph = font.nominalGlyph(character.codePointAt(0))
      if (glyph === 0 || glyph === undefined) continue
      const path = font.glyphToPath(glyph).replaceAll(/-?\d+\.\d+/g, (number) => Math.round(Number(number)))
      outlines[character] = [font.glyphHAdvance(glyph), path]
    }
  }
  return outlines
}

const outlines = {
  name: await outlinesOf('jetbrains-mono', 600),
  title: await outlinesOf('source-sans-3', 650),
  code: await outlinesOf('jetbrains-mono', 400),
  text: await outlinesOf('source-sans-3', 400),
}
const outlinesFile = new URL('app/social-images/outlines.json', import.meta.url)
await writeFile(outlinesFile, `${JSON.stringify(outlines)}\n`)
