import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { signpostHere, stepsHere, type Ended } from '../../test/steps-here.ts'
import { placesOf } from '../steps/places.ts'
import { build } from './build.ts'

const limit = 240_000
const config = { title: 'Boxes', url: 'https://boxes.example', socialImages: true, locales: { list: ['en', 'ro'] } }
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-images-'))
  write({
    'package.json': JSON.stringify({ name: 'boxes', private: true, workspaces: ['libs/*'] }),
    'libs/core/package.json': JSON.stringify({ name: '@boxes/core', version: '1.0.0', types: 'index.d.ts' }),
    'libs/core/tsconfig.json': JSON.stringify(fewLibraries),
    'content/docs/intro.md': '# Start\n',
    'site.config.json': JSON.stringify(config),
  })
  comment('Holds one thing.')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'root', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function comment(text: string): void {
  const lines = `/** ${text} */\nexport declare class Box {}\n/** \u7bb1\u306e\u84cb */\nexport declare class Lid {}\n`
  write({ 'libs/core/index.d.ts': lines })
}

const out = (...file: string[]): string => join(folder, 'out', ...file)
const metaOf = (page: string): string[] =>
  readFileSync(out(page), 'utf8').match(/<meta (?:property="og:image|name="twitter:card)[^>]*>/g) ?? []
const buildHere = (): Promise<Ended> =>
  signpostHere(['build', '--root', join(folder, 'root'), '--out', out(), '--cache', join(folder, 'cache')], folder)

test('pages have an image, which is drawn again only when its own texts change', { timeout: limit }, async () => {
  const { code, output } = await buildHere()
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('found 2 images with characters that the fonts lack: U+306E'),
  ])
  const png = readFileSync(out('ro/social/api/core/class/Box.png'))
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  for (const file of ['social.png', 'social/api/core.png', 'social/docs/intro.png'])
    expect(existsSync(out(file))).toBe(true)
  // Each language has its own word for a class.
  expect(png.equals(readFileSync(out('social/api/core/class/Box.png')))).toBe(false)
  expect(metaOf('ro/api/core/class/Box.html')).toEqual([
    '<meta property="og:image" content="https://boxes.example/ro/social/api/core/class/Box.png"/>',
    '<meta property="og:image:type" content="image/png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="Box | @boxes/core"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ])
  // A text that cannot be drawn, and a list: the image of the site.
  expect(existsSync(out('social/api/core/class/Lid.png'))).toBe(false)
  for (const page of ['api/core/class/Lid.html', 'api/all.html'])
    expect(metaOf(page)[0]).toBe('<meta property="og:image" content="https://boxes.example/social.png"/>')

  const drawn = (file: string): number => statSync(out(file)).ino
  const before = ['social/api/core/class/Box.png', 'social/docs/intro.png', 'social.png'].map(drawn)
  comment('Holds one thing.\n\nFor long.')
  await buildHere()
  expect(readFileSync(out('api/core/class/Box.html'), 'utf8')).toContain('For long.')
  expect(['social/api/core/class/Box.png', 'social/docs/intro.png', 'social.png'].map(drawn)).toEqual(before)

  comment('Holds another thing.')
  await buildHere()
  const after = ['social/api/core/class/Box.png', 'social/docs/intro.png', 'social.png'].map(drawn)
  expect(after.map((one, at) => one === before[at])).toEqual([false, true, true])
})

test('without the package that draws, or without an address, pages are complete', { timeout: limit }, async () => {
  const places = placesOf(join(folder, 'root'), join(folder, 'cache'))
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const errors = (): string => printed.mock.calls.flat().join('\n')
  const options = { out: out(), force: false, strict: false, stream: process.stderr }
  try {
    await build({ ...places, resvg: '' }, options, stepsHere())
    expect(errors()).toContain('found no @resvg/resvg-js; expected it in the repository')
    expect(errors()).toContain('npm install --save-dev @resvg/resvg-js')
    expect(metaOf('api/core/class/Box.html')).toEqual(['<meta name="twitter:card" content="summary"/>'])
    expect(existsSync(out('social.png'))).toBe(false)

    write({ 'site.config.json': JSON.stringify({ ...config, url: undefined }) })
    await build(places, options, stepsHere())
    expect(errors()).toContain('found no url in the configuration')
  } finally {
    vi.restoreAllMocks()
  }
})
