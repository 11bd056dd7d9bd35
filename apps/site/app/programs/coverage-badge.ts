import { percentOf, type Coverage } from '@signpost/examples/reader'
import { escapeXml } from './xml.ts'

/** Words of a badge. */
export interface BadgeWords {
  documented: string
  checked: string
}

/** Width of a character and space beside a text, in pixels; `textLength` makes every font fit. */
const [character, padding] = [6.5, 6]

/** Badge of a package as SVG: how much of it is documented and, where its examples are checked, how many of them are. */
export function coverageBadge({ symbols, documented, examples, checked }: Coverage, words: BadgeWords): string {
  const shares = [
    ...(symbols === 0 ? [] : [{ word: words.documented, percent: percentOf(documented, symbols) }]),
    ...(examples === undefined || examples === 0 || checked === undefined
      ? []
      : [{ word: words.checked, percent: percentOf(checked, examples) }]),
  ]
  let at = 0
  const cells = shares.flatMap(({ word, percent }) => [
    { text: word, fill: '#444' },
    { text: `${percent}%`, fill: percent >= 90 ? '#1a7f37' : percent >= 60 ? '#8a6100' : '#b3261e' },
  ])
  const parts = cells.map(({ text, fill }) => {
    const length = Math.ceil(text.length * character)
    const start = at
    at += length + 2 * padding
    return (
      `<rect x="${start}" width="${at - start}" height="20" fill="${fill}"/>` +
      `<text x="${start + padding}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
    )
  })
  const title = escapeXml(shares.map(({ word, percent }) => `${word}: ${percent}%`).join(', '))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at}" height="20" role="img" aria-label="${title}">` +
    `<title>${title}</title><g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" fill="#fff">${parts.join('')}</g></svg>\n`
  )
}
