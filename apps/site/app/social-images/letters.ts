import outlines from './outlines.json'

/** Faces of images: bold and regular code, bold and regular text. */
export type Face = 'name' | 'code' | 'title' | 'text'

/** Advance and path of a letter in thousandths of its size; y points up. */
type Letter = readonly [advance: number, path: string]

/** The fonts have no arrow. */
const arrow: Letter = [600, 'M40,300L430,300L300,170L345,125L560,330L345,535L300,490L430,360L40,360Z']

const faces = outlines as unknown as Readonly<Record<Face, Readonly<Record<string, Letter>>>>

function letterOf(face: Face, character: string): Letter | undefined {
  return faces[face][character] ?? (character === '→' ? arrow : undefined)
}

/** A text on one line, composed and without characters that nobody sees. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Characters of a text for which a face has no letter, each once. */
export function missingLetters(text: string, face: Face): string[] {
  return [...new Set(plainText(text))].filter((character) => letterOf(face, character) === undefined)
}

/** Width of a text in pixels; kerning is ignored. */
export function widthOf(text: string, face: Face, size: number): number {
  let sum = 0
  for (const character of text) sum += letterOf(face, character)?.[0] ?? 0
  return (sum * size) / 1000
}

/** SVG paths of a line of text. `y` is its baseline. */
export function drawLine(text: string, face: Face, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / 1000
  let at = x
  return [...text]
    .map((character) => {
      const [advance, path] = letterOf(face, character) ?? [0, '']
      const start = at
      at += advance * scale
      return path === '' ? '' : `<path transform="matrix(${scale} 0 0 ${-scale} ${round(start)} ${y})" d="${path}"/>`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
