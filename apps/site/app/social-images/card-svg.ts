import type { Kind } from '@signpost/graph-model'
import { fitText } from './fit-text.ts'
import { drawLine, type Face, missingLetters, widthOf } from './letters.ts'

/** Texts of an image. */
export interface Card {
  /** Title of the site. */
  site: string
  /** Kind of page in words; empty for the site itself. */
  label: string
  /** Kind of a symbol. */
  kind?: Kind
  /** Letter of the kind. */
  letter?: string
  /** Package of a symbol. */
  from?: string
  /** Name, or title of a guide. */
  name: string
  /** Whether the name is code. */
  isCode: boolean
  /** Types that a function takes and returns. */
  route?: readonly [takes: string, returns: string]
  /** First sentence; empty without one. */
  sentence: string
}

/** Colours of an image as `#rrggbb`. */
export interface CardColours {
  paper: string
  ink: string
  soft: string
  line: string
  accent: string
  kind: string
}

/** Size of an image in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 80
const inner = cardSize.width - 2 * margin
/** Lowest baseline of the text above the foot. */
const lowest = 500

/** Characters of a card that the fonts cannot draw, each once. */
export function missingOf(card: Card): string[] {
  const texts: [string, Face][] = [
    [card.site, 'text'],
    [card.label, 'text'],
    [card.letter ?? '', 'name'],
    [card.from ?? '', 'code'],
    [card.name, card.isCode ? 'name' : 'title'],
    [card.route?.join('') ?? '', 'code'],
    [card.sentence, 'text'],
  ]
  return [...new Set(texts.flatMap(([text, face]) => missingLetters(text, face)))]
}

/** Image of a page as SVG. Its letters are paths, so that it looks the same on every machine. */
export function cardSvg(card: Card, colours: CardColours): string {
  const parts = [headOf(card, colours)]
  let y = 190
  const add = (text: string, face: Face, fill: string, sizes: readonly number[], most: number): void => {
    const leading = sizes.length === 1 ? 1.4 : 1.15
    const room = Math.max(1, Math.floor((lowest - y) / (sizes.at(-1)! * leading)))
    const { size, lines } = fitText(text, { face, width: inner, sizes, lines: Math.min(most, room) })
    for (const line of lines) {
      y += size * leading
      parts.push(group(fill, drawLine(line, face, { x: margin, y: Math.round(y - size * 0.28), size })))
    }
  }
  const names = card.isCode ? [76, 64, 54, 46] : [72, 60, 50]
  add(card.name, card.isCode ? 'name' : 'title', colours.ink, names, 2)
  if (card.route) {
    y += 22
    add(`${card.route[0]} → ${card.route[1]}`, 'code', colours.soft, [30], 2)
  }
  if (card.sentence !== '') {
    y += 22
    add(card.sentence, 'text', colours.ink, [34], 3)
  }
  // The image of the site says its title once.
  if (card.name !== card.site) parts.push(footOf(card, colours))
  const { width, height } = cardSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>${parts.join('')}</svg>`
  )
}

/** Kind and package. */
function headOf({ kind, letter, label, from }: Card, colours: CardColours): string {
  const size = 32
  const baseline = 124
  let x = margin
  const parts: string[] = []
  if (kind !== undefined && letter !== undefined) {
    parts.push(kindShape(kind, { x, y: baseline - 34, size: 44 }, colours))
    const at = { x: x + 22 - widthOf(letter, 'name', 26) / 2, y: baseline - 3, size: 26 }
    parts.push(group(isFilled(kind) ? colours.paper : colours.kind, drawLine(letter, 'name', at)))
    x += 62
  }
  if (label !== '') {
    parts.push(
      group(kind === undefined ? colours.soft : colours.kind, drawLine(label, 'text', { x, y: baseline, size })),
    )
    x += widthOf(label, 'text', size) + 24
  }
  if (from !== undefined) {
    const space = { face: 'code', width: cardSize.width - margin - x, sizes: [28, 24], lines: 1 } as const
    const { lines, size: fitted } = fitText(from, space)
    parts.push(group(colours.soft, drawLine(lines[0] ?? '', 'code', { x, y: baseline, size: fitted })))
  }
  return parts.join('')
}

/** Title of the site, below a line. */
function footOf({ site }: Card, colours: CardColours): string {
  const { lines, size } = fitText(site, { face: 'text', width: inner, sizes: [30], lines: 1 })
  const line = `<path fill="${colours.line}" d="M${margin} 534h${inner}v2h-${inner}z"/>`
  return line + group(colours.accent, drawLine(lines[0] ?? '', 'text', { x: margin, y: 584, size }))
}

function group(fill: string, paths: string): string {
  return `<g fill="${fill}">${paths}</g>`
}

/** Values are filled, types are outlined. */
function isFilled(kind: Kind): boolean {
  return kind === 'class' || kind === 'function' || kind === 'variable' || kind === 'enum'
}

/** Shape of a kind, as on its page. */
function kindShape(kind: Kind, { x, y, size }: { x: number; y: number; size: number }, colours: CardColours): string {
  const [soft, round] = [7, size / 2]
  const corners: Readonly<Record<Kind, readonly [number, number, number, number]>> = {
    class: [soft, soft, soft, soft],
    interface: [soft, soft, soft, soft],
    function: [round, round, round, round],
    namespace: [round, round, round, round],
    variable: [round, soft, round, soft],
    type: [round, soft, round, soft],
    enum: [round, round, soft, soft],
  }
  const [a, b, c, d] = corners[kind]
  const arc = (radius: number, dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  const path =
    `M${x + a} ${y}H${x + size - b}${arc(b, b, b)}V${y + size - c}${arc(c, -c, c)}` +
    `H${x + d}${arc(d, -d, -d)}V${y + a}${arc(a, a, -a)}z`
  return `<path fill="${isFilled(kind) ? colours.kind : 'none'}" stroke="${colours.kind}" stroke-width="3" d="${path}"/>`
}
