import { expect, test } from 'vitest'
import { type Card, cardSize, cardSvg, missingOf } from './card-svg.ts'

const colours = { paper: '#fff', ink: '#111111', soft: '#555', line: '#ddd', accent: '#075', kind: '#225' }
const long = 'createQuerystringStorageAdapterForJotaiAtomsWithDefaultsAndMore.than.that'
const card: Card = {
  site: 'Signpost',
  label: 'Funcție',
  kind: 'function',
  letter: 'F',
  from: '@signpost/observable',
  name: 'debounceTime',
  isCode: true,
  route: ['number', 'OperatorFunction<T, T>'],
  sentence: 'Emits a value once nothing has been emitted for a while.',
}

/** Places of the letters of an image. */
function placesOf(svg: string): { x: number; y: number }[] {
  return Array.from(svg.matchAll(/matrix\(\S+ 0 0 \S+ (\S+) (\S+)\)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

test.each<[string, Partial<Card>]>([
  ['short', {}],
  [
    'long',
    {
      name: long,
      route: [long, long],
      sentence: `${long} `.repeat(9),
      from: long,
      site: `${long} ${long}`,
      label: 'Alias',
    },
  ],
  ['without a sentence', { sentence: '' }],
  [
    'of a guide',
    { kind: 'type', isCode: false, name: 'Publishing many versions of everything side by side, again and again' },
  ],
])('texts stay within the image and above each other: %s', (_, change) => {
  const places = placesOf(cardSvg({ ...card, ...change }, colours))
  const lines = [...new Set(places.map(({ y }) => y))]
  expect(lines).toEqual([...lines].sort((a, b) => a - b))
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(70)
    expect(x).toBeLessThan(cardSize.width - 80)
    expect(y).toBeLessThan(600)
  }
  // The foot has its own line.
  expect(lines.at(-1)! - lines.at(-2)!).toBeGreaterThan(40)
})

test('an image has nothing but shapes: no text of the author, no reference', () => {
  const svg = cardSvg({ ...card, name: '<image href="file:///etc/passwd"/>', sentence: '&lt;script>' }, colours)
  expect(svg.match(/<(?!\/)\S+/g)!.every((tag) => /^<(?:svg|g|path)$/.test(tag))).toBe(true)
  expect(svg).not.toMatch(/href|passwd|script|&/)
})

test('each text counts for what cannot be drawn', () => {
  expect(missingOf(card)).toEqual([])
  const texts = { site: '一', label: '二', from: '三', name: '四', route: ['五', '六'] as const, sentence: '七一' }
  expect(missingOf({ ...card, ...texts })).toEqual(['一', '二', '三', '四', '五', '六', '七'])
})
